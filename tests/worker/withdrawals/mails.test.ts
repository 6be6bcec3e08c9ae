import { expect, test } from "vitest";
import { leftOut, numberLeftOut } from "~/content/mails/withdrawal";
import { withdrawalPage } from "~/content/withdrawal-page";
import type { OutboxEvent } from "~/db/schema";
import { withdrawalMails } from "~/withdrawals/mails";
import { receiptEntries, withdrawalNumber } from "~/withdrawals/receipt";
import { noticed, storeWithdrawal, submitted } from "~/withdrawals/store";
import { mailEnv } from "../../support/mail-service";
import { sharedDatabase } from "../../support/shared-database";
import { declared } from "../../support/withdrawals";

const { db } = await sharedDatabase();

const { withdrawal } = await storeWithdrawal(
  { db, mailed: true, now: () => Date.UTC(2026, 5, 19, 12) },
  {
    token: "a",
    fields: declared(),
  },
);

const write = (type: string, subject_id: string) =>
  withdrawalMails[type]?.({ subject_id } as OutboxEvent, { db, env: mailEnv }, Date.now());
const plain = (text: string) => text.replace(/\s+/g, " ");

test.each([
  [
    submitted,
    (number: string) => `Accusé de réception de votre rétractation ${number}`,
    withdrawal.email,
  ],
  [noticed, (number: string) => `Rétractation ${number}\u00a0: à traiter`, mailEnv.CONTACT_EMAIL],
])("writes the mail of %s", async (type, subjectOf, to) => {
  const mail = await write(type, withdrawal.id);
  expect(mail).toMatchObject({ to, subject: subjectOf(withdrawalNumber(withdrawal)) });
  const text = plain(mail?.text ?? "");
  const { form, recap, receipt } = withdrawalPage;
  const said = receiptEntries(withdrawal).flatMap(({ label, values }) => [label, ...values]);
  const words = [receipt.declaration, recap.statement];
  for (const part of [...words, ...said, mailEnv.SITE_URL + form.terms]) {
    expect(text).toContain(plain(part));
  }
  expect(mail?.headers).not.toHaveProperty("List-Unsubscribe");
});

test.each([
  [submitted, leftOut],
  [noticed, "evil[.]example"],
])("escapes hostile words in the mail of %s", async (type, instead) => {
  const { withdrawal } = await storeWithdrawal(
    { db, mailed: true },
    {
      token: type,
      fields: declared({
        last_name: "http://evil.example",
        email: "camille@example.com",
        reference: "camille@example.com",
        message: "Vu sur evil.example et www.evil\u3002example,\nécrire à x@evil.example.",
      }),
    },
  );
  const mail = await write(type, withdrawal.id);
  for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
    expect(part).not.toMatch(/evil[.\u3002]example/);
    expect(part).toContain(instead);
    expect(part).toContain("Vu sur");
    expect(part).toContain("camille@example.com");
  }
  expect(mail?.text.match(/camille@example\.com/g), "the address and the reference").toHaveLength(
    2,
  );
});

test("removes telephone numbers from the receipt and keeps order numbers", async () => {
  const { withdrawal } = await storeWithdrawal(
    { db, mailed: true },
    {
      token: "numbers",
      fields: declared({
        first_name: "Appelez0899",
        last_name: "123456",
        reference: "C-20260501-1A2B3C4D",
        message: "Vite : +33 (0)8 99-12\n34..56, ou ⑧⑨⑨ 123\u200b4567. Reçu le 12/06/2026.",
      }),
    },
  );
  const mail = await write(submitted, withdrawal.id);
  for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
    expect(part).not.toMatch(/0899|123456|\+33|34\.\.56|⑧|4567/);
    for (const kept of [numberLeftOut, "C-20260501-1A2B3C4D", "Vite", "12/06/2026"])
      expect(part).toContain(kept);
  }
  expect((await write(noticed, withdrawal.id))?.text).toContain("Appelez0899 123456");
});

test("writes no mail about a deleted declaration", async () => {
  expect(await write(submitted, crypto.randomUUID())).toBeNull();
});
