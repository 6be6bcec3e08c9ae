import type { PromisedLetter } from "~/content/products";
import type { DatabaseUse } from "~/db/size";
import { counted } from "~/lib/count";
import { decimal } from "~/lib/money";
import { frenchDate, frenchDayWithWeekday, unbroken } from "~/lib/time";
import type { Message } from "~/mail/message";
import { commands, type Figure, figures, type Part, paragraph, sections } from "~/mail/parts";
import {
  atDesk,
  deployCommand,
  type Environment,
  type Listed,
  list,
  type Matter,
  matter,
  wranglerOption,
} from "./matter";
import {
  disputes,
  failedRefunds,
  missedPayments,
  others,
  type PaymentNews,
  refusedPayments,
  sumsOnly,
  twice,
  uncounted,
  unmailed,
} from "./morning-payments";

const date = (day: string) => unbroken(frenchDate(day));

/** When it is sent, in Paris. */
export const morningHour = 7;

/** What needs the operator's attention: order and declaration numbers, no personal data. */
export interface Morning extends PaymentNews {
  /** YYYY-MM-DD in Paris. */
  today: string;
  isFirst: boolean;
  environment?: Environment;
  /** The desk's address; null for a site without one, absent in mails of an earlier version. */
  desk?: string | null;
  delivery: Record<"gone" | "failed" | "waiting", number>;
  /** Events that finally failed since the last mail. */
  failed: number;
  /** Cron jobs that failed since then; absent in mails of an earlier version of the site. */
  failedJobs?: readonly string[];
  /** Mails of leads that wait for room; absent in mails of an earlier version, as is the next. */
  waitingMails?: number;
  database?: DatabaseUse;
  withdrawals: Listed<{ number: string; due: string }>;
  parcels: Listed<{ reference: string; due: string }> & { late: number };
  sessions: { session: string; participants: number }[];
  /** Promised letters that are due soon. */
  letters: { letter: PromisedLetter; day: string; buyers: number }[];
  /** The report on the past week, on Mondays. */
  report: readonly (string | Table)[];
}

interface Table {
  titles: readonly string[];
  rows: readonly (readonly (string | null)[])[];
}

/** `operator.morning`, the most urgent first; null if there is nothing to report. */
export function morningMail(morning: Morning): Message | null {
  const found = [
    ...first(morning),
    ...stopped(morning),
    ...fullDatabase(morning),
    ...failedJobs(morning),
    ...missedPayments(morning),
    ...disputes(morning),
    ...failedRefunds(morning),
    ...unmailed(morning),
    ...twice(morning),
    ...uncounted(morning),
    ...sumsOnly(morning),
    ...parcels(morning),
    ...withdrawals(morning),
    ...failed(morning),
    ...waitingMails(morning),
    ...others(morning),
    ...room(morning),
    ...letters(morning),
    ...weekly(morning),
    ...refusedPayments(morning),
  ];
  if (found.length === 0) return null;
  return {
    subject: `Ce matin\u00a0: ${found.map(({ short }) => short).join(", ")}`,
    preheader: "Ce que le site ne peut pas faire à votre place.",
    title: `Ce qui vous attend, ${unbroken(frenchDayWithWeekday(morning.today))}`,
    parts: [...found.flatMap(({ parts }) => parts), ...databaseSize(morning)],
    why: "Vous recevez ce message parce que le site est le vôtre. Donner à OPERATOR_MAIL la valeur off y met fin.",
  };
}

/** `operator.test`: requested by `npm run check -- --live`. */
export const testMail = (): Message => ({
  subject: "Essai\u00a0: le site envoie ses messages",
  preheader: "Rien à faire\u00a0: ce message montre que l’envoi fonctionne.",
  title: "L’envoi fonctionne",
  parts: [
    paragraph("Ce message a été demandé par npm run check -- --live. Il n’y a rien à faire."),
  ],
  why: "Vous recevez ce message parce que le site est le vôtre.",
});

function first({ isFirst, environment }: Morning): Matter {
  if (!isFirst) return [];
  const parts = [
    paragraph(
      `Ceci est le premier message du matin. Le site vous l’envoie à ${morningHour}\u00a0heures, heure de Paris, les jours où quelque chose vous attend\u00a0: un colis, une rétractation, un paiement contesté, un envoi qui a échoué, un défi sans salle, une promesse dont le jour est venu. Le lundi, il porte les chiffres de la semaine.`,
    ),
    paragraph(
      `Pour ne plus le recevoir, donnez à OPERATOR_MAIL la valeur off dans wrangler.toml, puis ${deployCommand(environment)}. Pour le recevoir ailleurs, écrivez-y OPERATOR_EMAIL.`,
    ),
  ];
  return [{ short: "votre premier message", parts }];
}

function stopped(morning: Morning): Matter {
  const { gone, failed, waiting } = morning.delivery;
  const counts = [
    ...(gone ? [`${counted(gone, "refusé", "refusés")} pour de bon (plus rien ne part)`] : []),
    ...(failed ? [`${counted(failed, "abandonné")} après tous les essais`] : []),
    ...(waiting ? [`${waiting} en attente depuis plus d’une heure`] : []),
  ];
  if (counts.length === 0) return [];
  return matter(
    "envois arrêtés",
    "Des envois sont arrêtés",
    paragraph(`${counts.join(", ")}.`),
    paragraph("Pour voir pourquoi, puis pour renvoyer\u00a0:"),
    atDesk(
      morning,
      "Voir et relancer les envois",
      "envois",
      "npm run leads -- outbox failed",
      "npm run leads -- outbox retry",
    ),
  );
}

const jobs: Record<string, string> = { letters: "les lettres", reminders: "les rappels du défi" };

function failedJobs({ failedJobs: failed = [], environment }: Morning): Matter {
  if (failed.length === 0) return [];
  const names = failed.map((job) => jobs[job] ?? job).join(" et ");
  return matter(
    "lettres ou rappels en panne",
    "Des messages n’ont pas pu être préparés",
    paragraph(
      `Depuis le dernier message, le site n’a pas toujours pu préparer ${names}. La cause est dans son journal\u00a0:`,
    ),
    commands([`npx wrangler tail ${wranglerOption(environment)}`]),
  );
}

function waitingMails({ waitingMails: count = 0, environment }: Morning): Matter {
  if (count === 0) return [];
  return matter(
    counted(count, "e-mail reporté", "e-mails reportés"),
    "Des e-mails promis par les formulaires attendent",
    paragraph(
      `${counted(count, "e-mail dépasse", "e-mails dépassent")} la part d’un réseau, d’un domaine ou de la journée, et ${count < 2 ? "partira" : "partiront"} dès qu’il y aura de la place. Si les inscriptions sont réelles, augmentez LEAD_MAILS_A_DAY dans wrangler.toml, puis ${deployCommand(environment)}.`,
    ),
  );
}

const megabytes = (bytes: number) => `${decimal(bytes / 1024 ** 2, 1)}\u00a0Mo`;

/** Where it stands, with any other news. */
function databaseSize({ database }: Morning): Part[] {
  if (!database || database.isAlarming) return [];
  const { bytes, limit, percent } = database;
  return [
    paragraph(
      `La base de données occupe ${megabytes(bytes)} sur ${megabytes(limit)} (${percent}\u00a0%).`,
    ),
  ];
}

function fullDatabase({ database, environment }: Morning): Matter {
  if (!database?.isAlarming) return [];
  const { bytes, limit, percent } = database;
  return matter(
    "base de données presque pleine",
    "La base de données est presque pleine",
    paragraph(
      `Elle occupe ${megabytes(bytes)} sur ${megabytes(limit)} (${percent}\u00a0%). Pleine, elle n’enregistre plus rien\u00a0: ni commande, ni inscription.`,
    ),
    paragraph(
      `Avec l’offre payante de Cloudflare, elle tient 10\u00a0000\u00a0Mo\u00a0: écrivez ce nombre dans wrangler.toml, sous DATABASE_MB. Sinon, gardez moins longtemps les inscriptions\u00a0: LEAD_RETENTION_DAYS, au même endroit. Ensuite\u00a0: ${deployCommand(environment)}.`,
    ),
  );
}

function parcels(morning: Morning): Matter {
  const { parcels: waiting, today } = morning;
  if (waiting.total === 0) return [];
  const isLate = ({ due }: { due: string }) => due < today;
  const { late } = waiting;
  return matter(
    `${counted(waiting.total, "colis", "colis")} à envoyer${late > 0 ? `, dont ${late} en retard` : ""}`,
    "Colis à envoyer",
    ...list(waiting, (parcel) => ({
      label: parcel.reference,
      value: isLate(parcel)
        ? `en retard\u00a0: promis pour le ${date(parcel.due)}`
        : `à livrer avant la fin du ${date(parcel.due)}`,
    })),
    atDesk(morning, "Préparer les colis", "colis", "npm run orders -- list --to-send"),
  );
}

function withdrawals(morning: Morning): Matter {
  const { withdrawals: open, today } = morning;
  if (open.total === 0) return [];
  return matter(
    counted(open.total, "rétractation"),
    "Rétractations",
    ...list(open, ({ number, due }) => ({
      label: number,
      value: `${due < today ? "en retard\u00a0: " : ""}à rembourser le ${date(due)} au plus tard`,
    })),
    paragraph("Une fois la réponse donnée, marquez-la\u00a0:"),
    atDesk(
      morning,
      "Ouvrir les rétractations",
      "retractations",
      "npm run leads -- withdrawals --answered <numéro>",
    ),
  );
}

function failed(morning: Morning): Matter {
  const { failed: count } = morning;
  if (count === 0) return [];
  return matter(
    counted(count, "envoi échoué", "envois échoués"),
    "Des envois ont échoué",
    paragraph(
      `${counted(count, "message n’a pas pu être remis", "messages n’ont pas pu être remis")} depuis le dernier message. La liste, avec la cause de chacun\u00a0:`,
    ),
    atDesk(morning, "Voir les envois", "envois", "npm run leads -- outbox failed"),
  );
}

function room({ sessions, environment }: Morning): Matter {
  if (sessions.length === 0) return [];
  return matter(
    "défi sans salle",
    "Une session du défi n’a pas de salle",
    ...sessions.map(({ session, participants }) =>
      paragraph(
        `La session du ${date(session)} compte ${counted(participants, "inscription")}, et les rappels n’ont pas de lien. Écrivez-le dans wrangler.toml, sous CHALLENGE_ROOM_URL, puis ${deployCommand(environment)}.`,
      ),
    ),
  );
}

function letters(morning: Morning): Matter {
  return morning.letters.flatMap(({ letter, day, buyers }) => {
    const { short, title, text, group, file } = promised[letter];
    const command = `npm run orders -- export --group ${group} --output ${file}`;
    const page = `contacts/export?liste=${group}&format=xlsx`;
    const way = atDesk(morning, "Télécharger les adresses", page, command);
    return matter(short, title, paragraph(text(day, buyers)), way);
  });
}

const promised = {
  invitation: {
    short: "une invitation à envoyer",
    title: "L’invitation à la masterclass est à envoyer",
    text: (day: string, buyers: number) =>
      `La masterclass a lieu le ${date(day)}\u00a0: les acheteurs de la formation attendent leur invitation d’ici là. Vous avez ${counted(buyers, "adresse")} à inviter\u00a0:`,
    group: "buyers:training",
    file: "invitation.csv",
  },
  update: {
    short: "une mise à jour à annoncer",
    title: "La mise à jour du pack est à annoncer",
    text: (day: string, buyers: number) =>
      `Elle est promise pour le ${date(day)}\u00a0: remplacez le fichier du pack, puis écrivez à ses acheteurs. Vous avez ${counted(buyers, "adresse")} à prévenir\u00a0:`,
    group: "buyers:prompt-pack",
    file: "mise-a-jour.csv",
  },
} satisfies Record<PromisedLetter, object>;

function weekly({ report }: Morning): Matter {
  if (report.length === 0) return [];
  const parts = report.flatMap((table) =>
    typeof table === "string" ? [paragraph(table)] : tableParts(table),
  );
  return matter("les chiffres de la semaine", "Les chiffres de la semaine", ...parts);
}

/** Fits a narrow screen: each row becomes a list of figures below its name, unless it has only one figure. */
function tableParts({ titles: [kind = "", ...titles], rows }: Table): Part[] {
  const named = (title: string) => sections([{ title, paragraphs: [] }]);
  if (titles.length === 1) {
    const single = rows.map(([name, cell]) => ({ label: name ?? "", value: cell ?? "" }));
    return [named(kind), figures(single)];
  }
  return rows.flatMap(([name, ...cells]) => [
    named(name || kind),
    figures(figuresOf(titles, cells)),
  ]);
}

/** A share has no title, because it follows its figure. */
function figuresOf(titles: readonly string[], cells: readonly (string | null)[]): Figure[] {
  const rows: Figure[] = [];
  for (const [column, cell] of cells.entries()) {
    if (!cell) continue;
    const value = cell.replace("  ", " · ");
    const last = rows.at(-1);
    if (titles[column] === "" && last) last.value += ` · ${value}`;
    else rows.push({ label: titles[column] ?? "", value });
  }
  return rows;
}
