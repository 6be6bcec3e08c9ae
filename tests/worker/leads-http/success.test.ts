import { describe, expect, test } from "vitest";
import { newsSentence } from "~/leads/forms/lead-form";
import { fieldsOf } from "../../support/fields";
import { texts } from "../../support/html";
import { formsOf, type LeadForm } from "../../support/lead-forms";
import { received, sharedLeadSite, verifier } from "../../support/lead-site";
import { rows } from "../../support/leads";

const site = await sharedLeadSite();

/** The row as SQLite holds it: JSON as text, booleans as 0 and 1. */
function rawRow({ table }: LeadForm) {
  return site.d1.prepare(`SELECT * FROM ${table}`).first<Record<string, unknown>>();
}

function raw(value: unknown) {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

const common = {
  id: expect.stringMatching(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  ),
  created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  submission_key: expect.stringMatching(/^[0-9a-f]{64}$/),
  unsubscribe_key: expect.stringMatching(/^[0-9a-f]{32}$/),
  consent_text: expect.stringMatching(/\S/),
  source: null,
  campaign: null,
};

const stored = Object.entries(rows).map(([name, row]): [LeadForm, object] => [
  formsOf[name as keyof typeof rows],
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, raw(value)])),
]);

describe.each(stored)("$path", (form, row) => {
  test("stores only the fields of the form", async () => {
    const before = Date.now();
    const stray = { id: "1", created_at: "x", total_score: "99", __intent__: "x" };
    await site.submit(form.path, fieldsOf(form.valid, stray));
    const saved = await rawRow(form);
    expect(saved).toEqual({ ...row, ...common });
    const time = Date.parse(String(saved?.created_at));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  });

  test("answers uncached and announces the lead, signed", async () => {
    let receive = () => {};
    const responded = new Promise<void>((resolve) => {
      receive = resolve;
    });
    site.partner(async (request) => {
      await responded;
      return received(request);
    });
    // The webhook answers only after the visitor was answered: nobody waits for it.
    const answer = await site.submit(form.path, fieldsOf(form.valid));
    expect(answer.status).toBeLessThan(400);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(answer.headers.get("Location") ?? "").not.toMatch(/camille|roux|@|%40/i);
    receive();

    const [event] = await site.settled();
    expect(event).toMatchObject({ status: "delivered", attempts: 1, last_error: null });
    expect(site.calls).toHaveLength(1);
    const [call] = site.calls;
    expect(call).toMatchObject({ url: "https://hooks.test/leads", body: event?.payload });
    const headers = Object.fromEntries(call?.request.headers ?? []);
    expect(headers).toMatchObject({ "webhook-id": event?.id, "content-type": "application/json" });
    const verified = verifier.verify(call?.body ?? "", headers);
    expect(verified).toMatchObject({ type: form.event, id: event?.id });
    expect(await site.logged()).toEqual([]);
  });

  test("stores the consent sentences shown and the ad", async () => {
    const { html } = await site.page(form.address ?? form.path);
    const shown = texts(html, "form").join();
    const sentences = async () => String((await rawRow(form))?.consent_text).split("\n");
    await site.submit(`${form.path}?utm_source=fb&utm_campaign=a__b`, fieldsOf(form.valid));
    const asked = await sentences();
    const ad = { source: "fb", campaign: "a_b" };
    expect(await rawRow(form)).toMatchObject(ad);
    const [event] = await site.settled();
    expect(JSON.parse(event?.payload ?? "{}").data).toMatchObject(ad);
    // The same person by another ad within ten minutes is a repetition.
    await site.submit(`${form.path}?utm_source=ig`, fieldsOf(form.valid));
    expect(await site.stored()).toMatchObject({ leads: 1 });
    await site.d1.exec(`DELETE FROM ${form.table}`);

    await site.submit(form.path, fieldsOf(form.valid, { news_consent: "on" }));
    expect(await rawRow(form)).toMatchObject({ news_consent: 1 });
    const withNews = await sentences();
    expect(withNews).toEqual([...asked, newsSentence]);
    for (const sentence of withNews) expect(shown).toContain(sentence);
  });
});
