import { expect, test } from "vitest";
import type { QuestionKey } from "~/diagnostic/questions";
import { fieldsOf, type Values } from "../../support/fields";
import { attributes, element, hiddenFields, links, texts } from "../../support/html";
import { answers, contact, diagnostic, messageOf } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { origin, type Page } from "../../support/site";
import { keys, missingMessage, progress, stepOf, wizardAddress } from "../../support/wizard";
import { fieldErrors } from "./refused-form";

const site = await sharedLeadSite();

async function submit(changes: Values): Promise<Page> {
  return site.submit("/diagnostic", fieldsOf(diagnostic.valid, changes));
}

test("'Retour' of the last step", async () => {
  const response = await site.post("/diagnostic", [...fieldsOf(diagnostic.valid), ["step", "5"]]);
  expect(response.status).toBe(303);
  const { pathname, searchParams } = new URL(response.headers.get("Location") ?? "", origin);
  expect([pathname, searchParams.get("step")]).toEqual(["/diagnostic", "5"]);
  searchParams.delete("step");
  expect([...searchParams]).toEqual(fieldsOf(answers));
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
});

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

test("answers in the address alone", async () => {
  const page = await site.submit(wizardAddress(6), fieldsOf(contact));
  expect(page.status).toBe(400);
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
});

test("the other answers beside a wrong one", async () => {
  const { project_status: wrong, ...others } = answers;
  const { html } = await submit({ project_status: `${wrong}?` });
  const chosen = attributes(html, "input[checked]");
  const sent = [...hiddenFields(html), ...chosen.map(({ name, value }) => [name, value])];
  expect(new Set(sent.map((pair) => pair.join("=")))).toEqual(
    new Set(fieldsOf(others).map((pair) => pair.join("="))),
  );
});

test("contact data of a refused post", async () => {
  const page = await submit({ email: "camille@", name: "Camille <Roux>" });
  expect(fieldErrors(page)).toEqual({ email: messageOf(diagnostic, "email", "camille@") });
  const addresses = attributes(page.html, "[href], [action]");
  expect(addresses.map(({ href, action }) => href ?? action).join()).not.toMatch(/camille|Roux/i);
});
