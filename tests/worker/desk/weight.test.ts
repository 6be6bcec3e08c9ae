/** Every page of the desk arrives in the first round trip, with 20 rows in each list. */
import { expect, test } from "vitest";
import { operatorActs, outboxEvents, withdrawals } from "~/db/schema";
import { mailEvent } from "~/outbox/record";
import { operator } from "../../support/access";
import { notEmpty } from "../../support/counted";
import { sharedDesk } from "../../support/desk";
import * as leads from "../../support/leads";
import { deskPaths } from "../../support/pages";
import { compressed, firstRoundTrip } from "../../support/weight";
import { declared } from "../../support/withdrawals";

const site = await sharedDesk();
const { db } = site;
const rows = 25;
const email = "camille.roux@example.com";
const created_at = "2026-05-01T10:00:00.000Z";

async function fill() {
  const keys: string[] = [];
  for (let number = 1; number <= rows; number += 1) {
    const id = `1a2b3c4d-0000-4000-8000-${String(number).padStart(12, "0")}`;
    const subject = { table: "resource_subscribers", id, email, created_at } as const;
    const mail = mailEvent({ type: "resources.unlocked", ...subject });
    await site.store(number, { email: number < 5 ? email : `p${number}@example.com` });
    const context = { db, now: () => Date.parse(created_at) + number * 3_600_000 };
    const { leadId } = await leads.storeDiagnostic(context, {
      email: number < 3 ? email : `p${number}@example.com`,
    });
    keys.push(leadId ?? "");
    await db.insert(outboxEvents).values({ ...mail, status: "failed", last_error: "status 500" });
    const key = { id, submission_key: id, created_at, answered_at: null };
    await db.insert(withdrawals).values({ ...declared({ email: `w${number}@x.fr` }), ...key });
    const act = { act: "parcel.sent", reference: `C-20260501-${number}` };
    await db.insert(operatorActs).values({ id, created_at, operator, ...act });
  }
  return keys;
}

test("fits every page into the first round trip", async () => {
  const [key = ""] = await fill();
  const paths = [...deskPaths, "/bureau/contacts?q=p"].map((path) =>
    path.replace(":reference", "C-20260501-00000001").replace(":key", key),
  );
  expect(paths.length).toBeGreaterThan(12);
  for (const path of notEmpty(paths)) {
    const { status, html } = await site.open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(compressed(html), path).toBeLessThanOrEqual(firstRoundTrip);
  }
});
