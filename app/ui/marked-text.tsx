import { Fragment, type ReactNode } from "react";

interface MarkedTextProps {
  text: string;
  /** What the mark stands in place of, wherever it occurs. A pattern has no groups. */
  at: string | RegExp;
  mark: ReactNode;
}

/** Running text of which some words are set in another way. */
export function MarkedText({ text, at, mark }: MarkedTextProps) {
  const [first = "", ...others] = text.split(at);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
        <Fragment key={index}>
          {mark}
          {part}
        </Fragment>
      ))}
    </>
  );
}
