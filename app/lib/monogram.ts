/** At most three letters for a name of any length: `C. L.` and `Camille Leroy` give `CL`. */
export function monogram(name: string): string {
  return [...name.matchAll(/(?<!\p{L})\p{L}/gu)].slice(0, 3).join("");
}
