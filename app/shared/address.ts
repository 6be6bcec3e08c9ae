/* What any page's URL may say: its path, the visitor's ad, and that a form was received. */

/**
 * The canonical spelling of a path: routes match in any case, with trailing slashes and escaped letters. Escaped
 * separators stay escaped, since they differ from bare ones.
 *
 * @throws {URIError} for a malformed escape
 */
export function canonicalPath(pathname: string): string {
  return decodeURI(pathname).toLowerCase().replace(/\/+$/, "") || "/";
}

const adParameter =
  /^(utm_\w+|gad_\w+|hsa_\w+|mc_[ce]id|fbclid|gclid|dclid|gbraid|wbraid|msclkid|ttclid|twclid|yclid|igsh|igshid|epik|srsltid|li_fat_id|_ga|_gl)$/;

const success = { name: "envoi", value: "reussi" };

/** The navigation bar is hidden only for visitors from a Facebook or Instagram ad. */
export function hidesNavigation(query: URLSearchParams): boolean {
  const source = query.get("utm_source");
  return source === "fb" || source === "ig";
}

/** Whether a page shows that its form was received. */
export function showsSuccess(query: URLSearchParams): boolean {
  return query.get(success.name) === success.value;
}

/** The same page in its success state, with its advertising parameters. */
export function successUrl(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  const kept = [...searchParams].filter(([name]) => adParameter.test(name));
  return `${pathname}?${new URLSearchParams([[success.name, success.value], ...kept])}`;
}

/** Whether a parameter leaves a page the same for all visitors. */
export function isPublicParameter(name: string, value: string): boolean {
  return adParameter.test(name) || (name === success.name && value === success.value);
}
