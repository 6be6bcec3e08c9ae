import type { List, Paragraph } from "~/content/blocks";
import { dates } from "~/content/offers";
import type { Contact, PageMeta } from "~/content/types";

/** A legal page: an optional preamble, then articles numbered by their position, from 1. */
export interface LegalDocument {
  title: string;
  meta: PageMeta;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  /** Day of the text in force, where `updated` is the specification's. */
  revised?: string;
  /** Stands before each number; without it the number stands alone. */
  numberLabel?: string;
  text: (contact: Pick<Contact, "email" | "phone">) => LegalText;
}

export interface LegalText {
  preamble?: Block[];
  articles: LegalArticle[];
}

export interface LegalArticle {
  /** Without its number. */
  title: string;
  blocks: Block[];
}

export type Block = Paragraph | List | Subheading | Box;

interface Subheading {
  kind: "subheading";
  text: string;
}

/** One frame: the law wants the notice on guarantees set apart. */
interface Box {
  kind: "box";
  blocks: Exclude<Block, Box>[];
}

/** The one day that a page names: the specification's as long as its dates stand, else that of the text in force. */
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
