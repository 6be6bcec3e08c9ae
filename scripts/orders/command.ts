import type { Command } from "commander";
import { deliverables, type ProductId, productIds } from "~/content/products";
import { isDay } from "~/lib/time";
import type { Shop } from "~/orders/evidence";
import { monthPeriod, type Period } from "~/orders/takings";
import { isTrackingUrl } from "~/orders/tracking";
import { cursorReader, readEmail, readLimit, readSince } from "../kit/arguments";
import { createCommand, readFormat, withDatabase, withFormats } from "../kit/command";
import { readTarget, type Target } from "../kit/database";
import { oneOf, UsageError } from "../kit/errors";
import type { FileFormat } from "../kit/file";
import { exportGroup, groupHelp, readGroupOption } from "../kit/group";
import { farFuture, type Purpose, type Session } from "../kit/session";
import { again, give, readdress, resend, send, track, undoSent } from "./acts";
import { typedDestination, withAddress } from "./address-options";
import { evidence } from "./evidence";
import { labels } from "./labels";
import { list, show } from "./list";
import { takings } from "./takings";

type OpenSession = (purpose?: Purpose) => Promise<Session>;

/**
 * `npm run orders`.
 *
 * @param open opens the database that the command line names
 * @param sendsMail whether the database's site sends mail
 * @param shopOf how that site describes itself in its terms
 */
export function ordersCommand(
  open: (target: Target, purpose?: Purpose) => Promise<Session>,
  sendsMail: (target: Target) => Promise<boolean>,
  shopOf: (target: Target) => Promise<Shop>,
): Command {
  const orders = withDatabase(createCommand("orders")).description(
    "Standard error names the database that was used. Days and times are Paris time; stored rows are printed with UTC times. Exit code: 0 done, 1 failed, 2 wrong command line.",
  );
  const target = () => readTarget(orders.opts());
  const session: OpenSession = (purpose) => open(target(), purpose);
  addListing(orders, session);
  addChanges(orders, session, () => sendsMail(target()));
  addDocuments(orders, session, () => shopOf(target()));
  return orders;
}

function addListing(orders: Command, session: OpenSession) {
  withFormats(orders.command("list"), { ...printed, workbook: "orders.xlsx" })
    .description("list the newest orders and the state of their parcels")
    .option("--to-send", "only orders whose parcel is still to be sent")
    .option("--late", "only orders whose promised delivery day has passed")
    .option("--since <moment>", "only newer ones: 2026-05-01 or 2026-05-01T12:00:00Z", readSince)
    .option(
      "--product <name>",
      `only one product: ${productIds.join(", ")} or other`,
      oneOf("product", [...productIds, "other"]),
    )
    .option("--limit <number>", "rows per page (default and maximum: 1000)", readLimit, 1000)
    .option(
      "--before <place>",
      "the next page: the value that the previous page printed",
      readPlace,
      farFuture,
    )
    .action(async ({ json, csv, excel, output = null, limit, before, ...filter }) => {
      const format = readFormat({ json, csv, excel }, "table");
      rejectOutput(format, output);
      await list(await session(), { limit, before }, { format, output }, filter);
    });

  orders
    .command("show")
    .description("show an order with its parcel, page and mails, or all orders of an address")
    .argument("<reference>", "C-20260501-1A2B3C4D or an e-mail address", readAsked)
    .action(async (asked) => show(await session(), asked));
}

function addChanges(orders: Command, session: OpenSession, sendsMail: () => Promise<boolean>) {
  const change = async () => ({ ...(await session("change")), mailed: await sendsMail() });

  orders
    .command("sent")
    .description("record that parcels were sent; each buyer is told once, an hour later")
    .argument("<reference...>", "one or more order numbers", readReferences)
    .option("--tracking <url>", "tracking address of a single parcel", readTracking)
    .action(async (references: string[], { tracking = null }) => {
      if (tracking && references.length > 1) {
        throw new UsageError("--tracking takes one parcel: give only one reference");
      }
      await send(await change(), references, tracking);
    });

  orders
    .command("undo-sent")
    .description("take a sending back within the hour, before its buyer is told")
    .argument("<reference>", "", readReference)
    .action(async (reference) => undoSent(await change(), reference));

  orders
    .command("send-again")
    .description("make a second parcel for an order whose parcel was lost or damaged")
    .argument("<reference>", "", readReference)
    .action(async (reference) => again(await change(), reference));

  orders
    .command("correct-tracking")
    .description("correct the tracking address of a sent parcel, and tell the buyer")
    .argument("<reference>", "", readReference)
    .argument("<url>", "", readTracking)
    .action(async (reference, url) => track(await change(), reference, url));

  withAddress(orders.command("address").argument("<reference>", "", readReference))
    .description("change fields of the address of a parcel that is still to be sent")
    .action(async (reference, options) => {
      const typed = typedDestination(options);
      if (Object.keys(typed).length === 0)
        throw new UsageError("address takes --name or fields of the address, such as --line1");
      await readdress(await change(), reference, typed);
    });

  orders
    .command("resend")
    .description("send the confirmation of an order again")
    .argument("<reference>", "", readReference)
    .action(async (reference) => resend(await change(), reference));

  withAddress(orders.command("give"))
    .description(
      "give a product, as a gift or for a payment elsewhere: creates and mails an order of 0 cents",
    )
    .argument("<email>", "", readEmail)
    .argument("<product>", "", oneOf("product", productIds))
    .option("--after <reference>", "once more, after this earlier gift of it", readReference)
    .action(async (email: string, product: ProductId, { after = null, ...options }) => {
      const destination = typedDestination(options);
      if (Object.keys(destination).length > 0 && !deliverables[product].parcel) {
        throw new UsageError(`an address is for a parcel, and ${product} has none`);
      }
      await give(await change(), { email, product, destination, after });
    });
}

function addDocuments(orders: Command, session: OpenSession, shopOf: () => Promise<Shop>) {
  orders
    .command("evidence")
    .description(
      "print the evidence of a sale for a bank: consent, downloads, parcel, mails, terms of that day",
    )
    .argument("<reference>", "", readReference)
    .option("--json", "print one JSON object")
    .action(async (reference, { json: asJson = false }) => {
      const opened = await session();
      await evidence(opened, reference, await shopOf(), asJson);
    });

  withFormats(orders.command("labels"), {
    csv: "print CSV for programs, one record per parcel",
    workbook: "parcels.xlsx",
    json: null,
    output: "write to a file that only you can read, such as etiquettes.html",
  })
    .description("print labels and packing slips of the parcels to send, or export the parcels")
    .action(async ({ csv, excel, output = null }) => {
      await labels(await session(), readFormat({ csv, excel }, "html"), output);
    });

  withFormats(orders.command("takings"), {
    ...printed,
    workbook: "takings.xlsx",
    json: "print one JSON object, with the sums",
  })
    .description(
      "list payments and refunds of a month or period (days in Paris), with VAT and sums",
    )
    .option("--month <month>", "a month, such as 2026-11", readMonth)
    .option("--from <day>", "first day, such as 2026-01-01, instead of a month", readDay)
    .option("--to <day>", "last day, such as 2026-12-31, included", readDay)
    .action(async ({ month, from, to, output = null, ...formats }) => {
      const format = readFormat(formats, "table");
      rejectOutput(format, output);
      const period = periodOf(month, from, to);
      await takings(await session(), period, format, output);
    });

  withFormats(orders.command("export"))
    .description(
      "export the addresses for a letter of your own, each once, without unsubscribed ones",
    )
    .requiredOption("--group <group>", groupHelp, readGroupOption)
    .action(async ({ group, output = null, ...formats }) => {
      const format = readFormat(formats, "csv");
      await exportGroup(await session(), group, { format, output });
    });
}

/** What a list that is printed as a table says about its other formats. */
const printed = {
  json: "print one JSON array",
  output: "write the CSV or workbook to a file that only you can read",
};

/** @throws {UsageError} if a list that is printed is to be written to a file */
function rejectOutput(format: FileFormat | "table", output: string | null) {
  if (output !== null && format !== "csv" && format !== "excel")
    throw new UsageError("--output needs --csv or --excel");
}

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
  const whole = month && !from && !to ? monthPeriod(month) : null;
  if (whole) return whole;
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

/** Checked, because it becomes a link in a mail. */
function readTracking(text: string): string {
  if (isTrackingUrl(text)) return text;
  throw new UsageError(`"${text}" is not an http(s) address: https://carrier.example/8R42`);
}
