/** The desk's page of what the site sends: mails, and announcements to the automation. */
import { counted } from "~/lib/count";

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
};
