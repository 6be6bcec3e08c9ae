import { writeFile } from "node:fs/promises";
import { join as joinPath } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { letterName, letters } from "~/content/letters";
import { orders, outboxEvents, parcels, unsubscribedAddresses, withdrawals } from "~/db/schema";
import { newsSentence } from "~/leads/forms/lead-form";
import { letterTest, operatorMails } from "~/operator/morning";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { storeWithdrawal } from "~/withdrawals/store";
import { setUpCli, written } from "../../support/cli";
import { counted, notEmpty } from "../../support/counted";
import { makeEnv } from "../../support/env";
import * as leads from "../../support/leads";
import { orderRow } from "../../support/payments";
import { temporaryFolder } from "../../support/temporary-folder";
import { join, unsubscribe } from "../../support/virtual-cron";
import { declared } from "../../support/withdrawals";

const cli = await setUpCli();
const { db } = cli.database;
const email = "Camille.Roux@example.com";
const fields = declared({ last_name: "Roux\u202e", email, products: ["book", "training"] });
const declaration = { fields, token: "" };
const mails = () => db.select().from(outboxEvents).where(eq(outboxEvents.destination, "mail"));

async function storeMailed() {
  const { leadId } = await leads.storeChapterRequest({ db, mailed: true }, { email });
  await db.update(outboxEvents).set({ status: "delivered", delivered_at: "2026-01-01" });
  return leadId ?? "";
}

async function fileOf(content: string | Buffer) {
  const file = joinPath(await temporaryFolder(), "tool.csv");
  await writeFile(file, content);
  return file;
}

test("resends by lead id or event id", async () => {
  const leadId = await storeMailed();
  await cli.leads("resend", leadId);
  const [mail] = await mails();
  expect(mail).toMatchObject({ status: "pending", attempts: 0 });
  await cli.leads("resend", mail?.id ?? "");
  expect(cli.printed).toContain("waiting already");
  const events = await db.select().from(outboxEvents);
  const told = events.map(({ destination, status }) => `${destination} ${status}`);
  expect(told.sort()).toEqual(["mail pending", "webhook delivered"]);
  await expect(cli.leads("resend", crypto.randomUUID())).rejects.toThrow("No mail has the id");
});

test("refuses to resend to an unsubscribed address", async () => {
  const leadId = await storeMailed();
  await unsubscribe(db, email, Date.now());
  await expect(cli.leads("resend", leadId)).rejects.toThrow("unsubscribed");
});

const dated = ["letter.chapter-2", "challenge.reminder", "operator.morning"];

test.each(dated)("refuses to resend %s once its time is over", async (type) => {
  await storeMailed();
  const [mail] = await mails();
  const late = { type, payload: "{}", created_at: "2026-05-01T08:00:00.000Z" };
  await db
    .update(outboxEvents)
    .set(late)
    .where(eq(outboxEvents.id, mail?.id ?? ""));
  await expect(cli.leads("resend", mail?.id ?? "")).rejects.toThrow("is over");
  expect(await mails()).toEqual([{ ...mail, ...late }]);
});

test("corrects an address everywhere and keeps the later unsubscription", async () => {
  await storeMailed();
  await db.insert(orders).values(orderRow({ email: email.toUpperCase() }));
  await storeWithdrawal({ db, mailed: true }, declaration);
  await unsubscribe(db, "neuve@example.com", 0);
  await unsubscribe(db, email, 5);
  await cli.leads("correct", email, "neuve@example.com");
  expect(cli.printed).toContain("1 lead, 1 order, 1 withdrawal, 5 events");

  const events = await db.select().from(outboxEvents);
  const rows = [await db.select().from(orders), await db.select().from(withdrawals), events];
  expect(JSON.stringify(rows).toLowerCase()).not.toContain("camille.roux");
  const payloads = events.flatMap(({ payload }) => (payload ? [JSON.parse(payload)] : []));
  expect(payloads.map(({ data }) => data.email)).toEqual(Array(2).fill("neuve@example.com"));
  const isNew = eq(unsubscribedAddresses.address, "neuve@example.com");
  expect(await db.select().from(unsubscribedAddresses).where(isNew)).toMatchObject([
    { created_at: new Date(5).toISOString() },
  ]);

  cli.printed = "";
  await cli.leads("correct", email, "autre@example.com");
  expect(cli.printed).toContain("Nothing is stored");
  await expect(cli.leads("correct", email, email)).rejects.toThrow("differ");
});

test("marks a withdrawal as answered and lists its day", async () => {
  const at = { db, mailed: false, now: () => Date.UTC(2026, 5, 19, 12) };
  const { withdrawal } = await storeWithdrawal(at, declaration);
  const number = withdrawalNumber(withdrawal);
  await cli.leads("withdrawals");
  expect(cli.printed.replace(/ +/g, " ")).toContain(
    `${number} ${email} Camille Roux\\u{202e} book, training cs_live_42 - by 2026-07-03`,
  );
  await cli.leads("withdrawals", "--answered", number.toLowerCase());
  await cli.leads("withdrawals", "--answered", number);
  expect(cli.printed).toMatch(/is answered\nR-.*was answered already, on \d{4}-/);
  await cli.leads("withdrawals");
  expect(cli.printed).toContain("given 20");
  const unknown = cli.leads("withdrawals", "--answered", "R-20260619-00000000");
  await expect(unknown).rejects.toThrow("No withdrawal");
});

test("lists unanswered withdrawals of stored orders first, page by page, with totals", async () => {
  await db.insert(orders).values(orderRow({ email: "buyer@example.com" }));
  const declare = async (email: string, hour: number) => {
    const now = () => Date.UTC(2026, 5, 19, hour);
    const given = { fields: declared({ email, reference: null }), token: email };
    return withdrawalNumber((await storeWithdrawal({ db, now }, given)).withdrawal);
  };
  const numbers: string[] = [];
  for (const [hour, name] of ["old", "Buyer", "buyer", "new"].entries())
    numbers.push(await declare(`${name}@example.com`, hour));
  const [old, answered, buyer, invented] = numbers;
  await cli.leads("withdrawals", "--answered", answered ?? "");
  const listed = async (...page: string[]) => {
    cli.printed = cli.noted = "";
    await cli.leads("withdrawals", ...page);
    return cli.printed.match(/R-\d{8}-[\dA-F]{8}/g);
  };
  expect(await listed()).toEqual([buyer, invented, answered, old]);
  expect(cli.noted).toContain("4 in all, 3 to answer, 1 of these about stored orders");
  expect(await listed("--limit", "1")).toEqual([buyer]);
  const [, next = ""] = /--before (\S+)/.exec(cli.noted) ?? [];
  expect(await listed("--before", next)).toEqual([invented, answered, old]);
  expect(await listed("--before", "2026-06-19T02:00:00Z")).toEqual([answered, old]);
});

test("counts, exports and keeps withdrawals after an erasure", async () => {
  await storeWithdrawal({ db, mailed: false }, declaration);
  await cli.leads("count");
  expect(cli.printed).toMatch(/withdrawal +1\nall leads +0$/m);

  await cli.leads("erase", email.toLowerCase(), "--yes");
  cli.printed = "";
  await cli.leads("show", email, "--json");
  const copy = JSON.parse(cli.printed);
  expect(copy.withdrawals).toEqual([expect.objectContaining({ products: fields.products })]);
  expect(copy.events).toHaveLength(1);
});

test("exports a session's group with the consent sentence", async () => {
  await join(db, "a@example.com", "2026-12-01", 1);
  await join(db, "other@example.com", "2026-12-08", 4);
  expect(await written(cli.leads, "export", "--group", "challenge:2026-12-01")).toBe(
    "email,first_name,created_at,consent_text\r\na@example.com,Camille,1970-01-01T00:00:00.001Z,Oui\r\n",
  );
  expect(cli.noted).toContain("1 address exported");
});

test("exports as news group who ticked the box and did not unsubscribe", async () => {
  const at = (time: number) => ({ db, now: () => time });
  await leads.storeChapterRequest(at(1), { email: "a@example.com", news_consent: true });
  await leads.storeResourceUnlock(at(2), { email: "A@example.com", news_consent: true });
  await leads.storeDiagnostic(at(3), { email: "b@example.com", news_consent: true });
  await leads.storeChallengeParticipant(at(4), { email: "c@example.com", news_consent: true });
  await leads.storeChapterRequest(at(5), { email: "only-the-chapter@example.com" });
  await leads.storeChapterRequest(at(6), { email: "no@example.com", news_consent: true });
  await unsubscribe(db, "no@example.com", 7);

  const file = await written(cli.leads, "export", "--json", "--group", "news");
  const lines = file.trim().split("\n");
  const people = lines.map((line) => JSON.parse(line));
  const named = people.map(({ email, first_name }) => `${email} ${first_name}`);
  expect(named).toEqual(["a@example.com Camille", "b@example.com null", "c@example.com Camille"]);
  for (const { consent_text } of counted(3, people)) expect(consent_text).toContain(newsSentence);
});

test("imports unsubscriptions from another tool's file", async () => {
  await unsubscribe(db, "known@example.com", 0);
  const content = `\ufeff"Name";"Email"\r\n"Roux";"A@example.com"\r\nknown@example.com\r\n<b@example.com>\r\na@example.com\r\no'brien@example.com\r\n'c@example.com';'C'\r\n'+d@example.com\r\nÉ@exämple.fr`;
  await cli.leads("unsubscribe", "--file", await fileOf(content));
  expect(cli.printed).toContain("7 addresses read, 0 known here, 6 new");
  expect(cli.noted).toContain("Not known here: a@example.com, known@example.com, b@example.com");
  const rows = await db.select().from(unsubscribedAddresses);
  const names = ["+d", "a", "b", "c", "known", "o'brien"].map((name) => `${name}@example.com`);
  expect(rows.map(({ address }) => address).sort()).toEqual([...names, "é@xn--exmple-cua.fr"]);
  expect(await db.$count(outboxEvents)).toBe(6);
});

test.each([
  ["UTF-16 with its mark", Buffer.from("\ufeffcamille@example.com\rb@example.com", "utf16le")],
  ["mailto: and invisible characters", "mailto:\u200bcamille@example.com\rb@example.com"],
])("unsubscribes from a file in %s, and says who is known", async (_, content) => {
  await leads.storeChapterRequest({ db }, { email: "Camille@example.com" });
  await cli.leads("unsubscribe", "--file", await fileOf(content));
  expect(cli.printed).toContain("2 addresses read, 1 known here, 2 new");
  expect(cli.noted).toContain("Not known here: b@example.com");
});

const people = "Camille <n9@example.org>, Zo\u00e9 (n10@example.org), n11@example.org. ";
const quoted = `"Nom";"Parrain";"Courriel"\n"Roux; Cam";"p@a.fr";"n1@example.org"\n"A\nB";"q@a.fr";""\nn2@example.org`;

test.each([
  ["of a line", "n9@example.org, n10@example.org; n11@example.org", ["n9", "n10", "n11"]],
  ["of a line to send to", people, ["n9", "n10", "n11"]],
  ["of a table's column", "Name\tEmail\tFriend\nA\tn1@example.org\tn2@example.org", ["n1"]],
  ["of a column of mail", "Parrain;Adresse mail\nn2@example.org;n1@example.org", ["n1"]],
  ["of a column in words", "Parrain;Adresse électronique\nn2@example.org;n1@example.org", ["n1"]],
  [
    "of a table below its separator",
    "sep=;\n\nParrain;E-mail\nn2@example.org;n1@example.org",
    ["n1"],
  ],
  ["of a quoted table's column", quoted, ["n1", "n2"]],
  ["of a postal address's table", "Nom,Adresse,Note\nA,1 rue,n1@example.org", ["n1"]],
  ["below one heading", "E-mail\nn1@example.org n2@example.org", ["n1", "n2"]],
])("unsubscribes every address %s", async (_, content, names) => {
  await cli.leads("unsubscribe", "--file", await fileOf(content));
  const rows = await db.select().from(unsubscribedAddresses).orderBy(unsubscribedAddresses.address);
  expect(rows.map(({ address }) => address)).toEqual(
    names.map((name) => `${name}@example.org`).sort(),
  );
});

test("knows an address by its mailbox, and announces each mailbox once", async () => {
  await leads.storeChapterRequest({ db }, { email: "camille.x@gmail.com" });
  const before = await db.$count(outboxEvents);
  await cli.leads("unsubscribe", "--file", await fileOf("camillex@gmail.com c.amillex@gmail.com"));
  expect(cli.printed).toContain("1 address read, 1 known here, 1 new");
  expect(await db.$count(outboxEvents)).toBe(before + 1);
});

test("unsubscribes three hundred addresses in few statements, and reports its progress", async () => {
  const addresses = Array.from(
    { length: 300 },
    (_, number) => `camille.roux.${number}@example.org`,
  );
  await cli.leads("unsubscribe", "--file", await fileOf(addresses.join("\n")));
  expect(await db.$count(unsubscribedAddresses)).toBe(300);
  expect(cli.queries.length).toBeLessThan(8);
  expect(cli.noted).toContain("300 of 300 addresses");
});

test.each([
  ["that is binary", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]), "neither UTF-8 nor UTF-16"],
  ["without an address", "nothing\n", "No address"],
  ["that is missing", null, "Cannot read"],
])("refuses a file %s", async (_, content, words) => {
  const file = content === null ? "missing.csv" : await fileOf(content);
  await expect(cli.leads("unsubscribe", "--file", file)).rejects.toThrow(words);
});

test("asks before a correction merges two people", async () => {
  await leads.storeChapterRequest({ db }, { email });
  await leads.storeChapterRequest({ db }, { email: "zoe@example.com" });
  cli.answer = false;
  await expect(cli.leads("correct", email, "zoe@example.com")).rejects.toThrow("Nothing changed");
  expect(cli.asked[0]).toContain("has 1 lead, 0 orders, 0 withdrawals already");
  cli.answer = null;
  await expect(cli.leads("correct", email, "zoe@example.com")).rejects.toThrow("use --yes");
  await cli.leads("correct", email, "zoe@example.com", "--yes");
  expect(cli.printed).toContain("is zoe@example.com now");
});

test.each([
  ["when asked", []],
  ["with --yes", ["--yes"]],
])("names the sale that an erasure keeps and its parcel: %s", async (_how, options) => {
  const { session_id, created_at, reference } = orderRow();
  await db.insert(orders).values(orderRow({ email }));
  await db.insert(parcels).values({ session_id, created_at });
  await cli.leads("erase", email, ...options);
  expect(cli.noted).toContain(`the sale of ${reference}`);
  expect(cli.noted).toContain(`Still to be sent: ${reference}`);
});

test("reads a hundred long addresses from a file", async () => {
  const long = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.fr`;
  const addresses = Array.from({ length: 100 }, (_, number) => `${number}${long}`);
  await cli.leads("unsubscribe", "--file", await fileOf(addresses.join("\n")));
  expect(await db.$count(unsubscribedAddresses)).toBe(100);
  for (const query of notEmpty(cli.queries))
    expect(query.join(";\n").length).toBeLessThan(128 * 1024);
});

const aLetter = letters[0] ? letterName(letters[0]) : "";

test("sends the operator a letter from its file with letters --test", async () => {
  await cli.leads("letters", "--test", `app/content/letters/${aLetter}.md`);
  const [mail] = await mails();
  expect(mail).toMatchObject({ type: letterTest, subject_table: "operator", status: "pending" });
  expect(cli.printed).toMatch(new RegExp(`^${aLetter} waits: .*\\n$`));
  const source = { env: makeEnv({ OPERATOR_EMAIL: "shop@site.test" }), db };
  const text = expect.stringContaining(`?utm_source=lettre-${aLetter}`);
  const rendered = mail && (await operatorMails[letterTest]?.(mail, source, Date.now()));
  expect(rendered).toMatchObject({ to: "shop@site.test", subject: letters[0]?.subject, text });
});

test.each([
  ["an unknown letter", true, "chapter-99", 'no letter is called "chapter-99"'],
  ["mail that is off", false, aLetter, "Nothing is sent because mail is off"],
])("refuses letters --test: %s", async (_what, mailed, name, words) => {
  cli.mailed = mailed;
  await expect(cli.leads("letters", "--test", name)).rejects.toThrow(words);
  expect(await mails()).toEqual([]);
});
