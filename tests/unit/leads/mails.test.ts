import { describe, expect, test } from "vitest";
import { challengePhases } from "~/content/challenge-programme";
import { challengeMail } from "~/content/mails/challenge";
import { reminderMail } from "~/content/mails/challenge-reminder";
import { chapterMail } from "~/content/mails/chapter";
import { diagnosticMail } from "~/content/mails/diagnostic";
import { resourcesMail } from "~/content/mails/resources";
import { challenge, dates } from "~/content/offers";
import { templates, videos } from "~/content/resources";
import { challengeMessage, reminderMessage, resourcesMessage } from "~/leads/mails";
import { addDays, frenchDate, frenchWeekday } from "~/lib/time";
import type { Message } from "~/mail/message";
import { renderMail } from "~/mail/render";
import { changeContent } from "../../support/change-content";
import { chapterUrl, leadMails, resultUrl, sender, videoUrls } from "../../support/mails";

/** The mail as one line; spaces of every kind are plain. */
function read(message: Message): string {
  const { subject, text } = renderMail(message, sender);
  return `${subject} ${text}`.replace(/\s+/g, " ");
}

const today = "2026-11-22";
const to = { siteUrl: sender.siteUrl, unsubscribeUrl: `${sender.siteUrl}/x` };

const plain = (text: string) => text.replace(/\s+/g, " ");

test("a session without a date: no calendar", () => {
  const message = challengeMessage({ ...to, session: null, today });
  expect(read(message)).toContain("prochaine date à venir");
  expect(read(message)).not.toMatch(/\b20\d\d\b|calendrier joint/);
  for (const { title } of challengePhases.flatMap(({ days }) => days)) {
    expect(read(message)).toContain(plain(title));
  }
  expect(message.attachments).toEqual([]);
});

test("the week that a participant signed up for", () => {
  const session = addDays(challenge.nextSession, -28);
  const message = challengeMessage({ ...to, session, today });
  expect(read(message)).toContain(plain(frenchDate(session)));
  expect(read(message)).not.toContain(plain(frenchDate(challenge.nextSession)));
  expect(read(message)).not.toMatch(/calendrier joint/);
  expect(message.attachments).toEqual([]);
});

test("a mail after the session: no calendar", () => {
  changeContent(dates, { asSpecified: false });
  const session = challenge.nextSession;
  const offered = (past: number) => {
    const message = challengeMessage({ ...to, session, today: addDays(session, past) });
    return [message.attachments?.length, read(message).includes("calendrier joint")];
  };
  expect(offered(-30)).toEqual([1, true]);
  expect(offered(challenge.days - 1)).toEqual([1, true]);
  expect(offered(challenge.days)).toEqual([0, false]);
});

describe("what the pages promise is in the mail", () => {
  test("of the challenge: each day with its date, its task and what to prepare", () => {
    const mail = read(leadMails().challenge);
    let after = 0;
    for (const [index, day] of challengePhases.flatMap(({ days }) => days).entries()) {
      const date = frenchWeekday(addDays(challenge.nextSession, index));
      const place = mail.indexOf(`${day.title} Jour ${index + 1}, ${date} ${plain(day.text)}`);
      expect(place).toBeGreaterThan(after);
      const prepare = day.prepare.charAt(0).toLowerCase() + day.prepare.slice(1);
      expect(mail).toContain(plain(`${challengeMail.prepare} ${prepare}`));
      expect(mail).not.toContain(plain(prepare + day.prepare.slice(1)));
      after = place;
    }
  });

  test.each(templates)("of the resources: $title, by a lasting address", (template) => {
    const { title, format, pages, description, file } = template;
    expect(read(leadMails().resources)).toContain(
      plain(`${title} ${format}, ${pages} pages ${description} ${sender.siteUrl}${file}`),
    );
  });

  test.each(videos)("of the resources: $title, if there is an address", (video) => {
    const { title, minutes, description, urlKey } = video;
    const urls: Record<string, string | undefined> = videoUrls;
    const url = urls[urlKey];
    const entry = plain(`${title} ${minutes} minutes ${description} ${url}`);
    expect(read(leadMails().resources).includes(plain(title))).toBe(url !== undefined);
    expect(read(leadMails().resources).includes(entry)).toBe(url !== undefined);
  });

  test("of the resources: no word of videos while there are none", () => {
    const message = resourcesMessage({ ...sender, unsubscribeUrl: sender.siteUrl, videoUrls: {} });
    expect(read(message)).not.toMatch(/vidéo/i);
  });
});

const linksOf = ({ blocks }: Message) => blocks.filter(({ kind }) => kind === "link");

test("the promised link as a button, the book's after it", () => {
  const { diagnostic, chapter, challenge, resources } = leadMails();
  const { siteUrl } = sender;
  const book = ({ label, path }: { label: string; path: string }) => ({
    kind: "link",
    label,
    url: siteUrl + path,
    quiet: true,
  });
  expect(linksOf(diagnostic)).toEqual([
    { kind: "link", label: diagnosticMail.link.label, url: resultUrl },
    book(diagnosticMail.book),
  ]);
  expect(linksOf(chapter)).toEqual([
    { kind: "link", label: chapterMail.link, url: chapterUrl },
    book(chapterMail.book),
  ]);
  const pack = templates.find(({ id }) => id === "prompts");
  const { label, to } = resourcesMail.book.link;
  expect(linksOf(resources)).toEqual([
    { kind: "link", label: resourcesMail.prompts.link, url: `${siteUrl}${pack?.file}` },
    book({ label, path: to }),
  ]);
  expect(linksOf(challenge)).toEqual([]);
});

test.each([
  [0, ["room", "community"]],
  [1, ["room"]],
  [2, ["room", "replay"]],
] as const)("the reminder of day %i leads to %j", (day, names) => {
  const urls = { roomUrl: "room", replayUrl: "replay", communityUrl: "community" };
  const message = reminderMessage({ ...to, ...urls, session: challenge.nextSession, day });
  expect(linksOf(message)).toEqual(
    names.map((url) => ({
      kind: "link",
      label: reminderMail[url].link,
      url,
      ...(url !== "room" && { quiet: true }),
    })),
  );
});
