/** The author of the book, for cover, pages, structured data and mails. */
export interface Author {
  name: string;
  /** The author's profession in a few words, shown below the name. */
  role?: string;
  /** One or more paragraphs. */
  biography?: string | readonly string[];
  /** Path of a photograph under `public`, of any proportion: `/images/auteur.avif`. Default: a monogram. */
  portrait?: string;
  /** Path of a drawing of the signature under `public`, dark on transparent: `/images/signature.svg`. */
  signature?: string;
  /** Address of a film in which the author speaks: the pages link to it. */
  video?: string;
}

/**
 * The operator fills this in, like `publisher`. If null, pages present the author without a name. After a change,
 * run `npm --prefix workshop run brand`: the cover shows the name.
 */
export const author: Author | null = null;
