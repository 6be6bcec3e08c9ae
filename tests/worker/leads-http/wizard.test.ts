import { describe, expect, test } from "vitest";
import { diagnosticPage, introduction, wizardLabels } from "~/content/diagnostic-page";
import { diagnostic as figures } from "~/content/offers";
import { diagnosticResponses } from "~/db/schema";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { fieldsOf, type Values } from "../../support/fields";
import {
  attributes,
  count,
  element,
  elements,
  hiddenFields,
  hrefs,
  links,
  pageText,
  pageTitle,
  texts,
  ticked,
} from "../../support/html";
import { answers, contact } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import {
  everyStep,
  keysOf,
  lastStep,
  missingMessage,
  optionsOf,
  progress,
  questionSteps,
  tooManyObstacles,
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

describe.each(everyStep)("step %i", (step) => {
  const { label, percent } = progress(step);

  test("says where it stands, in words and as a real progress", async () => {
    const page = await open(step);
    expect(page.status).toBe(200);
    expect(page).toShow(label, `${percent}%`);
    const { value, max, "aria-labelledby": id } = element(page.html, "progress").attrs;
    expect(Number(value) / Number(max)).toBeCloseTo(step / lastStep, 2);
    expect(texts(page.html, `#${id}`)).toEqual([label]);
    expect(count(page.html, "h1")).toBe(1);
  });

  test("carries the other steps' answers and offers its own", async () => {
    const { html } = await open(step);
    const own: readonly string[] = keysOf(step);
    const others = Object.entries(answers).filter(([key]) => !own.includes(key));
    expect(hiddenFields(html)).toEqual(fieldsOf(Object.fromEntries(others)));
    expect(ticked(html)).toEqual(keysOf(step).flatMap((key) => answers[key]));
  });

  test("is nobody else's to see once it holds answers", async () => {
    expect((await open(step)).headers.get("Cache-Control")).toContain("no-store");
  });
});

test("each step has a title of its own", async () => {
  const pages = await Promise.all(everyStep.map((step) => open(step)));
  const titles = pages.map(({ html }) => pageTitle(html));
  expect(new Set(titles).size).toBe(everyStep.length);
  expect(titles.join()).not.toContain("Erreur");
});

test("the introduction promises what the specification says and begins", async () => {
  const page = await site.page("/diagnostic");
  expect(page).toShow(diagnosticPage.kicker, introduction.title, ...introduction.items);
  expect(page).toShow(`${figures.minutes} minutes`);
  expect(buttons(page)).toMatchObject([
    { label: wizardLabels.start, name: "step", value: "2", type: "submit" },
  ]);
  expect(hiddenFields(page.html)).toEqual([]);
});

describe.each(questionSteps)("step %i, of questions", (step) => {
  test("asks its questions under their exact labels", async () => {
    const { html } = await open(step, answersBefore(step));
    const asked = elements(html, "fieldset").map((question) => {
      const offered = attributes(question, "input");
      expect(texts(question, "label")).toEqual(offered.map(({ value }) => value));
      return [offered[0]?.name, offered.map(({ value }) => value)];
    });
    expect(asked).toEqual(keysOf(step).map((key) => [key, optionsOf(key)]));
    for (const legend of texts(html, "legend")) expect(legend).toMatch(/\?$/);
  });

  test("holds radios that a browser without scripts insists on, and boxes it cannot", async () => {
    const { html } = await open(step, answersBefore(step));
    for (const { type, name, required } of attributes(html, "form input:not([type=hidden])")) {
      expect([type, required]).toEqual(
        name === "main_obstacles" ? ["checkbox", undefined] : ["radio", ""],
      );
    }
  });

  test("goes on and back with the form itself, by GET", async () => {
    const page = await open(step, answersBefore(step));
    expect(attributes(page.html, "form")).toMatchObject([{ method: "get", action: "/diagnostic" }]);
    expect(buttons(page)).toMatchObject([
      { label: wizardLabels.next, name: "step", value: String(step + 1) },
      { label: wizardLabels.back, name: "step", value: String(step - 1), formnovalidate: "" },
    ]);
    expect(count(page.html, "button[disabled]")).toBe(0);
  });

  test("blames nobody who has only just arrived", async () => {
    const page = await open(step, answersBefore(step));
    expect(page.status).toBe(200);
    expect(count(page.html, "main [role=alert], fieldset[aria-describedby]")).toBe(0);
  });

  test("says at each question what is missing to those who went on", async () => {
    const page = await open(step + 1, answersBefore(step));
    expect(page).toShow(progress(step).label, `${progress(step).percent}%`);
    expect(pageTitle(page.html)).toMatch(/^Erreur : /);
    expect(links(element(page.html, "[role=alert]"))).toEqual(
      keysOf(step).map((key) => ({ href: `#${key}`, label: missingMessage(key) })),
    );
    for (const key of keysOf(step)) {
      expect(texts(page.html, `fieldset#${key}`).join()).toContain(missingMessage(key));
    }
  });

  test("is shown to whoever skips ahead, whatever the later answers", async () => {
    const [first = ""] = keysOf(step);
    const page = await open(lastStep, { ...answers, [first]: undefined });
    expect(page).toShow(progress(step).label);
    expect([200, 400]).toContain(page.status);
    expect(hrefs(page.html, "[role=alert]")).toEqual([`#${first}`]);
  });

  test("refuses an unknown answer with its message, and carries it nowhere", async () => {
    for (const key of keysOf(step)) {
      for (const requested of [step, lastStep]) {
        const page = await open(requested, { ...answers, [key]: `<b>Jardinage</b>` });
        expect(page).toShow(progress(step).label, "Réponse inconnue");
        expect(page.html).not.toContain("Jardinage");
        const { "aria-describedby": id } = element(page.html, `fieldset#${key}`).attrs;
        expect(count(page.html, `fieldset#${key} #${id}`)).toBe(1);
      }
    }
  });
});

test("the last step asks for the contact data, with the keyboards and limits that fit", async () => {
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

test("three obstacles: two at most, all three still ticked", async () => {
  for (const step of [4, 5, 6]) {
    const page = await open(step, { ...answers, main_obstacles: tooManyObstacles });
    expect(page).toShow(progress(4).label, `au plus ${figures.maxObstacles} obstacles`);
    expect(ticked(page.html)).toEqual(expect.arrayContaining(tooManyObstacles));
  }
});

const introductionLabel = progress(1).label;

test.each(["0", "7", "-1", "1e0", "deux", "%00", "", "9".repeat(5_000), "<script>"])(
  "step %o is the introduction",
  async (step) => {
    const page = await site.page(wizardAddress(step));
    expect(page.status).toBe(200);
    expect(page).toShow(introductionLabel, wizardLabels.start);
    expect(page.html).not.toContain("<script>alert");
    expect(hiddenFields(page.html)).toEqual(fieldsOf(answers));
  },
);

test("parameters of 15 KB, repeated, or of no question change nothing", async () => {
  for (const query of [
    `book_format=${"x".repeat(15_000)}`,
    "expertise_domain=Autre&expertise_domain=Autre",
    "step=1&step=6",
    "name=Camille&email=a@b.fr&gdpr_consent=on",
    "total_score=99&profile_type=x",
  ]) {
    const page = await site.page(`/diagnostic?${query}`);
    expect(page.status).toBe(200);
    expect(page).toShow(introductionLabel);
    expect(page.html).not.toMatch(/Camille|a@b\.fr|x{50}/);
  }
});

test("the whole way from an ad, as a browser without scripts goes it", async () => {
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
