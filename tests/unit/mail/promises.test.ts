import { describe, expect, test } from "vitest";
import { challengePage } from "~/content/challenge-page";
import { challengePhases } from "~/content/challenge-programme";
import { chapterPage } from "~/content/chapter";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { challenge, freeChapter } from "~/content/offers";
import { templates, videos } from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import { addDays, frenchDate, frenchWeekday } from "~/lib/time";
import type { Message } from "~/mail/message";
import { challengeMessage } from "~/mail/messages/challenge";
import { resourcesMessage } from "~/mail/messages/resources";
import { renderMail } from "~/mail/render";
import {
  chapterUrl,
  leadMails,
  reportSections,
  resultUrl,
  sender,
  textWords,
  videoUrls,
} from "../../support/mails";

/** The mail as one line; spaces of every kind are plain. */
function read(message: Message): string {
  const { subject, text } = renderMail(message, sender);
  return `${subject} ${text}`.replace(/\s+/g, " ");
}

const plain = (text: string) => text.replace(/\s+/g, " ");

function titledTexts(items: readonly { title: string; text: string }[]): string[] {
  return items.flatMap(({ title, text }) => [title, text]);
}

test("a session whose date follows has a mail without dates, and no calendar", () => {
  const to = { siteUrl: sender.siteUrl, unsubscribeUrl: `${sender.siteUrl}/x`, session: null };
  const message = challengeMessage(to);
  expect(read(message)).toContain("prochaine date à venir");
  expect(read(message)).not.toMatch(/\b20\d\d\b|calendrier joint/);
  for (const { title } of challengePhases.flatMap(({ days }) => days)) {
    expect(read(message)).toContain(plain(title));
  }
  expect(message.attachments).toEqual([]);
});

test("the week of the challenge is the one that the participant signed up for", () => {
  const session = addDays(challenge.nextSession, -28);
  const to = { siteUrl: sender.siteUrl, unsubscribeUrl: `${sender.siteUrl}/x`, session };
  const message = challengeMessage(to);
  expect(read(message)).toContain(plain(frenchDate(session)));
  expect(read(message)).not.toContain(plain(frenchDate(challenge.nextSession)));
  expect(read(message)).not.toMatch(/calendrier joint/);
  expect(message.attachments).toEqual([]);
});

describe("what the pages promise is in the mail", () => {
  test.each(titledTexts(chapterPage.teasers.items))("of the chapter: %s", (promise) => {
    expect(read(leadMails().chapter)).toContain(plain(promise));
  });

  test("of the chapter: all its pages, on any screen, for nothing", () => {
    const mail = read(leadMails().chapter);
    for (const words of [chapterUrl, `${freeChapter.pages} pages`, "exercices", "téléphone"]) {
      expect(mail).toContain(words);
    }
    expect(mail).toContain("rien à payer");
  });

  test.each(titledTexts(challengePage.inclusions.items))("of the challenge: %s", (promise) => {
    expect(read(leadMails().challenge)).toContain(plain(promise));
  });

  test("of the challenge: each day with its date, its task and what to prepare", () => {
    const mail = read(leadMails().challenge);
    let after = 0;
    for (const [index, day] of challengePhases.flatMap(({ days }) => days).entries()) {
      const date = frenchWeekday(addDays(challenge.nextSession, index));
      const place = mail.indexOf(`${day.title} Jour ${index + 1}, ${date} ${plain(day.text)}`);
      expect(place).toBeGreaterThan(after);
      expect(mail.toLowerCase()).toContain(plain(day.prepare).toLowerCase());
      after = place;
    }
  });

  test("of the challenge: its session, its hours, its recordings", () => {
    const mail = read(leadMails().challenge);
    expect(mail).toContain(frenchDate(challenge.nextSession));
    expect(mail).toContain(`${challenge.hoursADay} heures par jour`);
    expect(mail).toContain("enregistrée");
  });

  test.each(templates)("of the resources: $title, by a lasting address", (template) => {
    const mail = read(leadMails().resources);
    expect(mail).toContain(plain(template.title));
    expect(mail).toContain(plain(template.description));
    expect(mail).toContain(`${sender.siteUrl}${template.file}`);
  });

  test.each(promptGroups)("of the resources: the prompts to « $title »", ({ title, intro }) => {
    expect(read(leadMails().resources)).toContain(plain(title));
    expect(read(leadMails().resources)).toContain(plain(intro));
  });

  test.each(videos)("of the resources: $title, if there is an address", ({ title, urlKey }) => {
    const urls: Record<string, string | undefined> = videoUrls;
    const url = urls[urlKey];
    expect(read(leadMails().resources).includes(plain(title))).toBe(url !== undefined);
    if (url) expect(read(leadMails().resources)).toContain(url);
  });

  test("of the resources: no word of videos while there are none", () => {
    const message = resourcesMessage({ ...sender, unsubscribeUrl: sender.siteUrl, videoUrls: {} });
    expect(read(message)).not.toMatch(/vidéo/i);
  });

  test("of the diagnostic: the whole report, in its order, and its page", () => {
    const mail = textWords(renderMail(leadMails().diagnostic, sender).text).join(" ");
    let after = 0;
    for (const { title, paragraphs = [], figures = [], items = [] } of reportSections) {
      const points = items.flatMap((item) =>
        typeof item === "string" ? [item] : [item.title, item.text],
      );
      const rows = figures.map(({ label, value }) => `${label} ${value}`);
      for (const text of [title, ...paragraphs, ...rows, ...points]) {
        const place = mail.indexOf(textWords(text).join(" "), after);
        expect(place).toBeGreaterThan(after);
        after = place;
      }
    }
    expect(read(leadMails().diagnostic)).toContain(resultUrl);
  });

  test.each(["analyse", "feuille de route", "actions", "prochaines étapes"])(
    "of the diagnostic: %s",
    (promise) => {
      const page = titledTexts(diagnosticThanksPage.contents.items).join(" ");
      expect(page).toContain(promise);
      expect(read(leadMails().diagnostic)).toContain(promise);
    },
  );
});
