import { chapterMail } from "~/content/mails/chapter";
import type { Message } from "~/mail/message";
import { letterTo, type Recipient } from "~/mail/salutation";

interface ChapterRecipient extends Recipient {
  /** Where the PDF is. */
  chapterUrl: string;
}

/** `chapter.requested` */
export function chapterMessage(recipient: ChapterRecipient): Message {
  const { link, reading, contents, method, book } = chapterMail;
  return letterTo(recipient, chapterMail, [
    { kind: "link", label: link, url: recipient.chapterUrl },
    { kind: "paragraph", text: reading },
    { kind: "heading", text: contents.title },
    { kind: "list", items: contents.items },
    { kind: "heading", text: method.title },
    { kind: "list", items: method.steps, numbered: true },
    { kind: "heading", text: book.title },
    { kind: "paragraph", text: book.text },
    { kind: "link", label: book.label, url: recipient.siteUrl + book.path, quiet: true },
  ]);
}
