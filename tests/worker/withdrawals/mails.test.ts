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

const write = (type: string, subject_id: string) =>
  withdrawalMails[type]?.({ subject_id } as OutboxEvent, { db, env: mailEnv }, Date.now());

async function mailOf(type: string, changes?: Parameters<typeof declared>[0]) {
  const given = { token: "a", fields: declared(changes) };
  const { withdrawal } = await storeWithdrawal({ db, mailed: true }, given);
  return { withdrawal, mail: await write(type, withdrawal.id) };
}

const plain = (text: string) => text.replace(/\s+/g, " ");

test.each([
  [submitted, "Accusé de réception de votre rétractation …", declared().email],
  [noticed, "Rétractation …\u00a0: à traiter", mailEnv.CONTACT_EMAIL],
])("writes the mail of %s: %s", async (type, subject, to) => {
  const { withdrawal, mail } = await mailOf(type);
  const number = withdrawalNumber(withdrawal);
  expect(mail).toMatchObject({ to, subject: subject.replace("…", number) });
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
  const { mail } = await mailOf(type, {
    last_name: "http://evil.example",
    email: "camille@example.com",
    reference: "camille@example.com evil.example",
    message: "Vu sur evil.example et www.evil\u3002example,\nécrire à x@evil.example.",
  });
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
  const { withdrawal, mail } = await mailOf(submitted, {
    first_name: "Appelez0899Zut",
    last_name: "Roux 1 23456",
    reference: "C-20260501-1A2B3C4D",
    message: "Vite : +33 (0)8 99-12\n34..56, ou ⑧⑨⑨ 123\u200b4567. Reçu le 12/06/2026.",
  });
  for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
    expect(part).not.toMatch(/Appele|0899|Zut|Roux 1|23456|\+33|34\.\.56|⑧|4567/);
    for (const kept of [numberLeftOut, "Roux", "C-20260501-1A2B3C4D", "Vite", "12/06/2026"])
      expect(part).toContain(kept);
  }
  expect((await write(noticed, withdrawal.id))?.text).toContain("Appelez0899Zut Roux 1 23456");
});

test("writes no mail about a deleted declaration", async () => {
  expect(await write(submitted, crypto.randomUUID())).toBeNull();
});
