import { expect, test } from "vitest";
import { leadTables, outboxEvents, unsubscribedAddresses } from "~/db/schema";
import { CommandError } from "../../../scripts/kit/errors";
import { setUpCli } from "../../support/cli";
import * as leads from "../../support/leads";

const cli = await setUpCli();
const email = "camille.roux@example.com";

const { db, d1 } = cli.database;

async function storeCamille() {
  await leads.storeDiagnostic({ db }, { email: "Camille.ROUX@example.com" });
  await leads.storeChapterRequest({ db }, { email });
  await leads.storeChallengeParticipant({ db }, { email: "o'brien@example.com" });
}

async function storedEmails(): Promise<unknown[]> {
  const rows = [...leadTables, outboxEvents].map((table) => db.select().from(table));
  return (await Promise.all(rows)).flat().map(({ email }) => email);
}

test("shows an address however it was typed", async () => {
  await storeCamille();
  const printed = await cli.leads("show", "CAMILLE.roux@Example.com");

  expect(cli.noted).toBe("CAMILLE.roux@Example.com: 2 leads, 2 events\n");
  for (const line of [
    /^diagnostic_responses$/m,
    /^ {2}main_obstacles +Manque de temps\n +Syndrome de la page blanche$/m,
    /^ {2}total_score +22\.2$/m,
    /^ {2}profile_type +Expert Prêt à Décoller$/m,
    /^ {2}consent_text +J’accepte/m,
    /^ {2}metadata +\{"nom":"Roux"/m,
    /^ {2}type +diagnostic\.completed$/m,
    /^ {2}status +pending$/m,
  ])
    expect(printed).toMatch(line);
  expect(printed).not.toContain("o'brien");
  expect(printed).not.toMatch(/submission_key|payload/);
});

test("shows an orphaned event, an apostrophe and an unknown address", async () => {
  await storeCamille();
  await d1.prepare("DELETE FROM resource_subscribers").run();
  const printed = await cli.leads("show", email);
  expect(cli.noted).toContain("1 lead, 2 events");
  expect(printed.match(/^ {2}payload .*$/gm)).toEqual([
    expect.stringContaining('"type":"chapter.requested"'),
  ]);
  await cli.leads("show", "o'brien@example.com");
  expect(cli.noted).toContain("1 lead, 1 event");
  await cli.leads("show", "nobody@example.com");
  expect(cli.noted).toContain("nobody@example.com: 0 leads, 0 events");
});

test("erases after a yes", async () => {
  await storeCamille();
  const printed = await cli.leads("erase", email);
  const inventory =
    "1 row in diagnostic_responses, 1 row in resource_subscribers, 2 rows in outbox_events";
  expect(cli.asked).toEqual([`Erase ${inventory} of ${email} for good?`]);
  expect(printed).toBe(`Erased ${inventory} of ${email}\n`);
  expect(cli.queries.at(-1)).toHaveLength(leadTables.length + 6);
  expect(await storedEmails()).toEqual(["o'brien@example.com", "o'brien@example.com"]);
});

test.each([
  ["a no", false, "Nothing erased"],
  ["nobody to ask", null, "Nothing erased: there is no terminal to ask on, so use --yes"],
])("erases nothing after %s, then with --yes", async (_, answer, message) => {
  await storeCamille();
  cli.answer = answer;
  await expect(cli.leads("erase", email)).rejects.toThrow(new CommandError(message));
  expect(await storedEmails()).toHaveLength(6);
  expect(await cli.leads("erase", "O'Brien@example.com", "--yes")).toContain(
    "Erased 1 row in challenge_participants, 1 row in outbox_events",
  );
  expect(await storedEmails()).toHaveLength(4);
  await cli.leads("erase", "nobody@example.com", "--yes");
  expect(cli.noted + cli.printed).toContain("Nothing is stored about nobody@example.com\n");
});

test("unsubscribes twice, then shows and erases", async () => {
  await storeCamille();
  const first = await cli.leads("unsubscribe", "Camille.ROUX@example.com");
  expect(first).toMatch(/^Camille\.ROUX@.* gets no more mails, and the webhook is told\n$/);
  expect(await cli.leads("unsubscribe", email)).toBe(`${email} was unsubscribed already\n`);
  expect(await db.select().from(unsubscribedAddresses)).toMatchObject([{ address: email }]);
  const events = await db.select().from(outboxEvents);
  expect(events.filter(({ type }) => type === "lead.unsubscribed")).toMatchObject([
    { status: "pending", email, destination: "webhook" },
  ]);

  const shown = await cli.leads("show", email);
  expect(shown).toMatch(/^unsubscribed_addresses\n {2}email +camille\.roux@example\.com$/m);
  await cli.leads("erase", email, "--yes");
  expect(await db.$count(unsubscribedAddresses)).toBe(1);
});
