import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AnySQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeEach, expect, inject, vi } from "vitest";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { acceptMail } from "../../scripts/local/partners/mail-service";
import { applyMigrations, emptyTables } from "./database";
import { status } from "./fakes";
import { countLeads } from "./retention";
import { openSite } from "./site";

export type LeadSite = Awaited<ReturnType<typeof openLeadSite>>;

export const received = status(204);

/** A site with its tables, unless `migrated` says otherwise. */
export async function openLeadSite({
  migrated = true,
  ...options
}: Parameters<typeof openSite>[0] & { migrated?: boolean } = {}) {
  const site = await openSite(options);
  if (migrated) await applyMigrations(site.d1);
  const db = drizzle(site.d1);
  const events = () => db.select().from(outboxEvents).orderBy(outboxEvents.created_at);
  const passDelays = () =>
    db.update(outboxEvents).set({ next_attempt_at: new Date(Date.now() - 1).toISOString() });

  return Object.assign(site, {
    db,
    rows: (table: AnySQLiteTable): Promise<Record<string, unknown>[]> => db.select().from(table),
    stored: () => countLeads(db),
    settled: async () => {
      const isSettled = async () => !(await events()).some(isUnderWay);
      await vi.waitUntil(isSettled, { timeout: 15_000, interval: 20 });
      return events();
    },
    announced: () =>
      site.calls.map(({ body, request }) => ({
        id: request.headers.get("webhook-id") ?? "",
        body,
      })),
    /** Ends the claims of runs that died, and fires the delivery's trigger until no event waits. */
    deliverAll: async () => {
      await db.update(outboxEvents).set({ claimed_until: null });
      const waiting = () => db.$count(outboxEvents, eq(outboxEvents.status, "pending"));
      for (let runs = 0; (await waiting()) > 0; runs += 1) {
        expect(runs, "runs of the trigger").toBeLessThan(100);
        await passDelays();
        await site.cron(inject("crons").delivery);
      }
    },
  });
}

/**
 * One site for all tests of a file. Each test finds its tables empty, no calls, no lines, and a
 * webhook that takes everything; what it leaves under way ends before the next one begins.
 */
export async function sharedLeadSite(
  options?: Parameters<typeof openLeadSite>[0],
): Promise<LeadSite> {
  const site = await openLeadSite(options);
  beforeEach(async () => {
    await site.settled();
    await emptyTables(site.db);
    site.partner(received);
    site.calls.length = 0;
    site.mailService(acceptMail);
    site.mails.length = 0;
    site.errors.length = 0;
  });
  afterAll(() => site[Symbol.asyncDispose]());
  return site;
}

function isUnderWay({ status, attempts, claimed_until }: OutboxEvent): boolean {
  return status === "pending" && (attempts === 0 || claimed_until !== null);
}
