/** Who wrote the book. Cover, pages, search engines' data and mails take it from here. */
export interface Author {
  name: string;
  /** What the author does, in a few words: stands under the name. */
  role?: string;
  /** Paragraphs, or the only one. */
  biography?: string | readonly string[];
  /** Path of a photograph under `public`, of any proportion: `/images/auteur.avif`. Default: a drawing. */
  portrait?: string;
  /** Path of a drawing of the signature under `public`, dark on transparent: `/images/signature.svg`. */
  signature?: string;
}

/**
 * The operator's to fill, like `publisher`. Null: the pages present the author without a name. After a change
 * run `npm --prefix workshop run brand`, since the cover bears the name.
 */
export const author: Author | null = null;
