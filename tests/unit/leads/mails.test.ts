import fc from "fast-check";
import { expect, test } from "vitest";
import { challengePageOn } from "~/content/challenge-page";
import { challengePhases } from "~/content/challenge-programme";
import { type LetterBlock, letterSource, letters } from "~/content/letters";
import { challenge, dates } from "~/content/offers";
import { templates, videos } from "~/content/resources";
import { authorLetter } from "~/leads/mails/author-letter";
import { challengeMail } from "~/leads/mails/challenge";
import { challengeCalendar } from "~/leads/mails/challenge-calendar";
import { reminderMail } from "~/leads/mails/challenge-reminder";
import { resourcesMail } from "~/leads/mails/resources";
import { addDays, frenchDate, frenchDayWithWeekday } from "~/lib/time";
import { calendarFile } from "~/mail/calendar";
import { type Message, renderMail } from "~/mail/message";
import { anyText } from "../../support/any-text";
import { changeContent } from "../../support/change-content";
import { counted, notEmpty } from "../../support/counted";
import { chapterUrl, leadMails, resultUrl, sender, videoUrls } from "../../support/mails";

function read(message: Message): string {
  const { subject, text } = renderMail(message, sender);
  return `${subject} ${text}`.replace(/\s+/g, " ");
}

const now = Date.parse("2026-11-22T09:00:00Z");
const to = { siteUrl: sender.siteUrl, unsubscribeUrl: `${sender.siteUrl}/x` };

const plain = (text: string) => text.replace(/\s+/g, " ");

test("attaches no calendar for a session without a date", () => {
  const message = challengeMail({ ...to, session: null, now });
  expect(read(message)).toContain("prochaine date à venir");
  expect(read(message)).not.toMatch(/\b20\d\d\b|calendrier joint/);
  for (const { title } of counted(
    7,
    challengePhases.flatMap(({ days }) => days),
  ))
    expect(read(message)).toContain(plain(title));
  expect(message.attachments).toEqual([]);
});

test("names the week that a participant signed up for", () => {
  const session = addDays(challenge.nextSession, -28);
  const message = challengeMail({ ...to, session, now });
  expect(read(message)).toContain(plain(frenchDate(session)));
  expect(read(message)).not.toContain(plain(frenchDate(challenge.nextSession)));
  expect(read(message)).not.toMatch(/calendrier joint/);
  expect(message.attachments).toEqual([]);
});

test("shows the hour of live sessions on page, in mails and calendar", () => {
  const session = challenge.nextSession;
  const told = () => [
    challengePageOn(session).programme.intro,
    read(challengeMail({ ...to, session, now })),
    read(reminderMail({ ...to, session, day: 1, communityUrl: "community" })),
    challengeCalendar(session, now).replace(/\r\n /g, "").replaceAll("\\,", ","),
  ];
  changeContent(challenge, { sessionTime: null });
  for (const text of counted(4, told())) expect(text).not.toContain("heure de Paris");
  changeContent(challenge, { sessionTime: "18:30" });
  for (const text of counted(4, told())) expect(plain(text)).toContain("à 18 h 30, heure de Paris");
});

test("attaches no calendar after the session", () => {
  changeContent(dates, { asSpecified: false });
  const session = challenge.nextSession;
  const offered = (past: number) => {
    const message = challengeMail({ ...to, session, now: Date.parse(addDays(session, past)) });
    return [message.attachments?.length, read(message).includes("calendrier joint")];
  };
  expect(offered(-30)).toEqual([1, true]);
  expect(offered(challenge.days - 1)).toEqual([1, true]);
  expect(offered(challenge.days)).toEqual([0, false]);
});

const calendar = challengeCalendar(challenge.nextSession, Date.parse("2026-11-22T09:30:15.250Z"));

/** Content lines with folded ones put together again (RFC 5545, section 3.1). */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, "").split("\r\n");
const lines = unfolded(calendar);
const compact = (iso: string) => iso.replaceAll("-", "");

function values(name: string): string[] {
  return lines
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(":") + 1).replace(/\\([,;\\])/g, "$1"));
}

test("writes a standard calendar with a whole-day event for each day", () => {
  const physical = calendar.split("\r\n");
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(physical.at(-1)).toBe("");
  for (const line of notEmpty(physical)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const line of notEmpty(lines.slice(0, -1)))
    expect(line).toMatch(/^[A-Z-]+(?:;[A-Z]+=[A-Z]+)*:.+$/);
  const events = Array(challenge.days).fill(["BEGIN:VEVENT", "END:VEVENT"]).flat();
  const borders = lines.filter((line) => /^(?:BEGIN|END):/.test(line));
  expect(borders).toEqual(["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"]);
  expect(lines.slice(1, 3)).toContain("VERSION:2.0");
  expect(values("PRODID")).toHaveLength(1);

  const numbers = [...Array(challenge.days).keys()];
  const dates = numbers.map((number) => addDays(challenge.nextSession, number));
  expect(values("DTSTART")).toEqual(dates.map(compact));
  expect(values("DTEND")).toEqual(dates.map((day) => compact(addDays(day, 1))));
  const wholeDays = lines.filter((line) => /^DT(START|END);VALUE=DATE:\d{8}$/.test(line));
  expect(wholeDays).toHaveLength(2 * challenge.days);

  expect(new Set(values("UID")).size).toBe(challenge.days);
  for (const uid of counted(7, values("UID"))) expect(uid).toContain(challenge.nextSession);
  expect(values("DTSTAMP")).toEqual(Array(challenge.days).fill("20261122T093015Z"));
  for (const [index, day] of counted(7, challengePhases.flatMap(({ days }) => days).entries())) {
    expect(values("SUMMARY")[index]).toMatch(new RegExp(`jour ${index + 1}.: ${day.title}$`));
    expect(values("DESCRIPTION")[index]).toContain(day.text);
    expect(values("DESCRIPTION")[index]).toContain(day.prepare);
  }
});

test("gives a file that is made later a higher sequence", () => {
  const sequence = (day: string) => {
    const file = challengeCalendar(challenge.nextSession, Date.parse(day));
    return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]);
  };
  expect(sequence("2026-11-23")).toBeGreaterThan(sequence("2026-11-22"));
});

test("keeps any text within lines of 75 bytes, escaped", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const event = { uid: "1", day: "2026-12-01", summary: text, description: "" };
      const file = calendarFile("Défi", [event], 0);
      for (const line of notEmpty(file.split("\r\n")))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const shown = (unfolded(file).find((line) => line.startsWith("SUMMARY:")) ?? "")
        .slice("SUMMARY:".length)
        .replace(/\\(.)/gsu, (_, letter) => (letter === "n" ? "\n" : letter));
      expect(shown).toBe(text.replace(/\r\n?/g, "\n"));
    }),
  );
});

test("attaches the calendar to the challenge's mail alone", () => {
  const { challenge: mail, ...others } = leadMails();
  const filename = expect.stringMatching(/^[\w-]+\.ics$/);
  const text = challengeCalendar(challenge.nextSession, Date.parse(challenge.nextSession));
  expect(mail.attachments).toEqual([{ filename, type: "text/calendar", text }]);
  for (const { attachments } of counted(3, Object.values(others)))
    expect(attachments).toBeUndefined();
});

test("promises each day of the challenge with date, task and preparation", () => {
  const mail = read(leadMails().challenge);
  let after = 0;
  for (const [index, day] of counted(7, challengePhases.flatMap(({ days }) => days).entries())) {
    const date = frenchDayWithWeekday(addDays(challenge.nextSession, index));
    const place = mail.indexOf(`${day.title} Jour ${index + 1}, ${date} ${plain(day.text)}`);
    expect(place).toBeGreaterThan(after);
    const prepare = day.prepare.charAt(0).toLowerCase() + day.prepare.slice(1);
    expect(mail).toContain(plain(`À préparer\u00a0: ${prepare}`));
    after = place;
  }
});

test("links each template by a lasting address in the resources' mail", () => {
  const mail = read(leadMails().resources);
  for (const { title, format, pages, description, file } of counted(4, templates)) {
    const entry = `${title} ${format}, ${pages} pages ${description} ${sender.siteUrl}${file}`;
    expect(mail).toContain(plain(entry));
  }
});

test.each(videos)("links $title in the resources' mail if it has an address", (video) => {
  const { title, minutes, description, urlKey } = video;
  const url = new Map(Object.entries(videoUrls)).get(urlKey);
  const mail = read(leadMails().resources);
  const entry = plain(`${title} ${minutes} minutes ${description} ${url}`);
  expect([plain(title), entry].map((text) => mail.includes(text))).toEqual(Array(2).fill(!!url));
});

test("mentions no videos in the resources' mail while there are none", () => {
  const message = resourcesMail({ ...sender, unsubscribeUrl: sender.siteUrl, videoUrls: {} });
  expect(read(message)).not.toMatch(/vidéo/i);
});

function linksOf(message: Message): string[] {
  const { html } = renderMail(message, sender);
  const [body = ""] = html.split('<td class="muted"');
  const anchors = [...body.matchAll(/<a href="([^"]*)"( class="accent")?/g)];
  return anchors.map(([, url, quiet]) => `${quiet ? "link" : "button"} ${url}`);
}

test("shows the promised link as a button, then the book's", () => {
  const { diagnostic, chapter, challenge, resources } = leadMails();
  const { siteUrl } = sender;
  const { file } = templates.find(({ id }) => id === "prompts") ?? {};
  const book = expect.stringMatching(/^link https:\/\/site\.test\/\w/);
  expect(linksOf(diagnostic)).toEqual([`button ${resultUrl}`, book]);
  expect(linksOf(chapter)).toEqual([`button ${chapterUrl}`, `link ${siteUrl}/livre`]);
  const after = linksOf(resources).slice(templates.length);
  expect(after[0]).toBe(`button ${siteUrl}${file}`);
  expect(after.at(-1)).toEqual(book);
  expect(linksOf(challenge)).toEqual([]);
});

test("advertises the book only to those who ticked the news box", () => {
  const { diagnostic, chapter, resources } = leadMails("Camille", false);
  const links = [diagnostic, chapter, resources].flatMap(linksOf);
  expect(notEmpty(links).filter((link) => link.startsWith(`link ${sender.siteUrl}/livre`))).toEqual(
    [],
  );
});

test.each([
  [0, ["button room", "link community"]],
  [1, ["button room"]],
  [2, ["button room", "link replay"]],
] as const)("links in the reminder of day %i to %j", (day, links) => {
  const urls = { roomUrl: "room", replayUrl: "replay", communityUrl: "community" };
  const message = reminderMail({ ...to, ...urls, session: challenge.nextSession, day });
  expect(linksOf(message)).toEqual(links);
});

test("adds the letter's source to the site's own links only", () => {
  const [letter] = letters;
  if (!letter) throw new Error("no letter");
  const link = (href: string) => ({ kind: "link", href, text: "ici" }) as const;
  const foreign = { kind: "em", text: [link("https://example.com/")] } as const;
  const text = [link("/faq#prix"), " et ", foreign];
  const paragraph: LetterBlock = { kind: "paragraph", text };
  const list: LetterBlock = { kind: "list", items: [text] };
  const source = `utm_source=${letterSource(letter)}`;
  const own = [`link ${to.siteUrl}/faq?${source}#prix`, "link https://example.com/"];
  const links = linksOf(authorLetter({ ...letter, blocks: [paragraph, list] }, to));
  expect(links).toEqual([...own, ...own, `button ${to.siteUrl}${letter.link.path}?${source}`]);
});
