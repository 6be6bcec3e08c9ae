import { challenge } from "~/content/offers";
import type { DiagnosticLead } from "~/diagnostic/lead";
import { reportOn } from "~/diagnostic/report";
import { score } from "~/diagnostic/scoring";
import { challengeMail } from "~/leads/mails/challenge";
import { chapterMail } from "~/leads/mails/chapter";
import { diagnosticMail } from "~/leads/mails/diagnostic";
import { resourcesMail } from "~/leads/mails/resources";
import { readFirstName } from "~/lib/first-name";
import { unescaped } from "./html";
import { diagnosticLead } from "./leads";

export const sender = { siteUrl: "https://site.test", contactEmail: "bonjour@site.test" };

const leadId = "5f0c2a34-6d1f-4f0e-8a53-0d6d2f0f9a11";

export const chapterUrl = "https://files.test/chapitre-1.pdf";

export const videoUrls = {
  VIDEO_CHATGPT_URL: "https://videos.test/chatgpt",
  VIDEO_COVER_URL: "https://videos.test/cover",
};

export const resultUrl = `${sender.siteUrl}/diagnostic/resultat/${leadId}`;

/** Answered in Paris on the 22nd, an hour after midnight. */
export const storedDiagnostic: DiagnosticLead = {
  phone: null,
  news_consent: false,
  ...diagnosticLead({ name: " Camille Roux" }),
  id: leadId,
  created_at: "2026-11-22T00:10:00.000Z",
  submission_key: "",
  unsubscribe_key: "0123456789abcdef0123456789abcdef",
  consent_text: "",
  source: null,
  campaign: null,
};

/** The four mails, to a person of this first name who ticked the box of news, or did not. */
export function leadMails(firstName = "Camille", wantsNews = true) {
  const to = {
    firstName,
    wantsNews,
    siteUrl: sender.siteUrl,
    unsubscribeUrl: `${sender.siteUrl}/desinscription/${storedDiagnostic.unsubscribe_key}`,
  };
  return {
    diagnostic: diagnosticMail({
      ...to,
      firstName: readFirstName(firstName),
      report: reportOn(storedDiagnostic, score(storedDiagnostic), "2026-11-22"),
      resultUrl,
    }),
    chapter: chapterMail({ ...to, chapterUrl }),
    challenge: challengeMail({
      ...to,
      session: challenge.nextSession,
      now: Date.parse(challenge.nextSession),
    }),
    resources: resourcesMail({ ...to, videoUrls }),
  };
}

/** What stands on the sheet, the numbers of numbered lists as well. */
export function htmlWords(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  const numbered = body.replace(/<ol[\s\S]*?<\/ol>/g, (list) => {
    let number = 0;
    return list.replace(/<li[^>]*>/g, () => `${++number} `);
  });
  return words(unescaped(numbered.replace(/<[^>]*>/g, " ")));
}

export const textWords = (text: string) => words(text.replace(/^https?:.*$/gm, ""));

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
