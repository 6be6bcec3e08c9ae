import { rgb } from "pdf-lib";
import { palette } from "../brand/palette";

const colour = (hex: string) => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(channel(1), channel(3), channel(5));
};

export const colours = {
  paper: colour(palette.paper),
  cream: colour(palette.cream),
  ink: colour(palette.ink),
  vermilion: colour(palette.vermilion),
  teal: colour(palette.teal),
  gold: colour(palette.gold),
  leaf: colour(palette.leaf),
  muted: colour("#5B5768"),
  hairline: colour("#D9CDB9"),
  fieldEdge: colour("#8D8577"),
  white: colour("#FFFFFF"),
} as const;

export type ColourName = keyof typeof colours;

/** A4 in points, measured from the top left corner. Two columns: notes in the margin, text beside. */
export const grid = {
  width: 595.28,
  height: 841.89,
  margin: { x: 56, width: 92 },
  main: { x: 168, width: 371 },
  full: { x: 56, width: 483 },
  head: 44,
  top: 88,
  bottom: 776,
  foot: 806,
} as const;

export type FaceName = "display" | "text" | "italic" | "bold";

/** Size and leading in points. */
export interface Style {
  face: FaceName;
  size: number;
  leading: number;
  colour: ColourName;
}

export const styles = {
  numeral: { face: "display", size: 58, leading: 54, colour: "vermilion" },
  title: { face: "display", size: 27, leading: 31, colour: "ink" },
  part: { face: "display", size: 20, leading: 24, colour: "ink" },
  partLead: { face: "italic", size: 10.8, leading: 15.4, colour: "teal" },
  subtitle: { face: "display", size: 15.5, leading: 20, colour: "ink" },
  entry: { face: "display", size: 13, leading: 18, colour: "ink" },
  lead: { face: "italic", size: 12.2, leading: 17.8, colour: "teal" },
  body: { face: "text", size: 10.3, leading: 15.2, colour: "ink" },
  strong: { face: "bold", size: 10.3, leading: 15.2, colour: "ink" },
  prompt: { face: "text", size: 10, leading: 14.6, colour: "ink" },
  placeholder: { face: "italic", size: 10, leading: 14.6, colour: "vermilion" },
  note: { face: "italic", size: 9.2, leading: 13, colour: "muted" },
  caption: { face: "italic", size: 7.8, leading: 10, colour: "muted" },
  label: { face: "italic", size: 9.8, leading: 13.6, colour: "vermilion" },
  head: { face: "italic", size: 8.6, leading: 12, colour: "muted" },
  folio: { face: "display", size: 10.5, leading: 13, colour: "vermilion" },
} as const satisfies Record<string, Style>;
