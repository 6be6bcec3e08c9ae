import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { resourceSubscribers } from "~/db/schema";
import { setUpCli, written } from "../../support/cli";
import { notEmpty } from "../../support/counted";
import * as leads from "../../support/leads";
import { temporaryFolder } from "../../support/temporary-folder";

const cli = await setUpCli();

const exported = (...args: string[]) => written(cli.leads, "export", ...args);

async function exportedJson(...args: string[]): Promise<Record<string, unknown>[]> {
  const lines = (await exported("--json", ...args)).split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => JSON.parse(line));
}

test("exports two leads as JSON lines", async () => {
  const diagnostic = leads.diagnosticLead({ phone: null });
  await leads.storeDiagnostic(cli.at(0), diagnostic);
  await leads.storeChapterRequest(cli.at(0));
  const rows = await exportedJson();
  expect(rows).toMatchObject([
    { ...diagnostic, table: "diagnostic_responses", created_at: "2026-05-01T12:00:00.000Z" },
    {
      table: "resource_subscribers",
      gdpr_consent: true,
      metadata: { nom: "Roux", prenom: "Camille", source: "chapitre_gratuit" },
    },
  ]);
  expect(rows[0]).not.toHaveProperty("submission_key");
});

test("exports a table of several pages as JSON lines", async () => {
  await leads.storeResourceUnlock(cli.at(0), { email: "a@example.com" });
  // Two pages and a row, many of them of one moment.
  const written: Record<string, string> = {
    id: "printf('%05d', (value * 7919) % 20000)",
    submission_key: "value",
    created_at: "printf('2026-05-02T%02d:00:00.000Z', value % 3)",
    unsubscribe_key: "NULL",
  };
  const columns = Object.keys(getTableColumns(resourceSubscribers));
  await cli.database.d1
    .prepare(
      `INSERT INTO resource_subscribers (${columns})
       SELECT ${columns.map((name) => written[name] ?? `"${name}"`)}
       FROM resource_subscribers, (WITH RECURSIVE n(value)
         AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT 20000) SELECT value FROM n)`,
    )
    .run();

  const rows = await exportedJson("--table", "resource_subscribers");

  expect(rows).toHaveLength(20_001);
  const places = rows.map(({ created_at, id }) => `${created_at} ${id}`);
  expect(places).toEqual([...new Set(places)].sort());
  expect(cli.queries).toHaveLength(3);
  for (const [statement] of notEmpty(cli.queries)) expect(statement).toMatch(/limit 10000$/);
  expect(cli.noted).toContain("20,001 leads exported");
});

test("exports all tables, or one, as CSV", async () => {
  await leads.storeDiagnostic(cli.at(0));
  await leads.storeChapterRequest(cli.at(0));
  await leads.storeChallengeParticipant(cli.at(0), { bookTopicIdea: "=1+1" });
  await leads.storeResourceUnlock(cli.at(1), { email: "a@example.com" });

  const [header = "", ...records] = (await exported("--csv")).split("\r\n");
  expect(header).toMatch(/^table,id,created_at,consent_text,source,campaign,expertise_domain,/);
  expect(new Set(header.split(",")).size).toBe(header.split(",").length);
  expect(records).toHaveLength(5);
  expect(records[0]).toMatch(/^diagnostic_responses,.*,Manque de temps; Syndrome de la page bl/);
  expect(records[0]).toContain(",'+33 6 12 34 56 78,true,9,12,");
  expect(records[1]).toContain(",Roux,Camille,chapitre_gratuit,");
  expect(records[3]).toContain(",'=1+1,");
  expect(records[4]).toBe("");

  const [own, , record] = (await exported("--csv", "--table", "resource_subscribers")).split(
    "\r\n",
  );
  expect(own).toBe(
    "table,id,created_at,consent_text,source,campaign,email,gdpr_consent,nom,prenom,metadata_source,news_consent,unsubscribed",
  );
  expect(record).toMatch(/^resource_subscribers,.*,,,a@example\.com,true,,,,false,false$/);
});

test("reports files that cannot be written", async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "file"), "");
  execFileSync("mkfifo", [join(folder, "pipe")]);
  for (const place of ["file/leads.csv", ".", "pipe"]) {
    const file = join(folder, place);
    const line = ["export", "--csv", "--output", file];
    await expect(cli.leads(...line)).rejects.toThrow(`Cannot write ${file}: `);
  }
  expect(cli.queries).toEqual([]);
});
