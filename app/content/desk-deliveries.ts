/** The desk's page of what the site sends: mails, and announcements to the automation. */
import { counted } from "~/lib/count";
import { frenchDay, unbroken } from "~/lib/time";
import type { LetterForm } from "./letters";

export const deliveriesPage = {
  title: "Envois",
  lead: "Ce qui n’est pas parti, et pourquoi. Le site a déjà réessayé pendant trois jours.",
  none: "Rien n’est arrêté\u00a0: tout est parti, ou attend son tour.",
  waiting: "En attente",
  promised: (count: number) =>
    counted(count, "e-mail promis par un formulaire", "e-mails promis par les formulaires"),
  promisedText:
    "Leur réseau ou leur domaine a eu sa part de la journée, ou la journée est pleine. Ils passent après les autres, dès qu’il y a de la place, pendant une semaine au plus. Si ces inscriptions sont réelles, augmentez LEAD_MAILS_A_DAY dans wrangler.toml.",
  receipts: (count: number) =>
    counted(count, "accusé de réception de rétractation", "accusés de réception de rétractation"),
  receiptsText:
    "Leur adresse en a déjà reçu cinq aujourd’hui, ou des inconnus en ont reçu deux cents. Ils partent l’un des prochains matins, à huit heures, ceux d’une même adresse dans un seul e-mail.",
  retryAll: "Tout relancer",
  retry: "Relancer",
  destinations: { mail: "E-mail", webhook: "Annonce à l’automatisation" },
  failed: (tries: number, error: string) => `Abandonné après ${tries} essais\u00a0: ${error}`,
  refused: (error: string) =>
    `Refusé par le service d’envoi, pour cette adresse ou ce message\u00a0: ${error}`,
  setUpWrongly: (error: string) => `Réglage de l’envoi à corriger\u00a0: ${error}`,
  gone: (error: string) =>
    `Refusé pour de bon\u00a0: ${error}. Plus rien ne part vers cette adresse.`,
  unnamed: "sans raison donnée",

  letters: "Lettres",
  lettersText: "Ce qui part les prochains jours, et chaque lettre à relire dans votre boîte.",
  seeLetters: "Voir les lettres",
  example: "Essayer l’automatisation",
  exampleText:
    "Un exemple de chaque annonce, marqué «\u00a0test\u00a0», pour l’adresse exemple@example.invalid.",
  sendExample: "Envoyer un exemple",
  noWebhook: "Aucune automatisation n’est reliée\u00a0: LEADS_WEBHOOK_URL et son secret manquent.",
};

/** The desk's page of the letters after a form. */
export const lettersPage = {
  title: "Lettres",
  lead: "Ce qui part les prochains jours, si personne n’achète ni ne se désinscrit entre-temps.",
  forms: {
    chapter: "Après le chapitre",
    resources: "Après les ressources",
    diagnostic: "Après le diagnostic",
  } satisfies Record<LetterForm, string>,
  place: (form: string, day: number) => `${form}, ${day}ᵉ jour`,
  none: "aucune prévue",
  total: (count: number) => `${counted(count, "lettre")} en tout`,
  onDay: (day: string, count: number) => `${count} le ${unbroken(frenchDay(day))}`,
  send: "Me l’envoyer",
  off: "Les lettres sont arrêtées\u00a0: LETTERS vaut «\u00a0off\u00a0».",
  mailOff: "Le site n’envoie pas d’e-mails\u00a0: MAIL_FROM n’est pas donné.",
  unknown: "Cette lettre n’existe plus. Rechargez la page.",
  back: "Revenir aux envois",
};
