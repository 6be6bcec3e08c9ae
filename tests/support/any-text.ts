import fc from "fast-check";

/** What tools that handle SQL have stumbled over. */
const stumblingBlocks = [
  ..."' '' \" ` \\ \0 \r\n ; -- /* */ $$ ?1 :name x'41' é 👩\u200d💻".split(" "),
  " CASE ",
  "BEGIN TRANSACTION;",
];

const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);

/**
 * Any well-formed text, more often than not a nasty one. (`fc.string({ unit: "binary" })` builds
 * a table of all of Unicode at its first use, which takes seconds.)
 */
export const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...stumblingBlocks),
      codePoint.map((point) => String.fromCodePoint(point)),
      fc.string({ unit: "binary-ascii", maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));
