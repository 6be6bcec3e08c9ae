/**
 * The colours of printed matter: cover, marks and sharing pictures. `styles/tokens.css` uses the same paper,
 * ink and vermilion; `leaf` is the gold of foil, too light for text on paper.
 */
export const palette = {
  paper: "#FBF7F0",
  cream: "#F8F1E4",
  ink: "#1B1A2B",
  vermilion: "#B93E22",
  teal: "#14525A",
  gold: "#8A5A12",
  leaf: "#E9BC6A",
} as const;
