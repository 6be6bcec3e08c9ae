import { expect, test } from "vitest";
import { databaseUse, readDatabaseUse } from "~/db/size";
import { databaseLimit } from "~/env";
import { type Morning, morningMail } from "~/operator/mails/morning";
import { makeEnv } from "../../support/env";
import { createMailService } from "../../support/mail-service";

const mega = 1024 ** 2;
const none = { lines: [], total: 0 };
const quiet: Morning = {
  today: "2027-06-08",
  isFirst: false,
  delivery: { gone: 0, failed: 0, waiting: 0 },
  failed: 0,
  missesPayments: false,
  refused: 0,
  withdrawals: none,
  parcels: { ...none, late: 0 },
  disputes: none,
  failedRefunds: none,
  others: none,
  refundsLackDetail: false,
  sessions: [],
  letters: [],
  report: [],
};
const words = (morning: Partial<Morning>) => JSON.stringify(morningMail({ ...quiet, ...morning }));

test("alarms from four fifths of the limit", () => {
  expect(databaseUse(400 * mega - 1, 500 * mega)).toMatchObject({ percent: 80, isAlarming: false });
  expect(databaseUse(400 * mega, 500 * mega)).toMatchObject({ percent: 80, isAlarming: true });
});

test("reads the size that D1 gives with a result", async () => {
  const db = { run: async () => ({ meta: { size_after: 12 } }) };
  expect(await readDatabaseUse(db as never, 100)).toMatchObject({ bytes: 12, limit: 100 });
});

test.each([
  ["the free plan", { EMAIL: undefined }, 500],
  ["Brevo, which needs no paid plan", { MAIL_SERVICE: "brevo" }, 500],
  ["Cloudflare's mail service, which does", {}, 10_000],
  ["what the operator says", { DATABASE_MB: "2000" }, 2000],
])("takes the limit of %s", (_plan, variables, megabytes) => {
  const { binding: EMAIL } = createMailService();
  expect(databaseLimit(makeEnv({ EMAIL, ...variables }))).toBe(megabytes * mega);
});

test("mentions the size beside other news, and a full database by itself", () => {
  const [room, full] = [12, 400].map((used) => databaseUse(used * mega, 500 * mega));
  expect(words({ database: room })).toBe("null");
  expect(words({ database: room, failed: 1 })).toContain("occupe 12,0\u00a0Mo sur 500,0\u00a0Mo");
  expect(morningMail({ ...quiet, database: full })?.subject).toContain("presque pleine");
  expect(words({ database: full })).toContain("DATABASE_MB");
});
