import { frenchDate, frenchWeekday, unbroken } from "~/lib/time";

const date = (day: string) => unbroken(frenchDate(day));
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count}\u00A0${count < 2 ? one : many}`;

/** When it is sent, in Paris. */
export const morningHour = 7;

/** The mail that tells the operator what waits for an answer. */
export const morningMail = {
  subject: (parts: readonly string[]) => `Ce matin : ${parts.join(", ")}`,
  title: (day: string) => `Ce qui vous attend, ${unbroken(frenchWeekday(day))}`,
  preheader: "Ce que le site ne peut pas faire à votre place.",
  first: {
    short: "votre premier message",
    paragraphs: [
      `Ceci est le premier message du matin. Le site vous l’envoie à ${morningHour} heures, heure de Paris, les jours où quelque chose vous attend : un colis, une rétractation, un envoi qui a échoué, un défi sans salle, une promesse dont le jour est venu. Le lundi, il porte les chiffres de la semaine.`,
      "Pour ne plus le recevoir, donnez à OPERATOR_MAIL la valeur off, sous [vars] dans wrangler.toml, puis npm run deploy. Pour le recevoir ailleurs, écrivez-y OPERATOR_EMAIL.",
    ],
  },
  stopped: {
    short: "envois arrêtés",
    title: "Des envois sont arrêtés",
    text: ({ gone, failed, waiting }: { gone: number; failed: number; waiting: number }) =>
      `${[
        ...(gone ? [`${counted(gone, "refusé", "refusés")} pour de bon (plus rien ne part)`] : []),
        ...(failed ? [`${counted(failed, "abandonné")} après tous les essais`] : []),
        ...(waiting ? [`${waiting} en attente depuis plus d’une heure`] : []),
      ].join(", ")}.`,
    command: "Pour voir pourquoi, puis pour renvoyer :",
    commands: ["npm run leads -- outbox failed --remote", "npm run leads -- outbox retry --remote"],
  },
  refused: {
    short: (count: number) => counted(count, "paiement refusé", "paiements refusés"),
    title: "Des annonces de paiement ont été refusées",
    text: (count: number) =>
      `${counted(count, "annonce de paiement portait", "annonces de paiement portaient")} une signature qui n’est pas la bonne, depuis hier matin. Si le prestataire de paiement les a envoyées, des commandes manquent : donnez au site le secret du webhook, et demandez-lui de les renvoyer.`,
    commands: ["npx wrangler secret put PAYMENT_WEBHOOK_SECRET"],
  },
  failed: {
    short: (count: number) => counted(count, "envoi échoué", "envois échoués"),
    title: "Des envois ont échoué",
    text: (count: number) =>
      `${counted(count, "message n’a pas pu être remis", "messages n’ont pas pu être remis")} depuis hier matin. La liste, avec la cause de chacun :`,
    commands: ["npm run leads -- outbox failed --remote"],
  },
  parcels: {
    short: (count: number, late: number) =>
      `${counted(count, "colis", "colis")} à envoyer${late > 0 ? `, dont ${late} en retard` : ""}`,
    title: "Colis à envoyer",
    due: (day: string, isLate: boolean) =>
      isLate ? `en retard : promis pour le ${date(day)}` : `à livrer avant la fin du ${date(day)}`,
    commands: ["npm run orders -- list --to-send --remote"],
  },
  withdrawals: {
    short: (count: number) => counted(count, "rétractation"),
    title: "Rétractations",
    due: (day: string, isLate: boolean) =>
      `${isLate ? "en retard : " : ""}à rembourser le ${date(day)} au plus tard`,
    text: "Une fois la réponse donnée, marquez-la :",
    commands: ["npm run leads -- withdrawals --answered <numéro> --remote"],
  },
  room: {
    short: "défi sans salle",
    title: "Une session du défi n’a pas de salle",
    text: (session: string, participants: number) =>
      `La session du ${date(session)} compte ${counted(participants, "inscription")}, et les rappels n’ont pas de lien. Écrivez-le dans wrangler.toml, sous CHALLENGE_ROOM_URL, puis npm run deploy.`,
  },
  letters: {
    invitation: {
      short: "une invitation à envoyer",
      title: "L’invitation à la masterclass est à envoyer",
      text: (day: string, buyers: number) =>
        `La masterclass a lieu le ${date(day)} : les acheteurs de la formation attendent leur invitation d’ici là. Vous avez ${counted(buyers, "adresse")} à inviter :`,
      commands: [
        "npm run orders -- export --group buyers:training --output invitation.csv --remote",
      ],
    },
    update: {
      short: "une mise à jour à annoncer",
      title: "La mise à jour du pack est à annoncer",
      text: (day: string, buyers: number) =>
        `Elle est promise pour le ${date(day)} : remplacez le fichier du pack, puis écrivez à ses acheteurs. Vous avez ${counted(buyers, "adresse")} à prévenir :`,
      commands: [
        "npm run orders -- export --group buyers:prompt-pack --output mise-a-jour.csv --remote",
      ],
    },
  },
  report: { short: "les chiffres de la semaine", title: "Les chiffres de la semaine" },
  why: "Vous recevez ce message parce que le site est le vôtre. Donner à OPERATOR_MAIL la valeur off y met fin.",
} as const;
