/**
 * The one spelling of a path: routes match in any case, with final slashes and with escaped letters.
 * An escaped slash, question mark or other separator stays escaped, since routes tell it from a bare one.
 *
 * @throws {URIError} at a malformed escape
 */
export function canonicalPath(pathname: string): string {
  return decodeURI(pathname).toLowerCase().replace(/\/+$/, "") || "/";
}
