import { describe, expect, test } from "vitest";
import { diagnosticResponses } from "~/db/schema";
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
} from "../../support/html";
import { answers, contact } from "../../support/lead-forms";
import { fieldsOf, sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import { pointsByLabel, questionsByStep } from "../../unit/diagnostic/specification";

const site = await sharedLeadSite();

type Values = Record<string, string | string[] | undefined>;

function open(step: unknown, values: Values = answers): Promise<Page> {
  return site.page(
    `/diagnostic?${new URLSearchParams([["step", `${step}`], ...fieldsOf(values)])}`,
  );
}

/** The answers of the steps before one. */
function answersBefore(step: number): Values {
  const earlier = Object.entries(questionsByStep).filter(([number]) => Number(number) < step);
  const keys = earlier.flatMap(([, questions]) => questions);
  return Object.fromEntries(keys.map((key) => [key, answers[key]]));
}

function hiddenFields({ html }: Page): [string | undefined, string | undefined][] {
  return attributes(html, "input")
    .filter(({ type }) => type === "hidden")
    .map(({ name, value }) => [name, value]);
}

/** Labels of the options that are chosen on the page. */
function chosen({ html }: Page): string[] {
  return attributes(html, "input")
    .filter(({ type, checked }) => (type === "radio" || type === "checkbox") && checked === "")
    .map(({ value = "" }) => value);
}

function buttons({ html }: Page) {
  const pattern = /<button\b([^>]*)>(.*?)<\/button>/gs;
  return [...element(html, "form").matchAll(pattern)].map(([whole, , label = ""]) => {
    const [attributes = {}] = attributes(whole, "button");
    return { label: pageText(label), ...attributes };
  });
}

function title({ html }: Page): string {
  return pageTitle(html);
}

const percentages = [17, 33, 50, 67, 83, 100];

describe.each([1, 2, 3, 4, 5, 6])("step %i", (step) => {
  test("says where it stands, in words and as a real progress", async () => {
    const page = await open(step);
    expect(page.status).toBe(200);
    expect(page).toShow(`Étape ${step} sur 6`, `${percentages[step - 1]}%`);
    const [progress] = attributes(page.html, "progress");
    expect(Number(progress?.value) / Number(progress?.max)).toBeCloseTo(step / 6, 2);
    const name = page.html.match(
      new RegExp(`id="${progress?.["aria-labelledby"]}"[^>]*>([^<]*)<`),
    )?.[1];
    expect(name).toBe(`Étape ${step} sur 6`);
    expect(count(page.html, "h1")).toBe(1);
  });

  test("carries the other steps' answers and offers its own", async () => {
    const page = await open(step);
    const own: string[] = questionsByStep[step] ?? [];
    const others = Object.fromEntries(
      Object.entries(answers).filter(([key]) => !own.includes(key)),
    );
    const ownLabels = own.flatMap((key) => answers[key as keyof typeof answers]);
    expect(hiddenFields(page)).toEqual(fieldsOf(others));
    expect(chosen(page)).toEqual(ownLabels);
  });

  test("is nobody else's to see once it holds answers", async () => {
    expect((await open(step)).headers.get("Cache-Control")).toContain("no-store");
  });

  test("has a title of its own", async () => {
    const titles = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => open(number).then(title)));
    expect(new Set(titles).size).toBe(6);
    expect(titles.join()).not.toContain("Erreur");
  });
});

test("the introduction promises what the specification says and begins", async () => {
  const page = await site.page("/diagnostic");
  expect(page).toShow("gratuit", "potentiel d’auteur", "3 minutes", "analyse personnalisée");
  expect(page).toShow("feuille de route");
  expect(buttons(page)).toMatchObject([
    { label: "Commencer le diagnostic", name: "step", value: "2", type: "submit" },
  ]);
  expect(hiddenFields(page)).toEqual([]);
});

describe.each([2, 3, 4, 5])("step %i, of questions", (step) => {
  test("asks the specification's questions under its exact labels", async () => {
    const page = await open(step, answersBefore(step));
    const asked = elements(page.html, "fieldset").map((content) => {
      const inputs = attributes(content, "input");
      const labels = texts(content, "label");
      expect(labels).toEqual(inputs.map(({ value }) => value));
      return [inputs[0]?.name, labels];
    });
    const wanted = questionsByStep[step]?.map((key) => [key, Object.keys(pointsByLabel(key))]);
    expect(asked).toEqual(wanted);
    expect(elements(page.html, "legend").every((legend) => pageText(legend).endsWith("?"))).toBe(
      true,
    );
  });

  test("holds radios that a browser without scripts insists on, and boxes it cannot", async () => {
    const page = await open(step, answersBefore(step));
    for (const { type, name, required } of attributes(page.html, "form input")) {
      if (type === "hidden") continue;
      expect([type, required]).toEqual(
        name === "main_obstacles" ? ["checkbox", undefined] : ["radio", ""],
      );
    }
  });

  test("goes on and back with the form itself, by GET", async () => {
    const page = await open(step, answersBefore(step));
    expect(attributes(page.html, "form")).toMatchObject([{ method: "get", action: "/diagnostic" }]);
    expect(buttons(page)).toMatchObject([
      { label: "Continuer", name: "step", value: String(step + 1) },
      { label: "Retour", name: "step", value: String(step - 1), formnovalidate: "" },
    ]);
    for (const button of buttons(page)) expect(button).not.toHaveProperty("disabled");
  });

  test("blames nobody who has only just arrived", async () => {
    const page = await open(step, answersBefore(step));
    expect(page.status).toBe(200);
    expect(element(page.html, "main")).not.toMatch(/role="alert"|"field-error"/);
  });

  test("says at each question what is missing to those who went on", async () => {
    const page = await open(step + 1, answersBefore(step));
    expect(page).toShow(`Étape ${step} sur 6`, `${percentages[step - 1]}%`);
    const alert = page.html.match(/<div class="problems" role="alert".*?<\/div>/s)?.[0] ?? "";
    expect(links(alert).map(({ href }) => href)).toEqual(
      questionsByStep[step]?.map((key) => `#${key}`),
    );
    for (const { href, label } of links(alert)) {
      const question = page.html.match(
        new RegExp(`<fieldset id="${href.slice(1)}"(.*?)</fieldset>`, "s"),
      )?.[1];
      expect(pageText(element(question ?? "", "p"))).not.toBe("");
      expect(pageText(question ?? "")).toContain(label);
      expect(label).toMatch(/^Choisissez /);
    }
  });

  test("is shown to whoever skips ahead, whatever the later answers", async () => {
    const [first = ""] = questionsByStep[step] ?? [];
    const page = await open(6, { ...answers, [first]: undefined });
    expect(page).toShow(`Étape ${step} sur 6`);
    expect([200, 400]).toContain(page.status);
    const alert = page.html.match(/<div class="problems" role="alert".*?<\/div>/s)?.[0] ?? "";
    expect(links(alert).map(({ href }) => href)).toEqual([`#${first}`]);
  });

  test("refuses an unknown answer with its message, and carries it nowhere", async () => {
    for (const key of questionsByStep[step] ?? []) {
      for (const requested of [step, 6]) {
        const page = await open(requested, { ...answers, [key]: `<b>Jardinage</b>` });
        expect(page).toShow(`Étape ${step} sur 6`, "Réponse inconnue");
        expect(page.html).not.toContain("Jardinage");
        expect(page.html).toMatch(new RegExp(`<p[^>]* id="${key}-error"`));
      }
    }
  });
});

test("the last step asks for the contact data, with the keyboards and limits that fit", async () => {
  const page = await open(6);
  const [form] = attributes(page.html, "form");
  expect(form?.method).toBe("post");
  const fields = attributes(page.html, "form input").filter(({ type }) => type !== "hidden");
  expect(fields.slice(0, 4)).toMatchObject([
    { name: "name", type: "text", required: "", maxlength: "100", autocomplete: "name" },
    { name: "email", type: "email", required: "", maxlength: "254", autocomplete: "email" },
    { name: "phone", type: "tel", maxlength: "30", autocomplete: "tel" },
    { name: "gdpr_consent", type: "checkbox", required: "" },
  ]);
  expect(fields[2]).not.toHaveProperty("required");
  expect(buttons(page)).toMatchObject([
    { label: "Recevoir mon diagnostic", type: "submit" },
    { label: "Retour", name: "step", value: "5", formnovalidate: "" },
  ]);
  expect(buttons(page)[0]).not.toHaveProperty("disabled");
  const consent = texts(page.html, "label").at(3) ?? "";
  expect(consent).toMatch(/J’accepte de recevoir par e-mail mon diagnostic personnalisé/);
  expect(consent).toMatch(/communications.*désinscrire à tout moment/);
});

test("three obstacles: two at most, all three still ticked", async () => {
  const three = ["Manque de temps", "Syndrome de la page blanche", "Incertitude sur le processus"];
  for (const step of [4, 5, 6]) {
    const page = await open(step, { ...answers, main_obstacles: three });
    expect(page).toShow("Étape 4 sur 6", "Choisissez au plus 2 obstacles");
    expect(chosen(page)).toEqual(expect.arrayContaining(three));
  }
});

test.each(["0", "7", "-1", "1e0", "deux", "%00", "", "9".repeat(5_000), "<script>"])(
  "step %o is the introduction",
  async (step) => {
    const page = await open(step);
    expect(page.status).toBe(200);
    expect(page).toShow("Étape 1 sur 6", "Commencer le diagnostic");
    expect(page.html).not.toContain("<script>alert");
    expect(hiddenFields(page)).toEqual(fieldsOf(answers));
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
    expect(page).toShow("Étape 1 sur 6");
    expect(page.html).not.toMatch(/Camille|a@b\.fr|x{50}/);
  }
});

test("the whole way, as a browser without scripts goes it", async () => {
  let page = await site.page("/diagnostic");
  for (const step of [2, 3, 4, 5, 6]) {
    const sent = [...hiddenFields(page)] as [string, string][];
    const asked = questionsByStep[step - 1] ?? [];
    const answered = Object.fromEntries(asked.map((key) => [key, answers[key]]));
    const [onwards] = buttons(page) as { name?: string; value?: string }[];
    const query = new URLSearchParams([
      ...sent,
      ...fieldsOf(answered),
      [onwards?.name ?? "", onwards?.value ?? ""],
    ]);
    page = await site.page(`/diagnostic?${query}`);
    expect(page).toShow(`Étape ${step} sur 6`);
  }
  const [form] = attributes(page.html, "form");
  const fields = [...(hiddenFields(page) as [string, string][]), ...fieldsOf(contact)];
  const response = await site.post(form?.action ?? "", fields);
  expect(response).toHaveRedirect("/diagnostic/merci");
  expect(await site.rows(diagnosticResponses)).toEqual([
    expect.objectContaining({ ...answers, name: contact.name, total_score: 22.2 }),
  ]);
});

test("a step with messages says so in its title, as every form of this site does", async () => {
  for (const step of [2, 3, 4, 5]) {
    expect(title(await open(step + 1, answersBefore(step)))).toMatch(/^Erreur : /);
  }
});
