import { bookFacts } from "~/content/colophon";
import { book } from "~/content/offers";
import { siteName } from "~/content/site";
import { daysText, weeksText } from "~/diagnostic/calendar";
import type { DiagnosticReport } from "~/diagnostic/report";
import { bookCard } from "~/diagnostic/report/book-card";
import { reportLabels } from "~/diagnostic/report/labels";
import type { Action } from "~/diagnostic/report/types";
import { isMeasured } from "~/diagnostic/shares";
import { price } from "~/lib/money";
import type { Message } from "~/mail/message";
import {
  button,
  figures,
  heading,
  list,
  numbered,
  type Part,
  paragraph,
  sections,
} from "~/mail/parts";
import { closing } from "~/mail/signature";
import { aboutBook, greeting, letterTo, type Reader } from "./letter";

interface Respondent extends Reader {
  report: DiagnosticReport;
  /** URL of the report. */
  resultUrl: string;
}

/** `diagnostic.completed`: a summary in HTML; the text version has the whole report. */
export function diagnosticMail(to: Respondent): Message {
  const { report, firstName, siteUrl } = to;
  const { profile } = report;
  const page = [
    button("Lire et imprimer mon diagnostic", to.resultUrl),
    paragraph(
      "La page tient sur deux feuilles. Son adresse n’est connue que de vous\u00a0: ne la transmettez qu’à ceux à qui vous montreriez vos réponses.",
    ),
  ];
  const about = aboutBook(to, {
    title: bookCard.title,
    text: `${report.book} ${siteName}\u00a0: ${price(book.cents)}. ${bookFacts}`,
    label: book.page.label,
    path: book.page.to,
  });
  const letter = letterTo(to, {
    subject: `Votre diagnostic d’auteur\u00a0: ${profile.title}`,
    preheader: "Ce que disent vos réponses, et par où commencer.",
    title: `Votre profil d’auteur\u00a0: ${profile.title}`,
    lead: "Vous avez pris le temps de répondre, voici votre diagnostic\u00a0: l’analyse de votre potentiel, votre feuille de route, des actions concrètes et un guide des prochaines étapes.",
    parts: [...page, ...analysis(report, siteUrl), ...about],
    why: "Vous recevez ce message parce que notre diagnostic a été rempli avec cette adresse.",
  });
  const summary = [
    greeting(firstName),
    paragraph(
      "Voici l’essentiel. L’analyse entière, la feuille de route, les actions et les prochaines étapes sont derrière le bouton, et dans la version texte de ce message.",
    ),
    ...inShort(report),
    ...page,
    ...about,
    ...closing(),
  ];
  return { ...letter, summary };
}

/** Heading of the reasons for the profile. */
const reasons = "Pourquoi ce profil";

/** The profile, the dimensions, and the first item in each list. */
function inShort({ profile, strengths, obstacles, actions, dimensions }: DiagnosticReport): Part[] {
  const first = (label: string, items: readonly Action[]) =>
    items.slice(0, 1).map(({ title, text }) => ({ title: `${label}\u00A0: ${title}`, text }));
  return [
    heading(reasons),
    ...profile.paragraphs.slice(0, 1).map(paragraph),
    paragraph(reportLabels.scale),
    figuresOf(dimensions),
    list([
      ...first("Un point d’appui", strengths),
      ...first("Un frein", obstacles),
      ...first("À faire cette semaine", actions),
    ]),
  ];
}

function figuresOf(dimensions: DiagnosticReport["dimensions"]): Part {
  return figures(
    dimensions.map((reading) => ({
      label: reading.name,
      value: reading.value,
      ...(isMeasured(reading) && { share: reading.percent }),
    })),
  );
}

/** The whole report, in the order of the page. */
function analysis(report: DiagnosticReport, siteUrl: string): Part[] {
  const stages = report.roadmap.stages.map((stage) => ({
    title: `${weeksText(stage)}, ${daysText(stage)}\u00a0: ${stage.title}`,
    text: stage.tasks.join(" "),
  }));
  const nextSteps = report.nextSteps.map(({ text, href, label }) => ({
    title: label,
    url: siteUrl + href,
    paragraphs: [text],
  }));
  return [
    heading(reasons),
    ...report.profile.paragraphs.map(paragraph),
    heading(reportLabels.dimensions),
    paragraph(report.contrast),
    paragraph(reportLabels.scale),
    figuresOf(report.dimensions),
    list(report.dimensions.map(({ name, text }) => ({ title: name, text }))),
    heading(reportLabels.strengths),
    list(report.strengths),
    heading(reportLabels.ai),
    paragraph(report.ai),
    heading(reportLabels.obstacles),
    list(report.obstacles),
    heading(reportLabels.roadmap),
    paragraph(report.roadmap.introduction),
    list(stages),
    heading(reportLabels.actions),
    paragraph(reportLabels.actionsHint),
    numbered(report.actions),
    heading(reportLabels.nextSteps),
    sections(nextSteps),
    heading(reportLabels.help),
    ...report.help.map(paragraph),
  ];
}
