import { expect, test } from "vitest";
import { wizardLabels } from "~/content/diagnostic-page";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { resultPath } from "~/diagnostic/lead";
import { notEmpty } from "../../support/counted";
import { fieldsOf, type Values } from "../../support/fields";
import * as dom from "../../support/html";
import { answers, chapter, diagnostic } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import { compressed, firstRoundTrip } from "../../support/weight";
import * as wizard from "../../support/wizard";

const site = await sharedLeadSite({ mail: true });

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

test.each(wizard.questionSteps)("shows the questions and buttons of step %i", async (step) => {
  const page = await site.page(`${wizard.wizardAddress(step, answersBefore(step))}&utm_source=fb`);
  const ad: [string, string] = ["utm_source", "fb"];
  expect(dom.hiddenFields(page.html)).toEqual([...fieldsOf(answersBefore(step)), ad]);
  const asked = dom.elements(page.html, "fieldset").map((question) => {
    const offered = dom.attributes(question, "input");
    expect(dom.texts(question, "label")).toEqual(offered.map(({ value }) => value));
    return [offered[0]?.name, offered.map(({ value }) => value)];
  });
  expect(asked).toEqual(wizard.keysOf(step).map((key) => [key, wizard.optionsOf(key)]));
  for (const legend of notEmpty(dom.texts(page.html, "legend"))) expect(legend).toMatch(/\?$/);
  // A browser without scripts insists on radios, and cannot on boxes.
  for (const { type, name, required } of notEmpty(
    dom.attributes(page.html, "form input:not([type=hidden])"),
  ))
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
  for (const value of ["", "x", crypto.randomUUID().toUpperCase()])
    expect(await site.page(`/diagnostic/merci?resultat=${value}`)).toHide("Lire mon diagnostic");
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
