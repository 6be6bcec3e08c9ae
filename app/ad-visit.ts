/** Query parameters that advertisers add to a link; no page's HTML depends on them, `utm_source` aside. */
export const adParameter =
  /^(utm_\w+|gad_\w+|hsa_\w+|mc_[ce]id|fbclid|gclid|dclid|gbraid|wbraid|msclkid|ttclid|twclid|yclid|igsh|igshid|epik|srsltid|li_fat_id|_ga|_gl)$/;

/** The bar is hidden for visitors who come from a Facebook or Instagram ad, and for nobody else. */
export function hidesNavigation(query: URLSearchParams): boolean {
  const source = query.get("utm_source");
  return source === "fb" || source === "ig";
}
