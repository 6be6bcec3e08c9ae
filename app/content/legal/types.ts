import type { List, Paragraph } from "~/content/blocks";
import { dates } from "~/content/offers";
import type { Contact, PageMeta } from "~/content/types";

/** A legal page: an optional preamble, then articles numbered by their position, from 1. */
export interface LegalDocument {
  title: string;
  meta: PageMeta;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  /** Day of the current text, if `updated` is the specification's day. */
  revised?: string;
  /** Printed before each number. */
  numberLabel?: string;
  text: (contact: Pick<Contact, "email" | "phone">) => LegalText;
}

export interface LegalText {
  preamble?: Block[];
  articles: LegalArticle[];
}

interface LegalArticle {
  /** Without its number. */
  title: string;
  blocks: Block[];
}

export type Block = Paragraph | List | Subheading | Box;

interface Subheading {
  kind: "subheading";
  text: string;
}

/** A frame, required by law for the notice on guarantees. */
interface Box {
  kind: "box";
  blocks: Exclude<Block, Box>[];
}

/** The date on the page: the specified one while the specified dates are shown, otherwise that of the current text. */
export function dateOf({ updated, revised }: Pick<LegalDocument, "updated" | "revised">): string {
  return dates.asSpecified ? updated : (revised ?? updated);
}

export function numbered(...items: string[]): List {
  return { kind: "list", numbered: true, items };
}

export function subheading(text: string): Subheading {
  return { kind: "subheading", text };
}

export function boxed(...blocks: Box["blocks"]): Box {
  return { kind: "box", blocks };
}
