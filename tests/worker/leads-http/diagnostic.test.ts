import { expect, test } from "vitest";
import { wizardLabels } from "~/content/diagnostic-page";
import { diagnosticResponses } from "~/db/schema";
import type { QuestionKey } from "~/diagnostic/questions";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { fieldsOf, type Values } from "../../support/fields";
import {
  attributes,
  count,
  element,
  elements,
  hiddenFields,
  links,
  pageText,
  pageTitle,
  texts,
  ticked,
} from "../../support/html";
import { answers, contact, diagnostic } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import {
  everyStep,
  keys,
  keysOf,
  lastStep,
  missingMessage,
  optionsOf,
  progress,
  questionSteps,
  stepOf,
  wizardAddress,
} from "../../support/wizard";

const site = await sharedLeadSite();

function open(step: unknown, values: Values = answers): Promise<Page> {
  return site.page(wizardAddress(step, values));
}

/** The answers of the steps before one. */
function answersBefore(step: number): Values {
  const earlier = everyStep.filter((number) => number < step).flatMap(keysOf);
  return Object.fromEntries(earlier.map((key) => [key, answers[key]]));
}

function buttons({ html }: Page) {
  return elements(element(html, "form"), "button").map((button) => ({
    label: pageText(button),
    ...button.attrs,
  }));
}

test.each(everyStep)("answers carried by step %i, and its own", async (step) => {
  const page = await open(step);
  const own: readonly string[] = keysOf(step);
  const others = Object.entries(answers).filter(([key]) => !own.includes(key));
  expect(hiddenFields(page.html)).toEqual(fieldsOf(Object.fromEntries(others)));
  expect(ticked(page.html)).toEqual(keysOf(step).flatMap((key) => answers[key]));
  expect(page.headers.get("Cache-Control")).toContain("no-store");
});

test.each(questionSteps)("questions and buttons of step %i", async (step) => {
  const page = await open(step, answersBefore(step));
  const asked = elements(page.html, "fieldset").map((question) => {
    const offered = attributes(question, "input");
    expect(texts(question, "label")).toEqual(offered.map(({ value }) => value));
    return [offered[0]?.name, offered.map(({ value }) => value)];
  });
  expect(asked).toEqual(keysOf(step).map((key) => [key, optionsOf(key)]));
  for (const legend of texts(page.html, "legend")) expect(legend).toMatch(/\?$/);
  // A browser without scripts insists on radios, and cannot on boxes.
  for (const { type, name, required } of attributes(page.html, "form input:not([type=hidden])"))
    expect([type, required]).toEqual(
      name === "main_obstacles" ? ["checkbox", undefined] : ["radio", ""],
    );

  expect(attributes(page.html, "form")).toMatchObject([{ method: "get", action: "/diagnostic" }]);
  expect(buttons(page)).toMatchObject([
    { label: wizardLabels.next, name: "step", value: String(step + 1) },
    { label: wizardLabels.back, name: "step", value: String(step - 1), formnovalidate: "" },
  ]);
  expect(count(page.html, "button[disabled]")).toBe(0);
});

test.each(questionSteps)("what is missing in step %i", async (step) => {
  const page = await open(step + 1, answersBefore(step));
  expect(page).toShow(progress(step).label, `${progress(step).percent}%`);
  expect(pageTitle(page.html)).toMatch(/^Erreur : /);
  expect(links(element(page.html, "[role=alert]"))).toEqual(
    keysOf(step).map((key) => ({ href: `#${key}`, label: missingMessage(key) })),
  );
  for (const key of keysOf(step))
    expect(texts(page.html, `fieldset#${key}`).join()).toContain(missingMessage(key));
});

test("contact data of the last step", async () => {
  const page = await open(lastStep);
  expect(element(page.html, "form").attrs.method).toBe("post");
  const fields = attributes(page.html, "form input:not([type=hidden])");
  expect(fields.slice(0, 5)).toMatchObject([
    { name: "name", type: "text", required: "", maxlength: "100", autocomplete: "name" },
    { name: "email", type: "email", required: "", maxlength: "254", autocomplete: "email" },
    { name: "phone", type: "tel", maxlength: "30", autocomplete: "tel" },
    { name: "gdpr_consent", type: "checkbox", required: "" },
    { name: "news_consent", type: "checkbox" },
  ]);
  expect(fields[2]).not.toHaveProperty("required");
  expect(buttons(page)).toMatchObject([
    { label: wizardLabels.submit, type: "submit" },
    { label: wizardLabels.back, name: "step", value: String(lastStep - 1), formnovalidate: "" },
  ]);
  expect(buttons(page)[0]).not.toHaveProperty("disabled");
  expect(texts(page.html, "label")).toContain(diagnosticForm.consent);
});

test("the whole way from an ad, without scripts", async () => {
  let page = await site.page("/diagnostic?utm_source=fb&utm_campaign=june&gclid=1");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  for (const step of everyStep.slice(1)) {
    const asked = keysOf(step - 1).map((key) => [key, answers[key]]);
    const [onwards] = attributes(page.html, "main form button");
    const query = new URLSearchParams([
      ...hiddenFields(page.html),
      ...fieldsOf(Object.fromEntries(asked)),
      [onwards?.name ?? "", onwards?.value ?? ""],
    ]);
    page = await site.page(`/diagnostic?${query}`);
    expect(page).toShow(progress(step).label);
  }
  const { action = "" } = element(page.html, "main form").attrs;
  const hidden = hiddenFields(page.html);
  const refused = await site.submit(action, [...hidden, ...fieldsOf(contact, { email: "" })]);
  expect(element(refused.html, "main form").attrs.action).toBe(action);
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

async function submit(changes: Values): Promise<Page> {
  return site.submit("/diagnostic", fieldsOf(diagnostic.valid, changes));
}

/** The step that holds a question, shown again with a message at it; nothing stored. */
async function expectBlamed(page: Page, key: QuestionKey, message: string | RegExp) {
  expect(page.status).toBe(400);
  expect(page).toShow(progress(stepOf(key)).label);
  expect(element(page.html, "title").text).toMatch(/^Erreur : (?!Erreur)/);
  const { "aria-describedby": id } = element(page.html, `fieldset#${key}`).attrs;
  const [error] = texts(page.html, `fieldset#${key} #${id}`);
  expect(error).toMatch(message);
  expect(links(element(page.html, "main"))).toContainEqual({ href: `#${key}`, label: error });
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect(site.calls).toEqual([]);
  expect(await site.logged()).toEqual([]);
}

test.each(keys)("%s that is missing or unknown", async (key) => {
  await expectBlamed(await submit({ [key]: undefined }), key, missingMessage(key));
  const page = await submit({ [key]: "Jardinage" });
  await expectBlamed(page, key, new RegExp(missingMessage(key), "i"));
  expect(page.html).not.toContain("Jardinage");
});
