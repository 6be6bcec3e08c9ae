import { Response } from "miniflare";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { comingSoon, resourcesPage, templates, videos } from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import type { FieldView } from "~/forms/fields";
import { newsSentence } from "~/leads/forms/lead-form";
import { counted, notEmpty } from "../../support/counted";
import { held } from "../../support/fakes";
import { fieldsOf } from "../../support/fields";
import * as dom from "../../support/html";
import { formsOf, type LeadForm, leadForms, resources, trap } from "../../support/lead-forms";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import { rows } from "../../support/leads";
import { setting } from "../../support/variables";

const site = await sharedLeadSite();

test.each([
  { path: "/chapitre-gratuit", success: chapterPage.success },
  { path: "/challenge", success: challengePage.success },
])("leads on from $path once the form was received", async ({ path, success }) => {
  const { html } = await site.page(`${path}?envoi=reussi`);
  expect(dom.links(dom.element(html, "main [role=status]"))).toEqual([success.next]);
  expect(dom.metas(html).robots).toBe("noindex");
});

test.each(leadForms)("shows the fields, labels, limits and honeypot of $path", async (form) => {
  const { html } = await site.page(form.address ?? form.path);
  const controls = dom.elements(html, "form :is(input, textarea):not([hidden] *, [type=hidden])");
  const shown = controls.map(({ attrs: { id, name, autocomplete } }) => [
    name,
    dom.texts(html, `label[for="${id}"], label:has(#${id})`).join(),
    autocomplete,
  ]);
  const fields = Object.entries<FieldView>(form.fields);
  expect(shown).toEqual(fields.map(([name, field]) => [name, field.label, field.autoComplete]));
  for (const { attrs } of notEmpty(controls.filter(({ attrs }) => attrs.type !== "checkbox")))
    expect(Number(attrs.maxlength)).toBeGreaterThan(0);
  for (const box of counted(1, dom.attributes(html, "input[name=news_consent]")))
    for (const name of ["checked", "required"]) expect(box).not.toHaveProperty(name);
  expect(dom.attributes(html, "form [hidden] input")).toEqual([
    expect.objectContaining({ name: trap, tabindex: "-1", autocomplete: "off" }),
  ]);
});

test.each(leadForms)("ignores robots that fill in the honeypot of $path", async (form) => {
  const { path, valid } = form;
  const robot = await site.submit(path, fieldsOf(valid, { [trap]: "x" }));
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });

  const person = await site.submit(path, fieldsOf(valid, { [trap]: "" }));
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  expect([robot.status, robot.html]).toEqual([person.status, person.html]);
  // A person's answer may name the page of their result; a robot has none.
  const shown = [...person.headers].map(([name, value]) => [name, value.split("?resultat=")[0]]);
  expect([...robot.headers]).toEqual(shown);
  expect(await site.logged()).toEqual([]);
});

function cards(html: string, tab: string): string[] {
  return dom.texts(dom.element(html, `#${tab}`), "article").map(dom.unspaced);
}

test("announces videos without an address, locked and unlocked", async () => {
  await using other = await openLeadSite({
    vars: { VIDEO_COVER_URL: undefined, VIDEO_EDITING_URL: "" },
  });
  for (const page of [
    await other.page(resources.path),
    await other.submit(resources.path, [["email", "a@b.fr"]]),
  ]) {
    const announced = videos.filter((_, index) =>
      cards(page.html, "videos")[index]?.includes(dom.unspaced(comingSoon)),
    );
    expect(announced.map(({ urlKey }) => urlKey)).toEqual(["VIDEO_EDITING_URL", "VIDEO_COVER_URL"]);
  }
});

test("shows prompts but no resource URL before unlocking, not even in scripts", async () => {
  const page = await site.page(resources.path);
  const { html: data } = await site.page(`${resources.path}.data`);
  for (const secret of [...videos.map(({ urlKey }) => setting(urlKey)), "/videos/"])
    expect(page.html + data).not.toContain(secret);
  for (const { file } of notEmpty(templates))
    expect(dom.hrefs(page.html, "main")).not.toContain(file);
  const prompts = promptGroups.flatMap((group) => group.prompts);
  expect(dom.count(page.html, "#prompts details")).toBe(prompts.length);
});

test("unlocks the page from an ad until the next visit", async () => {
  const page = await site.submit(`${resources.path}?utm_source=ig`, fieldsOf(resources.valid));
  expect(page.status).toBe(200);
  expect(page).toShow(resources.thanks);
  const addresses = dom.hrefs(page.html, "main");
  for (const { file } of notEmpty(templates)) {
    expect(addresses).toContain(file);
    const response = await site.fetch(file);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    await response.arrayBuffer();
  }
  for (const { urlKey } of notEmpty(videos)) expect(addresses).toContain(setting(urlKey));
  expect(dom.count(page.html, "form, [aria-disabled], body > header")).toBe(0);

  // Each template and each video, and the pack of prompts once more beside the prompts.
  const locked = dom.attributes((await site.page(resources.path)).html, "[aria-disabled]");
  expect(locked).toHaveLength(templates.length + videos.length + 1);
  for (const { title } of counted(9, locked)) expect(title).toBe(resourcesPage.form.lockedHint);
  const again = await site.submit(resources.path, fieldsOf(resources.valid));
  expect(again).toShow(resources.thanks);
});

const secret = setting("LEADS_WEBHOOK_SECRET");

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
    const webhook = held();
    site.partner(webhook.partner);
    // The webhook answers only after the visitor was answered: nobody waits for it.
    const answer = await site.submit(form.path, fieldsOf(form.valid));
    expect(answer.status).toBeLessThan(400);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(answer.headers.get("Location") ?? "").not.toMatch(/camille|roux|@|%40/i);
    webhook.answer(new Response(null, { status: 204 }));

    const [event] = await site.settled();
    expect(event).toMatchObject({ status: "delivered", attempts: 1, last_error: null });
    expect(site.calls).toHaveLength(1);
    const [call] = site.calls;
    expect(call?.url).toBe("https://hooks.test/leads");
    const headers = Object.fromEntries(call?.request.headers ?? []);
    expect(headers).toMatchObject({ "webhook-id": event?.id, "content-type": "application/json" });
    const verified = new Webhook(secret).verify(call?.body ?? "", headers);
    expect(verified).toMatchObject({ type: form.event, id: event?.id });
    expect(await site.logged()).toEqual([]);
  });

  test("stores the consent sentences shown and the ad", async () => {
    const address = `${form.address ?? `${form.path}?`}&utm_source=fb&utm_campaign=a__b`;
    const { html } = await site.page(address);
    const { action = address } = dom.element(html, "main form").attrs;
    const shown = dom.texts(html, "form").join();
    const sentences = async () => String((await rawRow(form))?.consent_text).split("\n");
    await site.submit(action, fieldsOf(form.valid));
    const asked = await sentences();
    const ad = { source: "fb", campaign: "a_b" };
    expect(await rawRow(form)).toMatchObject(ad);
    await site.settled();
    const [announced] = site.announced();
    expect(JSON.parse(announced?.body ?? "{}").data).toMatchObject(ad);
    // The same person by another ad within ten minutes is a repetition.
    await site.submit(`${form.path}?utm_source=ig`, fieldsOf(form.valid));
    expect(await site.stored()).toMatchObject({ leads: 1 });
    await site.d1.exec(`DELETE FROM ${form.table}`);

    await site.submit(form.path, fieldsOf(form.valid, { news_consent: "on" }));
    expect(await rawRow(form)).toMatchObject({ news_consent: 1 });
    const withNews = await sentences();
    expect(withNews).toEqual([...asked, newsSentence]);
    for (const sentence of notEmpty(withNews)) expect(shown).toContain(sentence);
  });
});
