/** In pixels. Shown at about half that size; phones show only the central square. */
export const illustrationSize = { width: 2400, height: 1350 };

/** The pictures of the sales pages, by their file name in `public/images/plates`. */
export const illustrations = {
  workshop: {
    alt: "Gravure\u00a0: une table d’écrivain sous la lampe, des feuillets corrigés, des livres, et au mur quatorze fiches numérotées, une couleur par étape.",
  },
  dawn: {
    alt: "Gravure\u00a0: un carnet ouvert au lever du soleil, seule sa première page est écrite\u202f; une tasse fume à côté.",
  },
  window: {
    alt: "Gravure\u00a0: une fenêtre ouverte sur le ciel et les toits\u202f; le vent en referme déjà un battant.",
  },
  roofs: {
    alt: "Gravure\u00a0: les toits de Paris, du plein jour à gauche jusqu’à la nuit à droite.",
  },
  calendar: {
    alt: "Gravure\u00a0: un calendrier dont un crayon rouge barre les jours, entre une note à payer et une montre.",
  },
  enfilade: {
    alt: "Gravure\u00a0: trois portes ouvertes l’une derrière l’autre sur une dernière pièce éclairée\u202f; le livre y est posé sur la table, sous la lampe.",
  },
};

/** Small engravings, each a view of `public/images/marks.svg`. Purely decorative. */
export const markNames = [
  "compass",
  "pen",
  "chart",
  "chat",
  "book",
  "target",
  "layers",
  "sparkle",
] as const;

export type MarkName = (typeof markNames)[number];

export type IllustrationName = keyof typeof illustrations;
