import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { getTableName } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { challenge } from "~/content/offers";
import { type LeadTable, leadTables, resourceSubscribers } from "~/db/schema";
import type { FileFormat } from "../../../scripts/kit/csv";
import { pagesOf } from "../../../scripts/leads/export";
import {
  challengeForm,
  chapterForm,
  diagnosticLead,
  storeChallengeParticipant,
  storeChapterRequest,
  storeDiagnostic,
  storeResourceUnlock,
} from "../../support/leads";
import { setUpCli } from "./cli";

const cli = setUpCli();
const noon = Date.UTC(2026, 4, 1, 12);

function storeAt(second: number) {
  return { db: cli.database.db, now: () => noon + second * 1000 };
}

async function exported(format: FileFormat, tables: readonly LeadTable[], size?: number) {
  return text(Readable.from(pagesOf(cli.session(), tables, format, size)));
}

async function exportedJson(tables: readonly LeadTable[] = leadTables, size?: number) {
  const lines = (await exported("json", tables, size)).split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("JSON lines", () => {
  test("each lead as it was submitted, with its table", async () => {
    const diagnostic = diagnosticLead({ phone: null });
    await storeDiagnostic(storeAt(0), diagnostic);
    await storeChapterRequest(storeAt(0), chapterForm());

    const [first, second, ...rest] = await exportedJson();

    expect(first).toMatchObject({
      ...diagnostic,
      table: "diagnostic_responses",
      created_at: "2026-05-01T12:00:00.000Z",
    });
    expect(first).not.toHaveProperty("submission_key");
    expect(second).toMatchObject({
      table: "resource_subscribers",
      gdpr_consent: true,
      metadata: { nom: "Roux", prenom: "Camille", source: "chapitre_gratuit" },
    });
    expect(rest).toEqual([]);
  });

  test("nothing at all for an empty database", async () => {
    expect(await exported("json", leadTables)).toBe("");
    expect(cli.noted).toContain("0 leads exported");
  });
});

test("pages of any size hold each lead once, oldest first, and no page is larger", async () => {
  for (const index of Array(6).keys()) {
    await storeResourceUnlock(storeAt(index < 3 ? 0 : index), { email: `${index}@example.com` });
  }
  const whole = await exportedJson();
  expect(whole.map(({ created_at }) => created_at)).toEqual(
    whole.map(({ created_at }) => created_at).sort(),
  );

  for (const size of [1, 2, 3, 5, 6, 7]) {
    cli.queries = [];
    expect(await exportedJson([resourceSubscribers], size)).toEqual(whole);
    for (const [statement] of cli.queries) expect(statement).toMatch(new RegExp(`LIMIT ${size}$`));
  }
  expect(cli.noted).toContain("6 leads exported");
});

describe("CSV", () => {
  test("one header for all tables, and a record for each lead", async () => {
    await storeDiagnostic(storeAt(0), diagnosticLead());
    await storeChapterRequest(storeAt(0), chapterForm());
    await storeChallengeParticipant(storeAt(0), challengeForm({ bookTopicIdea: "=1+1" }));

    const [header = "", ...records] = (await exported("csv", leadTables)).split("\r\n");

    expect(header).toMatch(/^table,id,created_at,consent_text,source,campaign,expertise_domain,/);
    expect(new Set(header.split(",")).size).toBe(header.split(",").length);
    expect(records).toHaveLength(4);
    expect(records[0]).toMatch(
      /^diagnostic_responses,.*,Manque de temps; Syndrome de la page blanche,/,
    );
    expect(records[0]).toContain(",'+33 6 12 34 56 78,true,9,12,");
    expect(records[1]).toContain(",Roux,Camille,chapitre_gratuit,");
    expect(records[2]).toContain(`,Coaching,'=1+1,${challenge.nextSession},true,true,false`);
    expect(records[3]).toBe("");
  });

  test("of one table has its columns alone", async () => {
    await storeResourceUnlock(storeAt(0), { email: "a@example.com" });
    const tables = [resourceSubscribers];

    const [header, record] = (await exported("csv", tables)).split("\r\n");

    expect(header).toBe(
      "table,id,created_at,consent_text,source,campaign,email,gdpr_consent,nom,prenom,metadata_source,news_consent,unsubscribed",
    );
    expect(record).toMatch(/^resource_subscribers,.*,,,a@example\.com,true,,,,false,false$/);
  });

  test.each(leadTables.map((table) => [getTableName(table), table] as const))(
    "of an empty %s is its header",
    async (_, table) => {
      expect(await exported("csv", [table])).toMatch(/^table,id,[^\r\n]*\r\n$/);
    },
  );
});

test("a file that cannot be written is refused before anything is asked for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "export-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "file"), "");
  for (const place of ["missing/leads.csv", "file/leads.csv", "."]) {
    const file = join(folder, place);
    const line = ["export", "--csv", "--output", file];
    await expect(cli.leads(...line)).rejects.toThrow(`Cannot write ${file}: `);
  }
  expect(cli.queries).toEqual([]);
});
