/** `de` before a name: `de Camille`, `d’Ariane`. */
export function of(name: string): string {
  return /^[aeiouàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
