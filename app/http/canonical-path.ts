/**
 * The one spelling of a path: routes match in any case, with a final slash and with escaped letters.
 *
 * @throws {URIError} at an escape that is none
 */
export function canonicalPath(pathname: string): string {
  const path = decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, "");
  return encodeURI(path) || "/";
}
