/** Titles as the site sets them: the text that widths are averaged over. */
export const sample =
  "Écrivez votre livre professionnel en quatorze jours. Votre expertise mérite mieux qu’un tiroir : " +
  "structurez vos idées, trouvez votre voix, publiez un ouvrage dont vos clients se souviendront. " +
  "La méthode vous guide, chapitre après chapitre, de la première page au bon à tirer. " +
  "Pourquoi maintenant ? Parce que vos lecteurs vous attendent déjà. Questions fréquentes";

interface Fallback {
  family: string;
  local: string[];
  /** Average advance over `sample`, in em. */
  averageWidth: number;
}

/**
 * Serifs that visitors have: Georgia (Windows, Apple), Times New Roman and its metric twin Liberation
 * Serif (Linux), Noto Serif (Android). Georgia was measured on Gelasio, which has its widths.
 */
export const fallbacks: Fallback[] = [
  { family: "Fraunces Fallback", local: ["Georgia"], averageWidth: 0.4365 },
  {
    family: "Fraunces Fallback Times",
    local: ["Times New Roman", "Liberation Serif"],
    averageWidth: 0.3969,
  },
  {
    family: "Fraunces Fallback Noto",
    local: ["Noto Serif", "NotoSerif-Regular"],
    averageWidth: 0.4744,
  },
];
