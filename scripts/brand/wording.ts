/** The words of the printed pictures, from content. They hold no price: it may change from day to day. */
import { bookAuthor } from "~/content/authorship";
import { fourteenDays } from "~/content/landings/fourteen-days";
import { specimenPrompt } from "~/content/look-inside";
import { book, diagnostic, programme, promptPack, training, vip } from "~/content/offers";
import {
  atlas,
  audience,
  frameworkIntro,
  levers,
  transformation,
  type Worksheet,
} from "~/content/resources/framework";
import { pack } from "~/content/resources/pack";
import { promptGroups } from "~/content/resources/prompts";
import { openingPage } from "~/content/resources/structure";

export interface CardText {
  kicker: string;
  title: string;
  note: string;
}

/** Sharing pictures by the name of their file. */
export const cards = {
  site: {
    kicker: "La méthode et le livre",
    title: `Écrivez votre livre professionnel en\u00A0${programme.days}\u00A0jours`,
    note: "Avec l’IA à votre table, et votre voix sur chaque page",
  },
  livre: {
    kicker: "Le livre",
    title: `La méthode entière, en ${book.pages} pages`,
    note: `Exemplaire dédicacé, port\u00A0offert en ${book.freeShippingArea}`,
  },
  diagnostic: {
    kicker: "Diagnostic gratuit",
    title: "Quel auteur êtes-vous\u202F?",
    note: `Six étapes, ${diagnostic.minutes} minutes environ, une feuille de route`,
  },
  formation: {
    kicker: "Formation en ligne",
    title: "Huit modules pour mener votre livre à son terme",
    note: `${training.hours}+ heures de cours, ${training.groupSessions} séances de questions en groupe`,
  },
  prompts: {
    kicker: "Pack de prompts",
    title: `${promptPack.prompts} prompts, de\u00A0la\u00A0première\u00A0idée à\u00A0la\u00A0promotion`,
    note: `Mises à jour offertes pendant ${promptPack.updateMonths} mois`,
  },
  vip: {
    kicker: "Accompagnement VIP",
    title: `${vip.days} jours pour achever votre manuscrit`,
    note: `${vip.sessions} séances individuelles, ${vip.placesPerQuarter} experts par trimestre`,
  },
  blog: {
    kicker: "Le blog",
    title: "Carnet d’atelier pour les experts qui écrivent",
    note: "Structurer, rédiger, publier",
  },
} satisfies Record<string, CardText>;

const contents = fourteenDays.sections.find((section) => section.kind === "contents");
const chapters = contents?.chapters ?? [];

/** What a page's head and foot say of the chapter that it is taken from. */
const chapterWords = (number: number) => ({
  title: chapters[number - 1]?.title ?? "",
  openingPage: openingPage(number),
});

/** Its sentences give, ask and refuse in that order, as the third chapter teaches. */
const allPrompts = promptGroups.flatMap(({ prompts }) => prompts);
const prompt = allPrompts.find(({ title }) => title === specimenPrompt);
const [given = "", ...rest] = (prompt?.text ?? "").split(/(?<=\.) /);

const sheetWords = ({ letter, name, purpose, fields, test }: Worksheet) => ({
  letter,
  name,
  purpose,
  fields: fields.map(({ label, hint }) => ({ label, hint })),
  test,
});

export const specimenWords = {
  chapters: { atlas: chapterWords(2), prompts: chapterWords(3) },
  atlas: {
    title: frameworkIntro.title,
    lead: frameworkIntro.lead,
    advice: frameworkIntro.advice,
    path: frameworkIntro.path,
    sheets: atlas.map(({ name, minutes }) => ({ name, minutes })),
    testLabel: frameworkIntro.testLabel,
  },
  sheets: [audience, transformation, levers].map(sheetWords),
  guide: pack.guide,
  context: { title: pack.context.title, fields: pack.context.fields.map(({ label }) => label) },
  prompt: {
    number: prompt ? allPrompts.indexOf(prompt) + 1 : 0,
    title: prompt?.title ?? "",
    parts: [
      { note: "Ce que vous fournissez", text: given },
      { note: "Ce que vous demandez", text: rest.slice(0, -1).join(" ") },
      { note: "Ce que vous refusez", text: rest.at(-1) ?? "" },
    ],
  },
};

/** What the committed pictures were made from: `npm run brand` writes it. */
export const printedFile = "scripts/brand/printed.json";

/** What they would be made from now. */
export const wording = { author: bookAuthor?.name ?? null, cards, specimen: specimenWords };
