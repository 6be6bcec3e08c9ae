import { MarkedText } from "./marked-text";

/** The text with `1er` as French prints it, its ending raised. */
export function Ordinals({ text }: { text: string }) {
  return <MarkedText text={text} at={/(?<=\b1)er\b/} mark={<sup>er</sup>} />;
}
