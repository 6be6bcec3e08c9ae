import { describe, expect, test } from "vitest";
import { diagnosticResponses } from "~/db/schema";
import { attributes, count, element, links, pageText, pageTitle, texts } from "../../support/html";
import { answers, contact, diagnostic } from "../../support/lead-forms";
import { fieldsOf, sharedLeadSite } from "../../support/lead-site";
import { fieldErrors } from "../../support/refusals";
import { origin, type Page } from "../../support/site";
import {
  answersWorth,
  keys,
  pointsByLabel,
  pointsOf,
  table,
} from "../../unit/diagnostic/specification";

const site = await sharedLeadSite();

type Values = Record<string, string | string[] | undefined>;

async function submit(changes: Values): Promise<Page> {
  return site.submit("/diagnostic", fieldsOf(diagnostic.valid, changes));
}

/** What the specification makes of the points of q1 to q11, computed in hundredths. */
function expectedScores(points: number[]) {
  const [q1 = 0, q2 = 0, q3 = 0, q4 = 0, q5 = 0, q6 = 0, q7 = 0, q8 = 0, q9 = 0, q10 = 0, q11 = 0] =
    points;
  const hundredths = {
    expertise_score: 30 * (q1 + q2 + q3),
    business_score: 25 * (q4 + q5),
    preparation_score: 20 * (q6 + q7 + q8),
    tech_score: 15 * (q9 + q11),
    timing_score: 10 * q10,
  };
  const total = Object.values(hundredths).reduce((sum, value) => sum + value, 0);
  const decimals = Object.entries({ ...hundredths, total_score: total }).map(
    ([column, value]): [string, number] => [column, Number((value / 100).toFixed(2))],
  );
  return {
    ...Object.fromEntries(points.map((value, index) => [`q${index + 1}_score`, value])),
    ...Object.fromEntries(decimals),
  };
}

/** What is shown, the total, the profile by the specification's table, the points of q1 to q11. */
const submissions: [string, number, string, number[]][] = [
  [
    "all that can be reached",
    26.4,
    "Visionnaire Stratégique",
    [9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12],
  ],
  [
    "22.5 to the hundredth",
    22.5,
    "Visionnaire Stratégique",
    [9, 9, 10, 10, 8, 12, 10, 3, 12, 10, 12],
  ],
  ["just below it", 22.45, "Expert Prêt à Décoller", [9, 9, 10, 10, 8, 12, 12, 3, 12, 10, 9]],
  ["18.5 to the hundredth", 18.5, "Expert Prêt à Décoller", [7, 9, 8, 8, 8, 12, 6, 3, 5, 10, 9]],
  ["just below it", 18.45, "Bâtisseur d'Autorité", [8, 9, 3, 9, 12, 7, 6, 8, 5, 9, 9]],
  ["14.5 to the hundredth", 14.5, "Bâtisseur d'Autorité", [9, 6, 6, 10, 8, 4, 2, 3, 5, 7, 3]],
  ["just below it", 14.45, "Explorateur du Potentiel", [6, 9, 3, 8, 10, 4, 6, 5, 2, 8, 3]],
  [
    "the least that can be reached",
    10.35,
    "Explorateur du Potentiel",
    [6, 3, 3, 6, 8, 4, 2, 3, 2, 7, 3],
  ],
  [
    "a fallback to the expert",
    18.5,
    "Expert Prêt à Décoller",
    [7, 9, 6, 12, 10, 7, 6, 3, 2, 11, 12],
  ],
  [
    "the explorer's rule at a high total",
    22.5,
    "Explorateur du Potentiel",
    [7, 6, 10, 10, 12, 10, 12, 8, 8, 11, 12],
  ],
];

describe("stored scores and profile", () => {
  test.each(submissions)("%s: %d, %s", async (_name, total, profile, points) => {
    const page = await submit(answersWorth(points));
    expect(page.headers.get("Location")).toBe("/diagnostic/merci");
    expect(await site.rows(diagnosticResponses)).toEqual([
      expect.objectContaining({
        ...expectedScores(points),
        total_score: total,
        profile_type: profile,
      }),
    ]);
    const [event] = await site.settled();
    expect(JSON.parse(event?.payload ?? "").data).toMatchObject({
      ...answersWorth(points),
      ...expectedScores(points),
      profile_type: profile,
    });
  });

  test.each([
    [["Manque de temps", "Doutes sur la qualité/pertinence"], 7],
    [["Difficulté à maintenir ma motivation", "Syndrome de la page blanche"], 4],
  ])("%j: the average, rounded up from the half: %d", async (obstacles, average) => {
    await submit({ main_obstacles: obstacles });
    const [row] = await site.rows(diagnosticResponses);
    expect(row).toMatchObject({ q8_score: average });
    expect(new Set(row?.main_obstacles as string[])).toEqual(new Set(obstacles));
  });

  test("every option is taken under its exact label, and counts as the table says", async () => {
    for (const [number, key, options] of table) {
      for (const label of Object.keys(options)) {
        const email = `${number}.${pointsOf(key, label)}.${label.length}@example.com`;
        const value = key === "main_obstacles" ? [label] : label;
        expect((await submit({ email, [key]: value })).status, label).toBe(303);
      }
    }
    const rows = await site.rows(diagnosticResponses);
    const stored = rows.map((row) =>
      table.map(([number, key]) => [String([row[key]].flat()), row[`${number}_score`]]),
    );
    const missing = table.flatMap(([, key, options], column) =>
      Object.entries(options)
        .filter(
          ([label, points]) =>
            !stored.some((row) => row[column]?.[0] === label && row[column]?.[1] === points),
        )
        .map(([label]) => `${key}: ${label}`),
    );
    expect(missing).toEqual([]);
    expect(rows).toHaveLength(new Set(rows.map(({ submission_key }) => submission_key)).size);
  });
});

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
async function expectBlamed(page: Page, key: string, step: number, message: RegExp) {
  expect(page.status).toBe(400);
  expect(page).toShow(`Étape ${step} sur 6`);
  expect(pageTitle(page.html)).toMatch(/^Erreur : (?!Erreur)/);
  const question = page.html.match(new RegExp(`<fieldset id="${key}"(.*?)</fieldset>`, "s"))?.[1];
  const described = question?.match(/aria-describedby="([^"]+)"/)?.[1];
  const error = question?.match(new RegExp(`<p[^>]* id="${described}"[^>]*>(.*?)</p>`))?.[1] ?? "";
  expect(pageText(error)).toMatch(message);
  expect(links(element(page.html, "main"))).toContainEqual({
    href: `#${key}`,
    label: pageText(error),
  });
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect(site.calls).toEqual([]);
  expect(await site.logged()).toEqual([]);
}

const stepOf: Record<string, number> = {
  expertise_domain: 2,
  experience_years: 2,
  transmission_method: 2,
  book_objective: 3,
  business_impact: 3,
  publication_timeline: 3,
  project_status: 4,
  main_obstacles: 4,
  ai_familiarity: 4,
  book_format: 5,
  ai_disposition: 5,
};

describe.each(keys)("a post whose %s", (key) => {
  const step = stepOf[key] ?? 0;
  const valid = answers[key];
  const [one = ""] = [valid].flat();

  test.each<[string, string | string[] | undefined]>([
    ["is missing", undefined],
    ["is empty", ""],
  ])("%s is refused", async (_name, value) => {
    await expectBlamed(await submit({ [key]: value }), key, step, /^Choisissez /);
  });

  test.each<[string, string | string[]]>([
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
    await expectBlamed(page, key, step, /[Cc]hoisissez /);
    expect(page.html).not.toMatch(/Jardinage|<script>|x{50}/);
  });
});

describe("a question of one answer, answered twice, is refused", () => {
  const single = keys.filter((key) => key !== "main_obstacles");

  test("with two of its options: neither can be the visitor's", async () => {
    for (const key of single) {
      const two = Object.keys(pointsByLabel(key)).slice(0, 2);
      await expectBlamed(await submit({ [key]: two }), key, stepOf[key] ?? 0, /[Cc]hoisissez /);
    }
  });

  test("with one of its options and something unknown", async () => {
    for (const key of single) {
      const page = await submit({ [key]: [String(answers[key]), "Jardinage"] });
      await expectBlamed(page, key, stepOf[key] ?? 0, /[Cc]hoisissez /);
    }
  });
});

test("a known obstacle beside an unknown one is refused", async () => {
  const page = await submit({ main_obstacles: ["Manque de temps", "Jardinage"] });
  await expectBlamed(page, "main_obstacles", 4, /[Cc]hoisissez /);
  expect(page.html).not.toContain("Jardinage");
});

test("three obstacles are refused, and stay ticked", async () => {
  const three = ["Manque de temps", "Syndrome de la page blanche", "Incertitude sur le processus"];
  const page = await submit({ main_obstacles: three });
  await expectBlamed(page, "main_obstacles", 4, /^Choisissez au plus 2 obstacles$/);
  const ticked = attributes(page.html, "input")
    .filter(({ type, checked }) => type === "checkbox" && checked === "")
    .map(({ value }) => value);
  expect(ticked).toEqual(three);
});

test("all six obstacles are refused", async () => {
  const all = Object.keys(table.find(([, key]) => key === "main_obstacles")?.[2] ?? {});
  await expectBlamed(await submit({ main_obstacles: all }), "main_obstacles", 4, /au plus 2/);
});

test("nothing at all is refused from the first question on", async () => {
  const page = await site.submit("/diagnostic", []);
  await expectBlamed(page, "expertise_domain", 2, /^Choisissez votre domaine d’expertise$/);
  expect(page.html).not.toContain('id="book_objective"');
});

test("answers in the address alone do not count: the post brings them along", async () => {
  const query = new URLSearchParams([["step", "6"], ...fieldsOf(answers)]);
  const page = await site.submit(`/diagnostic?${query}`, fieldsOf(contact));
  expect(page.status).toBe(400);
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
});

test("a wrong answer loses none of the others", async () => {
  const page = await submit({ project_status: "Jardinage" });
  const sent = attributes(page.html, "input").filter(
    ({ type, checked }) => type === "hidden" || checked === "",
  );
  const { project_status: _, ...others } = answers;
  expect(new Set(sent.map(({ name, value }) => `${name}=${value}`))).toEqual(
    new Set(fieldsOf(others).map((pair) => pair.join("="))),
  );
});

test("the contact data of a refused post stand in no address and in no later step", async () => {
  const page = await submit({ email: "camille@", name: "Camille <Roux>" });
  expect(fieldErrors(page)).toEqual({ email: "Email invalide" });
  const addresses = [...page.html.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, url]) => url);
  expect(addresses.join()).not.toMatch(/camille|Roux|%3CRoux/i);
});

describe("/diagnostic/merci", () => {
  test("says what comes, when, and where to look for it", async () => {
    const page = await site.page("/diagnostic/merci");
    expect(page.status).toBe(200);
    expect(page).toShow("analyse personnalisée", "en cours de préparation", "par e-mail");
    expect(page).toShow("dans les prochaines minutes", "spam");
    const contents = texts(page.html, "ol h3").join(" ");
    expect(contents).toMatch(/analyse.*potentiel/i);
    expect(contents).toMatch(/feuille de route personnalisée/i);
    expect(contents).toMatch(/recommandations d’actions concrètes/i);
    expect(contents).toMatch(/guide des prochaines étapes/i);
  });

  test("leads to the book, a way to write in 14 days, and stays out of search engines", async () => {
    const { html } = await site.page("/diagnostic/merci");
    const main = links(element(html, "main"));
    expect(
      main.filter(({ href }) => href === "/livre-augmente-fl").map(({ label }) => label),
    ).toEqual([expect.stringContaining("14 jours")]);
    expect(attributes(html, "meta")).toContainEqual({ name: "robots", content: "noindex" });
    expect(count(html, "form")).toBe(0);
  });
});
