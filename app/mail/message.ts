/** A mail as data. One template makes HTML of it, another a text of the same words, or of more. */
export interface Message {
  subject: string;
  /** First line of the letter, which mailboxes show beside the subject. */
  preheader?: string;
  title: string;
  blocks: readonly Block[];
  /** What the HTML part shows in place of the blocks, where a screen is enough. */
  summary?: readonly Block[];
  /** Why one receives it, as a whole sentence. */
  why: string;
  /** Mails that somebody asked for have one; receipts, which the law wants, have none. */
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly ListItem[]; numbered?: boolean }
  | { kind: "entries"; entries: readonly Entry[] }
  | { kind: "figures"; rows: readonly FigureRow[] }
  /** What is typed into a terminal: a copied line is one line. */
  | { kind: "commands"; lines: readonly string[] }
  | { kind: "link"; label: string; url: string; quiet?: boolean }
  | { kind: "signature"; text: string };

/** A point, or one that has a name of its own. */
export type ListItem = string | { title: string; text: string };

/** A small section: a day of a programme, a document to fetch. */
export interface Entry {
  title: string;
  /** Makes the title a link. */
  url?: string;
  note?: string;
  paragraphs: readonly string[];
}

export interface FigureRow {
  label: string;
  value: string;
  /** Whole percent, drawn as a bar: 0 to 100. */
  share?: number;
}

export interface Attachment {
  filename: string;
  /** Media type; the text is UTF-8. */
  type: string;
  text: string;
}

/** What each mail says of the house that sends it, beside the constants of `publisher`. */
export interface Sender {
  /** Origin of the site. */
  siteUrl: string;
  contactEmail: string;
}

/** A mail as a mail service takes it. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: readonly Attachment[];
}
