import type { Command } from "commander";
import { deliverables, type ProductId, productIds } from "~/content/products";
import { addDays, isDay } from "~/lib/time";
import { sanitizeLine } from "~/mail/sanitize";
import { createCommand, formatOf, withDatabase, withFormats } from "../kit/command";
import { type Target, targetOf } from "../kit/database";
import { oneOf, UsageError } from "../kit/errors";
import { end, type Session } from "../kit/session";
import { cursorReader, readEmail, readLimit, readSince } from "../leads/arguments";
import { exportGroup, groupHelp, readGroup } from "../leads/group";
import type { Period } from "./book";
import { give, markSent, resend } from "./change";
import { evidence, type Shop } from "./evidence";
import { labels, list, show } from "./list";
import { changeAddress, correctTracking } from "./parcel";
import { takings } from "./takings";

type OpenSession = () => Promise<Session>;

/**
 * `npm run orders`.
 *
 * @param open opens the database that the command line names
 * @param sendsMail whether that database's site sends mail
 * @param shopOf what that site says about itself
 */
export function ordersCommand(
  open: (target: Target) => Promise<Session>,
  sendsMail: (target: Target) => Promise<boolean>,
  shopOf: (target: Target) => Promise<Shop>,
): Command {
  const orders = withDatabase(createCommand("orders")).description(
    "The database that was asked stands on the standard error. Days and hours are those of Paris. Exit code: 0 done, 1 failed, 2 wrong command line.",
  );
  const target = () => targetOf(orders.opts());
  const session = () => open(target());
  addListing(orders, session);
  addChanges(orders, session, () => sendsMail(target()));
  addDocuments(orders, session, () => shopOf(target()));
  return orders;
}

function addListing(orders: Command, session: OpenSession) {
  orders
    .command("list")
    .description("newest orders, and how far their parcels got")
    .option("--to-send", "parcels that are still to be sent")
    .option("--late", "those whose promised working days are over")
    .option("--since <moment>", "none older: 2026-05-01 or 2026-05-01T12:00:00Z", readSince)
    .option(
      "--product <name>",
      `of one product: ${productIds.join(", ")} or other`,
      oneOf("product", [...productIds, "other"]),
    )
    .option("--json", "as one JSON list")
    .option("--csv", "for programs: commas, as RFC 4180 has them")
    .option("--excel", "an Excel workbook, with --output orders.xlsx")
    .option("--output <file>", "the CSV or workbook into a file that only you may read")
    .option("--limit <number>", "rows a page, 1000 unless told, the most", readLimit, 1000)
    .option("--before <place>", "older ones: what the last page says", readPlace, end)
    .action(async ({ json, csv, excel, output = null, limit, before, ...filter }) => {
      const format = formatOf({ json, csv, excel }, "table");
      await list(await session(), { limit, before }, { format, output }, filter);
    });

  orders
    .command("show")
    .description("an order with its parcel, its page and its mails; or all those of an address")
    .argument("<reference>", "C-20260501-1A2B3C4D, or an e-mail address", readAsked)
    .action(async (asked) => show(await session(), asked));
}

function addChanges(orders: Command, session: OpenSession, sendsMail: () => Promise<boolean>) {
  orders
    .command("sent")
    .description("notes that parcels were sent and tells each buyer, once")
    .argument("<reference...>", "one or several", readReferences)
    .option("--tracking <url>", "where the buyer of a single one follows it", readTracking)
    .action(async (references: string[], { tracking = null }) => {
      if (tracking && references.length > 1) {
        throw new UsageError("--tracking is of one parcel: name one reference");
      }
      const opened = await session();
      const mailed = await sendsMail();
      for (const reference of references) await markSent(opened, { reference, tracking, mailed });
    });

  orders
    .command("correct-tracking")
    .description("another tracking address for a parcel that was sent; its buyer is told")
    .argument("<reference>", "", readReference)
    .argument("<url>", "", readTracking)
    .action(async (reference, tracking) => {
      const opened = await session();
      await correctTracking(opened, { reference, tracking, mailed: await sendsMail() });
    });

  orders
    .command("address")
    .description("another name or address for a parcel that is still to be sent")
    .argument("<reference>", "", readReference)
    .option("--name <name>", "of who gets the book", sanitizeLine)
    .option("--address <lines>", "where it goes, a semicolon between two lines", linesOf)
    .action(async (reference, change: { name?: string; address?: string }) => {
      if (!change.name && !change.address)
        throw new UsageError("address takes --name or --address");
      await changeAddress(await session(), reference, change);
    });

  orders
    .command("resend")
    .description("one more mail that confirms an order")
    .argument("<reference>", "", readReference)
    .action(async (reference) => resend(await session(), reference, await sendsMail()));

  orders
    .command("give")
    .description("a present, or a payment from outside: an order of 0 cents, mailed, once")
    .argument("<email>", "", readEmail)
    .argument("<product>", "", oneOf("product", productIds))
    .option("--name <name>", "of who gets the book")
    .option("--address <lines>", "where it goes, a semicolon between two lines")
    .action(async (email: string, product: ProductId, { name = null, address = null }) => {
      const isSent = deliverables[product].parcel;
      if ((name || address) && !isSent) {
        throw new UsageError(`--name and --address are of a parcel, and none goes with ${product}`);
      }
      const parcel = isSent ? { name, address: address && linesOf(address) } : null;
      const opened = await session();
      await give(opened, { email, product, parcel, mailed: await sendsMail() });
    });
}

function addDocuments(orders: Command, session: OpenSession, shopOf: () => Promise<Shop>) {
  orders
    .command("evidence")
    .description(
      "what proves a sale to a bank: consent, downloads, parcel, mails, terms of the day",
    )
    .argument("<reference>", "", readReference)
    .option("--json", "as one JSON object")
    .action(async (reference, { json: asJson = false }) => {
      const opened = await session();
      await evidence(opened, reference, await shopOf(), asJson);
    });

  orders
    .command("labels")
    .description("the parcels to send: labels and packing slips to print, or a record for each")
    .option("--csv", "a record for each, for programs")
    .option("--excel", "the same as an Excel workbook, with --output parcels.xlsx")
    .option("--output <file>", "a file that only you may read, such as etiquettes.html")
    .action(async ({ csv, excel, output = null }) => {
      await labels(await session(), formatOf({ csv, excel }, "html"), output);
    });

  withFormats(orders.command("takings"))
    .description("payments and refunds of a month or of days in Paris, with their VAT, and sums")
    .option("--month <month>", "2026-11", readMonth)
    .option("--from <day>", "2026-01-01, in place of a month", readDay)
    .option("--to <day>", "2026-12-31, with that day", readDay)
    .option("--output <file>", "the CSV into a file that only you may read")
    .action(async ({ month, from, to, output = null, ...formats }) => {
      const format = formatOf(formats, "table");
      const isCsv = format === "csv" || format === "excel";
      if (output !== null && !isCsv) throw new UsageError("--output is of --csv or --excel");
      const period = periodOf(month, from, to);
      await takings(await session(), period, format, output);
    });

  withFormats(orders.command("export"))
    .description("addresses for a letter of your own, each once, without those who unsubscribed")
    .requiredOption("--group <group>", groupHelp, readGroup)
    .option("--output <file>", "into a file that only you may read, not the standard output")
    .action(async ({ group, output = null, ...formats }) => {
      const format = formatOf(formats, "csv");
      await exportGroup(await session(), group, { format, output });
    });
}

/** The line separator of payments: a line feed. */
const linesOf = (address: string) =>
  address.split(";").map(sanitizeLine).filter(Boolean).join("\n");

const readPlace = cursorReader(/^[\x21-\x7e]{1,255}$/);

function readMonth(text: string): string {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new UsageError(`"${text}" is not a month: 2026-11`);
}

function readDay(text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`"${text}" is not a day: 2026-11-01`);
}

function periodOf(month?: string, from?: string, to?: string): Period {
  if (month && !from && !to) {
    const first = `${month}-01`;
    return { from: first, to: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
  }
  if (!month && from && to && from <= to) return { from, to };
  throw new UsageError("takings takes --month, or --from and a later --to");
}

function readReference(text: string): string {
  if (/^C-\d{8}-[\dA-F]{8}$/i.test(text)) return text.toUpperCase();
  throw new UsageError(`"${text}" is not a reference: C-20260501-1A2B3C4D`);
}

const readReferences = (text: string, before: readonly string[] = []) => [
  ...new Set([...before, readReference(text)]),
];

const readAsked = (text: string) => (text.includes("@") ? readEmail(text) : readReference(text));

/** Validated, since it becomes a link in a mail. */
function readTracking(text: string): string {
  if (URL.canParse(text) && /^https?:\/\//i.test(text) && text.length <= 2000) return text;
  throw new UsageError(`--tracking takes an http(s) address, not "${text}"`);
}
