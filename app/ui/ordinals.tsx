import { Fragment } from "react";

/** The text with `1er` as French prints it, its ending raised. */
export function Ordinals({ text }: { text: string }) {
  const [first = "", ...others] = text.split(/(?<=\b1)er\b/);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
        <Fragment key={index}>
          <sup>er</sup>
          {part}
        </Fragment>
      ))}
    </>
  );
}
