/**
 * The one spelling of a path: routes match in any case, with final slashes and with escaped letters.
 * An escaped slash, question mark or other separator stays escaped, since routes tell it from a bare one.
 *
 * @throws {URIError} at a malformed escape
 */
export function canonicalPath(pathname: string): string {
  return decodeURI(pathname).toLowerCase().replace(/\/+$/, "") || "/";
}

/** What the query of any page may say: which ad the visitor came from, and that a form was received. */

const adParameter =
  /^(utm_\w+|gad_\w+|hsa_\w+|mc_[ce]id|fbclid|gclid|dclid|gbraid|wbraid|msclkid|ttclid|twclid|yclid|igsh|igshid|epik|srsltid|li_fat_id|_ga|_gl)$/;

const success = { name: "envoi", value: "reussi" };

/** The bar is hidden for visitors who come from a Facebook or Instagram ad, and for nobody else. */
export function hidesNavigation(query: URLSearchParams): boolean {
  const source = query.get("utm_source");
  return source === "fb" || source === "ig";
}

/** Whether a page is to show that its form was received: the state is in the URL. */
export function showsSuccess(query: URLSearchParams): boolean {
  return query.get(success.name) === success.value;
}

/** Where a received form leads: the same page in its success state, advertising parameters kept. */
export function successUrl(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  const kept = [...searchParams].filter(([name]) => adParameter.test(name));
  return `${pathname}?${new URLSearchParams([[success.name, success.value], ...kept])}`;
}

/** Neither advertisers' nor the success state's parameters make a page personal. */
export function isPublicParameter(name: string, value: string): boolean {
  return adParameter.test(name) || (name === success.name && value === success.value);
}
