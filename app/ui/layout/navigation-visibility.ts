/** The bar is hidden for visitors who come from a Facebook or Instagram ad, and for nobody else. */
export function hidesNavigation(query: URLSearchParams): boolean {
  const source = query.get("utm_source");
  return source === "fb" || source === "ig";
}
