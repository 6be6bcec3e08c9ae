import type { PromisedLetter } from "~/content/products";
import { counted } from "~/lib/count";
import { frenchDate, frenchDayWithWeekday, unbroken } from "~/lib/time";
import type { Message } from "~/mail/message";
import {
  commands,
  type Figure,
  figures,
  heading,
  type Part,
  paragraph,
  sections,
} from "~/mail/parts";

const date = (day: string) => unbroken(frenchDate(day));

/** When it is sent, in Paris. */
export const morningHour = 7;

/** The first lines of a list, and how many there are in all. */
export interface Listed<Line> {
  lines: readonly Line[];
  total: number;
}

/** What needs the operator's attention: order and declaration numbers, no personal data. */
export interface Morning {
  /** YYYY-MM-DD in Paris. */
  today: string;
  isFirst: boolean;
  /** Wrangler's name of the deployment; absent in production. */
  environment?: string | undefined;
  delivery: Record<"gone" | "failed" | "waiting", number>;
  /** Events that finally failed since yesterday's mail. */
  failed: number;
  /** Whether the payment webhook's secret is missing, so that no payment is recorded. */
  missesPayments: boolean;
  /** Payment events with an invalid signature since then. */
  refused: number;
  /** Cron jobs that failed since then; absent in mails of an earlier version of the site. */
  unmade?: readonly string[];
  /** Mails of leads that were postponed by the daily limit. */
  putOff?: number;
  withdrawals: Listed<{ number: string; due: string }>;
  parcels: Listed<{ reference: string; due: string }> & { late: number };
  /** Open disputes and their deadlines. */
  disputes: Listed<{ reference: string; sum: string; due: string | null }>;
  /** Since yesterday's mail. */
  failedRefunds: Listed<{ reference: string; sum: string }>;
  /** Payments for products of another shop, since then. */
  others: Listed<{ reference: string; sum: string }>;
  /** Whether the provider has begun to report refunds only as totals, since then. */
  isToldSumsOnly: boolean;
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
    ...unmade(morning),
    ...missedPayments(morning),
    ...refusedPayments(morning),
    ...disputes(morning),
    ...failedRefunds(morning),
    ...sumsOnly(morning),
    ...parcels(morning),
    ...withdrawals(morning),
    ...failed(morning),
    ...putOff(morning),
    ...others(morning),
    ...room(morning),
    ...letters(morning),
    ...weekly(morning),
  ];
  if (found.length === 0) return null;
  return {
    subject: `Ce matin\u00a0: ${found.map(({ short }) => short).join(", ")}`,
    preheader: "Ce que le site ne peut pas faire à votre place.",
    title: `Ce qui vous attend, ${unbroken(frenchDayWithWeekday(morning.today))}`,
    parts: found.flatMap(({ parts }) => parts),
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

/** A section of the mail; `short` goes into the subject. */
type Matter = { short: string; parts: Part[] }[];

function matter(short: string, title: string, ...parts: Part[]): Matter {
  return [{ short, parts: [heading(title), ...parts] }];
}

/** The lines of a list, and how many were left out. */
function list<Line>({ lines, total }: Listed<Line>, figure: (line: Line) => Figure): Part[] {
  const more = total - lines.length;
  const others = more > 0 ? [paragraph(`et ${counted(more, "autre")}.`)] : [];
  return [figures(lines.map(figure)), ...others];
}

type Environment = Morning["environment"];

/** Commands for the database of the site that sends the mail. */
function remoteCommands(environment: Environment, ...lines: string[]): Part {
  const option = environment ? ` --env ${environment}` : "";
  return commands(lines.map((line) => `${line} --remote${option}`));
}

/** Wrangler warns without this option; the quotes are for the shell. */
const wranglerOption = (environment: Environment) =>
  environment ? `--env ${environment}` : '--env=""';

const deployCommand = (environment: Environment) =>
  environment ? `npm run deploy -- --env ${environment}` : "npm run deploy";

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

function stopped({ delivery: { gone, failed, waiting }, environment }: Morning): Matter {
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
    remoteCommands(environment, "npm run leads -- outbox failed", "npm run leads -- outbox retry"),
  );
}

const jobs: Record<string, string> = { letters: "les lettres", reminders: "les rappels du défi" };

function unmade({ unmade: failed = [], environment }: Morning): Matter {
  if (failed.length === 0) return [];
  const names = failed.map((job) => jobs[job] ?? job).join(" et ");
  return matter(
    "lettres ou rappels en panne",
    "Des messages n’ont pas pu être préparés",
    paragraph(
      `Depuis hier matin, le site n’a pas toujours pu préparer ${names}. La cause est dans son journal\u00a0:`,
    ),
    commands([`npx wrangler tail ${wranglerOption(environment)}`]),
  );
}

function putOff({ putOff: count = 0, environment }: Morning): Matter {
  if (count === 0) return [];
  return matter(
    counted(count, "e-mail reporté", "e-mails reportés"),
    "Des e-mails promis par les formulaires attendent",
    paragraph(
      `${counted(count, "e-mail dépasse", "e-mails dépassent")} le nombre d’une journée, et ${count < 2 ? "partira" : "partiront"} ces prochains jours, le matin. Si les inscriptions sont réelles, augmentez LEAD_MAILS_A_DAY dans wrangler.toml, puis ${deployCommand(environment)}.`,
    ),
  );
}

const putPaymentSecret = (environment: Environment) =>
  commands([`npx wrangler secret put PAYMENT_WEBHOOK_SECRET ${wranglerOption(environment)}`]);

function missedPayments({ missesPayments, environment }: Morning): Matter {
  if (!missesPayments) return [];
  return matter(
    "paiements ignorés",
    "Le site n’apprend aucun paiement",
    paragraph(
      "Les acheteurs peuvent payer, et aucune commande n’est enregistrée\u00a0: le secret du webhook de paiement n’est pas donné au site. Donnez-le, puis demandez au prestataire de renvoyer ses annonces.",
    ),
    putPaymentSecret(environment),
  );
}

function refusedPayments({ refused, environment }: Morning): Matter {
  if (refused === 0) return [];
  return matter(
    counted(refused, "annonce de paiement refusée", "annonces de paiement refusées"),
    "Des annonces de paiement ont été refusées",
    paragraph(
      `${counted(refused, "annonce de paiement portait", "annonces de paiement portaient")} une signature qui n’est pas la bonne, depuis hier matin. Si le prestataire de paiement les a envoyées, des commandes manquent\u00a0: donnez au site le secret du webhook, et demandez-lui de les renvoyer.`,
    ),
    putPaymentSecret(environment),
  );
}

function disputes({ disputes: open, today, environment }: Morning): Matter {
  if (open.total === 0) return [];
  const answer = (due: string) =>
    `, ${due < today ? "en retard\u00a0: " : ""}réponse attendue le ${date(due)} au plus tard`;
  return matter(
    counted(open.total, "paiement contesté", "paiements contestés"),
    "Des paiements sont contestés",
    ...list(open, ({ reference, sum, due }) => ({
      label: reference,
      value: `${sum}${due === null ? "" : answer(due)}`,
    })),
    paragraph(
      "La banque de l’acheteur attend votre réponse chez le prestataire de paiement. Ce qui prouve la vente\u00a0:",
    ),
    remoteCommands(environment, "npm run orders -- evidence <référence>"),
  );
}

function failedRefunds({ failedRefunds: failed }: Morning): Matter {
  if (failed.total === 0) return [];
  return matter(
    counted(failed.total, "remboursement échoué", "remboursements échoués"),
    "Des remboursements n’ont pas abouti",
    ...list(failed, ({ reference, sum }) => ({ label: reference, value: sum })),
    paragraph(
      "Ces sommes vous sont revenues\u00a0: convenez avec l’acheteur d’un autre moyen de les lui rendre.",
    ),
  );
}

function sumsOnly({ isToldSumsOnly }: Morning): Matter {
  if (!isToldSumsOnly) return [];
  return matter(
    "remboursements annoncés sans détail",
    "Les remboursements sont annoncés sans leur détail",
    paragraph(
      "Le prestataire de paiement annonce au site des sommes remboursées, mais pas chaque remboursement\u00a0: un remboursement en attente ou annulé passerait pour fait. Dans les réglages du webhook, ajoutez refund.created, refund.updated et refund.failed. Ce message ne sera pas répété.",
    ),
  );
}

function others({ others: paid }: Morning): Matter {
  if (paid.total === 0) return [];
  return matter(
    counted(paid.total, "autre paiement", "autres paiements"),
    "Des paiements pour un autre produit",
    ...list(paid, ({ reference, sum }) => ({ label: reference, value: sum })),
    paragraph(
      "Le site ne vend pas ce produit\u00a0: il n’a rien envoyé à l’acheteur. Si c’était pour un produit du site, donnez son nom au lien de paiement (product, dans ses métadonnées) et livrez cette commande vous-même.",
    ),
  );
}

function parcels({ parcels: waiting, today, environment }: Morning): Matter {
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
    remoteCommands(environment, "npm run orders -- list --to-send"),
  );
}

function withdrawals({ withdrawals: open, today, environment }: Morning): Matter {
  if (open.total === 0) return [];
  return matter(
    counted(open.total, "rétractation"),
    "Rétractations",
    ...list(open, ({ number, due }) => ({
      label: number,
      value: `${due < today ? "en retard\u00a0: " : ""}à rembourser le ${date(due)} au plus tard`,
    })),
    paragraph("Une fois la réponse donnée, marquez-la\u00a0:"),
    remoteCommands(environment, "npm run leads -- withdrawals --answered <numéro>"),
  );
}

function failed({ failed: count, environment }: Morning): Matter {
  if (count === 0) return [];
  return matter(
    counted(count, "envoi échoué", "envois échoués"),
    "Des envois ont échoué",
    paragraph(
      `${counted(count, "message n’a pas pu être remis", "messages n’ont pas pu être remis")} depuis hier matin. La liste, avec la cause de chacun\u00a0:`,
    ),
    remoteCommands(environment, "npm run leads -- outbox failed"),
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

function letters({ letters: due, environment }: Morning): Matter {
  return due.flatMap(({ letter, day, buyers }) => {
    const { short, title, text, command } = promised[letter];
    return matter(short, title, paragraph(text(day, buyers)), remoteCommands(environment, command));
  });
}

const promised = {
  invitation: {
    short: "une invitation à envoyer",
    title: "L’invitation à la masterclass est à envoyer",
    text: (day: string, buyers: number) =>
      `La masterclass a lieu le ${date(day)}\u00a0: les acheteurs de la formation attendent leur invitation d’ici là. Vous avez ${counted(buyers, "adresse")} à inviter\u00a0:`,
    command: "npm run orders -- export --group buyers:training --output invitation.csv",
  },
  update: {
    short: "une mise à jour à annoncer",
    title: "La mise à jour du pack est à annoncer",
    text: (day: string, buyers: number) =>
      `Elle est promise pour le ${date(day)}\u00a0: remplacez le fichier du pack, puis écrivez à ses acheteurs. Vous avez ${counted(buyers, "adresse")} à prévenir\u00a0:`,
    command: "npm run orders -- export --group buyers:prompt-pack --output mise-a-jour.csv",
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
