import fc from "fast-check";

/** Letters that small and capital forms of another alphabet stand for: U+212A is a K in every case mapping. */
const lookalikes: Record<string, string> = { k: "%E2%84%AA" };

/** A spelling that is the same path to a router: case, escapes, dots and final slashes. */
export function spellingOf(path: string): fc.Arbitrary<string> {
  const letters = [...path.slice(1)].map((letter) =>
    letter === "/" ? fc.constant(letter) : spellingOfLetter(letter),
  );
  return fc
    .tuple(
      fc.constantFrom("/", "/./", "/x/../", "/x/%2e%2E/"),
      fc.tuple(...letters).map((spelled) => spelled.join("")),
      fc.constantFrom("", "/", "//", "/.", "/./"),
    )
    .map((parts) => parts.join(""));
}

function spellingOfLetter(letter: string): fc.Arbitrary<string> {
  const other = lookalikes[letter];
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(letter) },
    { weight: 2, arbitrary: fc.constant(letter.toUpperCase()) },
    { weight: 1, arbitrary: fc.constantFrom(escaped(letter), escaped(letter.toUpperCase())) },
    ...(other ? [{ weight: 1, arbitrary: fc.constant(other) }] : []),
  );
}

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

/** A path that looks like another and may be one, or none. */
export function nearlySpelled(path: string): fc.Arbitrary<string> {
  const extra = fc.constantFrom(
    ..."%2f %5c %00 %20 %3f %23 ; %E2%80%AE % .data %2edata é // + %25".split(" "),
  );
  return fc.tuple(spellingOf(path), fc.nat(), extra).map(([spelling, at, text]) => {
    const place = at % (spelling.length + 1);
    return `/${(spelling.slice(0, place) + text + spelling.slice(place)).replace(/^\//, "")}`;
  });
}
