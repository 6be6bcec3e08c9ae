/** What each mail is made of, where its words alone do not show it. */
import { expect, test } from "vitest";
import { chapterMail } from "~/content/mails/chapter";
import { diagnosticMail } from "~/content/mails/diagnostic";
import { foot } from "~/content/mails/letter";
import { resourcesMail } from "~/content/mails/resources";
import { templates } from "~/content/resources";
import { diagnosticMessage, type ReportSection } from "~/diagnostic/mail";
import type { Block, Message } from "~/mail/message";
import { renderMail } from "~/mail/render";
import { chapterUrl, leadMails, resultUrl, sender } from "../../support/mails";

const { siteUrl } = sender;
const unsubscribeUrl = `${siteUrl}/x`;

function blocksOf<Kind extends Block["kind"]>({ blocks }: Message, kind: Kind) {
  return blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
}

/** The blocks of the report in a mail that has these sections. */
function reportBlocks(...sections: ReportSection[]): readonly Block[] {
  const to = { siteUrl, unsubscribeUrl, profileTitle: "Explorateur", resultUrl };
  const { blocks } = diagnosticMessage({ ...to, sections, summary: { title: "" } });
  const note = blocks.findIndex(
    (block) => "text" in block && block.text === diagnosticMail.link.note,
  );
  const book = blocks.findIndex(
    (block) => "text" in block && block.text === diagnosticMail.book.title,
  );
  return blocks.slice(note + 1, book);
}

test("the link that was promised is a button, the book's a quiet one after it", () => {
  const { diagnostic, chapter, challenge, resources } = leadMails();
  const book = ({ label, path }: { label: string; path: string }) => ({
    kind: "link",
    label,
    url: siteUrl + path,
    quiet: true,
  });
  expect(blocksOf(diagnostic, "link")).toEqual([
    { kind: "link", label: diagnosticMail.link.label, url: resultUrl },
    book(diagnosticMail.book),
  ]);
  expect(blocksOf(chapter, "link")).toEqual([
    { kind: "link", label: chapterMail.link, url: chapterUrl },
    book(chapterMail.book),
  ]);
  const pack = templates.find(({ id }) => id === "prompts");
  const { label, to } = resourcesMail.book.link;
  expect(blocksOf(resources, "link")).toEqual([
    { kind: "link", label: resourcesMail.prompts.link, url: `${siteUrl}${pack?.file}` },
    book({ label, path: to }),
  ]);
  expect(blocksOf(challenge, "link")).toEqual([]);
});

test("a section of the report has what it has, in one order", () => {
  const figures = [{ label: "Expertise", value: "72 %", share: 72 }];
  const entries = [{ title: "Le livre", url: siteUrl, paragraphs: ["À lire."] }];
  const full = { title: "Un", paragraphs: ["a", "b"], figures, items: ["c"], numbered: true };
  expect(reportBlocks({ ...full, entries }, { title: "Deux" }, { title: "Trois" })).toEqual([
    { kind: "heading", text: "Un" },
    { kind: "paragraph", text: "a" },
    { kind: "paragraph", text: "b" },
    { kind: "figures", rows: figures },
    { kind: "list", items: ["c"], numbered: true },
    { kind: "entries", entries },
    { kind: "heading", text: "Deux" },
    { kind: "heading", text: "Trois" },
  ]);
});

test("who can end the mails is told what to do if they did not ask for them", () => {
  const receipt: Message = { subject: "S", title: "T", blocks: [], why: "Parce que." };
  const plain = (message: Message) => renderMail(message, sender).text.replace(/\s+/g, " ");
  const notYou = foot.notYou.replace(/\s+/g, " ");
  expect(plain({ ...receipt, unsubscribeUrl })).toContain(`Parce que. ${notYou}`);
  expect(plain(receipt)).not.toContain(notYou);
});
