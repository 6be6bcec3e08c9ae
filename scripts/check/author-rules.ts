import type { Author } from "~/content/author";
import { type KnownAuthor, known } from "~/content/authorship";
import { blanksIn, isSample } from "./content-rules";
import type { Facts } from "./facts";
import type { Point } from "./point";

const file = "app/content/author.ts";

const missing = {
  biography: "the author has no biography: the pages show a name alone",
  portrait: "the author has no portrait: the drawn monogram stands in",
  signature: "the author has no signature: the name in type stands in",
} satisfies Partial<Record<keyof KnownAuthor, string>>;

/** The author's own file: nobody named, what is blank, what is a sample, pictures that are not there. */
export function author({ modules, isPublic }: Facts): Point[] {
  const { author = null } = (modules[file] ?? {}) as { author?: Author | null };
  const point = (untrue: boolean, message: string, find: string): Point => ({
    name: "author",
    untrue,
    message,
    place: { file, find: [find] },
  });
  const named = known(author);
  if (!named)
    return [point(true, "the site sells signed copies and names no author", "export const author")];

  const unset = (["biography", "portrait", "signature"] as const).filter(
    (field) => (named[field]?.length ?? 0) === 0,
  );
  const pictures = [named.portrait, named.signature].filter((path) => path !== null);
  return [
    ...blanksIn(author).map((text) => point(true, `still a blank: ${text}`, text)),
    ...(isSample(author) ? [point(true, "the author is a sample", "sample: true")] : []),
    ...pictures
      .filter((path) => !isPublic(path))
      .map((path) => point(true, `public${path} does not exist`, path)),
    ...unset.map((field) => point(false, missing[field], "export const author")),
  ];
}
