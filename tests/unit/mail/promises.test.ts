import { describe, expect, test } from "vitest";
import { challengePhases } from "~/content/challenge-programme";
import { challenge } from "~/content/offers";
import { templates, videos } from "~/content/resources";
import { challengeMessage, resourcesMessage } from "~/leads/letters";
import { addDays, frenchDate, frenchWeekday } from "~/lib/time";
import type { Message } from "~/mail/message";
import { renderMail } from "~/mail/render";
import { leadMails, sender, videoUrls } from "../../support/mails";

/** The mail as one line; spaces of every kind are plain. */
function read(message: Message): string {
  const { subject, text } = renderMail(message, sender);
  return `${subject} ${text}`.replace(/\s+/g, " ");
}

const today = "2026-11-22";

const plain = (text: string) => text.replace(/\s+/g, " ");

test("a session whose date follows has a mail without dates, and no calendar", () => {
  const to = {
    siteUrl: sender.siteUrl,
    unsubscribeUrl: `${sender.siteUrl}/x`,
    session: null,
    today,
  };
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
  const to = { siteUrl: sender.siteUrl, unsubscribeUrl: `${sender.siteUrl}/x`, session, today };
  const message = challengeMessage(to);
  expect(read(message)).toContain(plain(frenchDate(session)));
  expect(read(message)).not.toContain(plain(frenchDate(challenge.nextSession)));
  expect(read(message)).not.toMatch(/calendrier joint/);
  expect(message.attachments).toEqual([]);
});

describe("what the pages promise is in the mail", () => {
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

  test("of the resources: every template, by a lasting address", () => {
    for (const { file } of templates)
      expect(read(leadMails().resources)).toContain(`${sender.siteUrl}${file}`);
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
});
