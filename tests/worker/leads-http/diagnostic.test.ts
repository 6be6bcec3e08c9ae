import { expect, test } from "vitest";
import { wizardLabels } from "~/content/diagnostic-page";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { diagnosticResponses } from "~/db/schema";
import { resultPath } from "~/diagnostic/lead";
import { fieldsOf, type Values } from "../../support/fields";
import * as dom from "../../support/html";
import { answers, chapter, contact, diagnostic } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import { compressed, firstRoundTrip } from "../../support/weight";
import * as wizard from "../../support/wizard";

const site = await sharedLeadSite({ mail: true });

function open(step: unknown, values: Values = answers): Promise<Page> {
  return site.page(wizard.wizardAddress(step, values));
}

function answersBefore(step: number): Values {
  const earlier = wizard.everyStep.filter((number) => number < step).flatMap(wizard.keysOf);
  return Object.fromEntries(earlier.map((key) => [key, answers[key]]));
}

function buttons({ html }: Page) {
  return dom.elements(dom.element(html, "form"), "button").map((button) => ({
    label: dom.pageText(button),
    ...button.attrs,
  }));
}

/* What a step carries on, and which one is shown: `unit/diagnostic/journey`. */
test.each(wizard.questionSteps)("shows the questions and buttons of step %i", async (step) => {
  const page = await open(step, answersBefore(step));
  const asked = dom.elements(page.html, "fieldset").map((question) => {
    const offered = dom.attributes(question, "input");
    expect(dom.texts(question, "label")).toEqual(offered.map(({ value }) => value));
    return [offered[0]?.name, offered.map(({ value }) => value)];
  });
  expect(asked).toEqual(wizard.keysOf(step).map((key) => [key, wizard.optionsOf(key)]));
  for (const legend of dom.texts(page.html, "legend")) expect(legend).toMatch(/\?$/);
  // A browser without scripts insists on radios, and cannot on boxes.
  for (const { type, name, required } of dom.attributes(page.html, "form input:not([type=hidden])"))
    expect([type, required]).toEqual(
      name === "main_obstacles" ? ["checkbox", undefined] : ["radio", ""],
    );

  expect(dom.attributes(page.html, "form")).toMatchObject([
    { method: "get", action: "/diagnostic" },
  ]);
  expect(buttons(page)).toMatchObject([
    { label: wizardLabels.next, name: "step", value: String(step + 1) },
    { label: wizardLabels.back, name: "step", value: String(step - 1), formnovalidate: "" },
  ]);
  expect(dom.count(page.html, "button[disabled]")).toBe(0);
});

test("completes the diagnostic from an ad without scripts", async () => {
  let page = await site.page("/diagnostic?utm_source=fb&utm_campaign=june&gclid=1");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  for (const step of wizard.everyStep.slice(1)) {
    const asked = wizard.keysOf(step - 1).map((key) => [key, answers[key]]);
    const [onwards] = dom.attributes(page.html, "main form button");
    const query = new URLSearchParams([
      ...dom.hiddenFields(page.html),
      ...fieldsOf(Object.fromEntries(asked)),
      [onwards?.name ?? "", onwards?.value ?? ""],
    ]);
    page = await site.page(`/diagnostic?${query}`);
    expect(dom.pageTitle(page.html)).toContain(wizard.progress(step).label);
  }
  const { action = "" } = dom.element(page.html, "main form").attrs;
  const hidden = dom.hiddenFields(page.html);
  const refused = await site.submit(action, [...hidden, ...fieldsOf(contact, { email: "" })]);
  expect(dom.element(refused.html, "main form").attrs.action).toBe(action);
  const response = await site.post(action, [...hidden, ...fieldsOf(contact)]);
  expect(response).toHaveRedirect("/diagnostic/merci");
  expect(await site.rows(diagnosticResponses)).toEqual([
    expect.objectContaining({
      ...answers,
      name: contact.name,
      total_score: 22.2,
      source: "fb",
      campaign: "june",
    }),
  ]);
});

test("shows the step again and stores nothing for an unknown answer", async () => {
  const unknown = fieldsOf(diagnostic.valid, { business_impact: "Jardinage" });
  const page = await site.submit("/diagnostic", unknown);
  expect(page.status).toBe(400);
  expect(page).toShow(wizard.progress(wizard.stepOf("business_impact")).label);
  expect(dom.pageTitle(page.html)).toMatch(/^Erreur : (?!Erreur)/);
  const { "aria-describedby": id } = dom.element(page.html, "fieldset#business_impact").attrs;
  const [error = ""] = dom.texts(page.html, `fieldset#business_impact #${id}`);
  expect(error).toMatch(new RegExp(wizard.missingMessage("business_impact"), "i"));
  expect(dom.links(dom.element(page.html, "main"))).toContainEqual({
    href: "#business_impact",
    label: error,
  });
  expect(page.html).not.toContain("Jardinage");
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect(await site.logged()).toEqual([]);
});

async function take() {
  const { headers } = await site.post(diagnostic.path, fieldsOf(diagnostic.valid));
  const location = headers.get("Location") ?? "";
  return { location, id: location.replace(/^.*=/, "") };
}

test("leads from the post to the thanks and on to the result", async () => {
  const { location, id } = await take();
  expect(location).toMatch(/^\/diagnostic\/merci\?resultat=[\da-f-]{36}$/);

  const thanks = await site.page(location);
  expect(thanks).toShow(diagnosticThanksPage.lead, "Lire mon diagnostic maintenant");
  expect(thanks.html).toContain(`href="${resultPath(id)}"`);
  expect(thanks.headers.get("Cache-Control")).toBe("no-store");
  expect(thanks.headers.get("Referrer-Policy")).toBe("same-origin");

  const result = await site.page(resultPath(id));
  expect(result.status).toBe(200);
  expect(result).toShow("Expert Prêt à Décoller", "Camille");
  expect(result).toHide("Roux", "camille.roux@example.com", "+33 6");
  expect(result.headers.get("Cache-Control")).toBe("no-store");
  expect(result.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(result.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(dom.scripts(result.html)).toEqual([]);
  expect(compressed(result.html)).toBeLessThanOrEqual(firstRoundTrip);
});

test("links no result for an old link or a malformed one", async () => {
  const plain = await site.page("/diagnostic/merci");
  expect(plain.headers.get("Cache-Control")).toContain("public");
  for (const value of ["", "x", crypto.randomUUID().toUpperCase()]) {
    expect(await site.page(`/diagnostic/merci?resultat=${value}`)).toHide("Lire mon diagnostic");
  }
});

test("shows no result for an unknown id or an erased lead", async () => {
  const { id } = await take();
  await site.submit(chapter.path, fieldsOf(chapter.valid));
  const other = (await site.settled()).find(({ type }) => type === chapter.event)?.subject_id ?? "";
  for (const stranger of [crypto.randomUUID(), id.toUpperCase(), other, "x", "é", `${id}x`]) {
    const page = await site.page(resultPath(stranger));
    expect(page.status, stranger).toBe(404);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  }
  await site.d1.prepare("DELETE FROM diagnostic_responses").run();
  expect((await site.page(resultPath(id))).status).toBe(404);
});

test("fails without a database and logs neither id nor query", async () => {
  const { id } = await take();
  await site.d1.exec("ALTER TABLE diagnostic_responses RENAME TO away");
  const page = await site.page(`${resultPath(id)}?prefilled_email=camille.roux@example.com`);
  await site.d1.exec("ALTER TABLE away RENAME TO diagnostic_responses");
  expect(page.status).toBe(500);
  const lines = (await site.logged()).join("\n");
  expect(lines).toContain("GET /diagnostic/resultat/:leadId");
  expect(lines).not.toContain(id);
  expect(lines).not.toMatch(/prefilled_email|camille/);
});
