import { describe, expect, test } from "vitest";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import type { QuestionKey } from "~/diagnostic/questions";
import { fieldsOf, type Values } from "../../support/fields";
import { attributes, count, element, hiddenFields, links, metas, texts } from "../../support/html";
import { answers, contact, diagnostic, messageOf } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { fieldErrors } from "../../support/refusals";
import { origin, type Page } from "../../support/site";
import {
  keys,
  missingMessage,
  optionsOf,
  progress,
  stepOf,
  tooManyObstacles,
  wizardAddress,
} from "../../support/wizard";

const site = await sharedLeadSite();

async function submit(changes: Values): Promise<Page> {
  return site.submit("/diagnostic", fieldsOf(diagnostic.valid, changes));
}

test("'Retour' of the last step: back with the answers, nothing personal in the address", async () => {
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

describe.each(keys)("a post whose %s", (key) => {
  const [one = ""] = [answers[key]].flat();

  test.each<[string, string | undefined]>([
    ["is missing", undefined],
    ["is empty", ""],
  ])("%s is refused", async (_name, value) => {
    await expectBlamed(await submit({ [key]: value }), key, missingMessage(key));
  });

  test.each<[string, string]>([
    ["is unknown", "Jardinage"],
    ["is nearly right", `${one} `],
    ["is the label in other letters", one.toUpperCase()],
    ["is HTML", "<script>alert(1)</script>"],
    ["is a number", "12"],
    ["is an inherited name", "constructor"],
    ["is 50 KB long", "x".repeat(50_000)],
    ["has a control character", `${one}\u0000`],
  ])("%s is refused", async (_name, value) => {
    const page = await submit({ [key]: value });
    await expectBlamed(page, key, new RegExp(missingMessage(key), "i"));
    expect(page.html).not.toMatch(/Jardinage|<script>|x{50}/);
  });
});

describe("a question of one answer, answered twice, is refused", () => {
  const single = keys.filter((key) => key !== "main_obstacles");

  test("with two of its options: neither can be the visitor's", async () => {
    for (const key of single) {
      const page = await submit({ [key]: optionsOf(key).slice(0, 2) });
      await expectBlamed(page, key, new RegExp(missingMessage(key), "i"));
    }
  });

  test("with one of its options and something unknown", async () => {
    for (const key of single) {
      const page = await submit({ [key]: [String(answers[key]), "Jardinage"] });
      await expectBlamed(page, key, new RegExp(missingMessage(key), "i"));
    }
  });
});

test("a known obstacle beside an unknown one is refused", async () => {
  const [known = ""] = tooManyObstacles;
  const page = await submit({ main_obstacles: [known, "Jardinage"] });
  await expectBlamed(page, "main_obstacles", new RegExp(missingMessage("main_obstacles"), "i"));
  expect(page.html).not.toContain("Jardinage");
});

test("three obstacles are refused, and stay ticked", async () => {
  const page = await submit({ main_obstacles: tooManyObstacles });
  await expectBlamed(page, "main_obstacles", /au plus/);
  const ticked = attributes(page.html, "input[type=checkbox][checked]");
  expect(ticked.map(({ value }) => value)).toEqual(tooManyObstacles);
});

test("all obstacles are refused", async () => {
  const page = await submit({ main_obstacles: optionsOf("main_obstacles") });
  await expectBlamed(page, "main_obstacles", /au plus/);
});

test("nothing at all is refused from the first question on", async () => {
  const page = await site.submit("/diagnostic", []);
  await expectBlamed(page, "expertise_domain", missingMessage("expertise_domain"));
  expect(count(page.html, "#book_objective")).toBe(0);
});

test("answers in the address alone do not count: the post brings them along", async () => {
  const page = await site.submit(wizardAddress(6), fieldsOf(contact));
  expect(page.status).toBe(400);
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
});

test("a wrong answer loses none of the others", async () => {
  const { project_status: wrong, ...others } = answers;
  const { html } = await submit({ project_status: `${wrong}?` });
  const chosen = attributes(html, "input[checked]");
  const sent = [...hiddenFields(html), ...chosen.map(({ name, value }) => [name, value])];
  expect(new Set(sent.map((pair) => pair.join("=")))).toEqual(
    new Set(fieldsOf(others).map((pair) => pair.join("="))),
  );
});

test("the contact data of a refused post stand in no address and in no later step", async () => {
  const page = await submit({ email: "camille@", name: "Camille <Roux>" });
  expect(fieldErrors(page)).toEqual({ email: messageOf(diagnostic, "email", "camille@") });
  const addresses = attributes(page.html, "[href], [action]");
  expect(addresses.map(({ href, action }) => href ?? action).join()).not.toMatch(/camille|Roux/i);
});

describe("/diagnostic/merci", () => {
  const { title, lead, spamNote, contents, book } = diagnosticThanksPage;

  test("says what comes, when, and where to look for it", async () => {
    const page = await site.page("/diagnostic/merci");
    expect(page.status).toBe(200);
    expect(page).toShow(title, lead, spamNote, contents.title, book.title, book.text);
    expect(texts(page.html, "main ol h3")).toEqual(contents.items.map((item) => item.title));
  });

  test("leads to the book and stays out of search engines", async () => {
    const { html } = await site.page("/diagnostic/merci");
    expect(links(element(html, "main"))).toContainEqual({
      href: "/livre-augmente-fl",
      label: book.linkLabel,
    });
    expect(metas(html).robots).toBe("noindex");
    expect(count(html, "form")).toBe(0);
  });
});
