import { describe, expect, test } from "vitest";
import { diagnostic } from "~/content/offers";
import { Journey } from "~/diagnostic/journey";
import type { Answers, QuestionKey } from "~/diagnostic/questions";
import { missingMessage, stepOf } from "../../support/wizard";
import { complete, follow, query } from "./addresses";
import { keys } from "./specification";

function without(missing: QuestionKey): Partial<Answers> {
  const { [missing]: _, ...rest } = complete;
  return rest;
}

test("a bare address is the introduction, with nothing to say", () => {
  const journey = Journey.fromQuery(new URLSearchParams());
  expect(journey).toMatchObject({ step: 1, previous: null, next: 2, errors: [], answers: null });
  expect(journey.errors).toEqual([]);
  expect(journey.carried).toEqual([]);
  expect(journey.urlFor(1)).toBe("/diagnostic");
  expect(journey.urlFor(2)).toBe("/diagnostic?step=2");
});

test("every form and address keeps the ad that led here, and nothing else of the query", () => {
  const journey = Journey.fromQuery(
    new URLSearchParams("utm_source=fb&utm_campaign=a__b&gclid=1&utm_source=x"),
  );
  const ad = [
    { name: "utm_source", value: "fb" },
    { name: "utm_campaign", value: "a_b" },
  ];
  expect(journey.carried).toEqual(ad);
  expect(journey.urlFor(1)).toBe("/diagnostic?utm_source=fb&utm_campaign=a_b");
  expect(journey.urlFor(2)).toBe("/diagnostic?step=2&utm_source=fb&utm_campaign=a_b");
  const posted = Journey.fromSubmission(
    new URLSearchParams(ad.map(({ name, value }) => [name, value])),
  );
  expect(posted.urlFor(6)).toBe("/diagnostic?step=6&utm_source=fb&utm_campaign=a_b");
});

test.each(["utm_campaign=x", "utm_source=<b>", "utm_source="])("%s is no ad", (given) => {
  const journey = Journey.fromQuery(new URLSearchParams(given));
  expect(journey.carried).toEqual([]);
  expect(journey.urlFor(1)).toBe("/diagnostic");
});

test("the last step has no next one", () => {
  const journey = Journey.fromQuery(query(6, complete));
  expect(journey).toMatchObject({ step: 6, previous: 5, next: null, errors: [] });
  expect(journey.answers).toEqual(complete);
});

test.each([
  [1, "Étape 1 sur 6", 17],
  [2, "Étape 2 sur 6", 33],
  [3, "Étape 3 sur 6", 50],
  [4, "Étape 4 sur 6", 67],
  [5, "Étape 5 sur 6", 83],
  [6, "Étape 6 sur 6", 100],
])("progress of step %i", (step, label, percent) => {
  expect(Journey.fromQuery(query(step, complete)).progress).toEqual({ label, percent });
});

test.each(["", "0", "7", "-1", "1.5", "02", " 2", "2e0", "deux", "NaN"])(
  "step %j is the introduction",
  (step) => {
    expect(Journey.fromQuery(query(step, complete)).step).toBe(1);
  },
);

test("a step of 100,000 digits is the introduction", () => {
  expect(Journey.fromQuery(query("9".repeat(100_000), complete)).step).toBe(1);
});

test("the introduction's address names its step once there are answers", () => {
  const { book_format } = complete;
  expect(Journey.fromQuery(query(1, { book_format })).urlFor(1)).toBe(
    `/diagnostic?${new URLSearchParams({ step: "1", book_format })}`,
  );
});

test("a step's form carries the answers of all other steps", () => {
  const { book_format, book_objective } = complete;
  const { carried } = Journey.fromQuery(
    query(2, { expertise_domain: "Autre", book_objective, book_format }),
  );
  expect(carried).toEqual([
    { name: "book_objective", value: book_objective },
    { name: "book_format", value: book_format },
  ]);
});

test("an unknown answer is told as a missing one is, and that it is unknown", () => {
  const journey = Journey.fromQuery(query(2, { ...complete, expertise_domain: "Jardinage" }));
  expect(journey.errors).toEqual([
    {
      key: "expertise_domain",
      message: "Réponse inconnue\u00a0: choisissez votre domaine d’expertise",
    },
  ]);
});

test("the first step and the first answer of several count", () => {
  const params = query(2, { expertise_domain: ["Autre", "Santé/Bien-être"] });
  params.append("step", "5");
  const journey = Journey.fromQuery(params);
  expect(journey.step).toBe(2);
  expect(journey.selected("expertise_domain")).toEqual(["Autre"]);
});

test("a step that was only opened blames nobody", () => {
  const journey = Journey.fromQuery(query(2, {}));
  expect(journey).toMatchObject({ step: 2, errors: [] });
  expect(journey.errors).toEqual([]);
  expect(journey.isComplete(2)).toBe(false);
});

describe("going on without an answer shows the step again, with its message", () => {
  test.each(keys)("%s", (key) => {
    const step = stepOf(key);
    const journey = Journey.fromQuery(query(step + 1, without(key)));
    expect(journey).toMatchObject({ step, answers: null });
    expect(journey.errors).toEqual([{ key, message: missingMessage(key) }]);
  });
});

test("skipping ahead says all that the first incomplete step lacks, and no more", () => {
  const journey = Journey.fromQuery(query(6, { expertise_domain: "Autre" }));
  expect(journey.step).toBe(2);
  expect(journey.errors.map(({ key }) => key)).toEqual(["experience_years", "transmission_method"]);
});

test("an empty value is a missing answer", () => {
  const journey = Journey.fromQuery(query(6, { ...complete, book_format: "", main_obstacles: "" }));
  expect(journey.errors).toEqual([
    { key: "main_obstacles", message: missingMessage("main_obstacles") },
  ]);
});

test.each<[QuestionKey, string]>([
  ["expertise_domain", "Jardinage"],
  ["expertise_domain", "autre"],
  ["book_format", "<b>x</b>"],
  ["main_obstacles", "x".repeat(1e5)],
])("an unknown answer to %s is an error of its step, and goes no further", (key, label) => {
  const step = stepOf(key);
  for (const requested of [step, 6]) {
    const journey = Journey.fromQuery(query(requested, { ...complete, [key]: label }));
    expect(journey).toMatchObject({ step, answers: null });
    expect(journey.errors.map((error) => error.key)).toEqual([key]);
    const wanted = new RegExp(`^Réponse inconnue\u00a0: ${missingMessage(key)}$`, "i");
    expect(journey.errors[0]?.message).toMatch(wanted);
    expect(journey.selected(key)).toEqual([]);
    expect(journey.urlFor(6)).not.toContain(encodeURIComponent(label));
  }
});

test("an unknown obstacle beside a known one is an error, and the known one stays", () => {
  const obstacles = ["Jardinage", "Manque de temps"];
  const journey = Journey.fromQuery(query(4, { ...complete, main_obstacles: obstacles }));
  expect(journey.isComplete(4)).toBe(false);
  expect(journey.selected("main_obstacles")).toEqual(["Manque de temps"]);
});

test("three obstacles are too many, and stay ticked until one is taken back", () => {
  const three = ["Manque de temps", "Syndrome de la page blanche", "Incertitude sur le processus"];
  const journey = Journey.fromQuery(query(5, { ...complete, main_obstacles: three }));
  expect(journey).toMatchObject({ step: 4, answers: null });
  expect(journey.errors.map(({ key }) => key)).toEqual(["main_obstacles"]);
  expect(journey.errors[0]?.message).toContain(`au plus ${diagnostic.maxObstacles} `);
  expect(journey.selected("main_obstacles")).toEqual(three);
  expect(follow(journey.urlFor(3)).selected("main_obstacles")).toEqual(three);
});

test("an obstacle sent twice is one, and the order of ticking is not kept", () => {
  const sent = ["Incertitude sur le processus", "Manque de temps", "Incertitude sur le processus"];
  const journey = Journey.fromQuery(query(6, { ...complete, main_obstacles: sent }));
  expect(journey.answers?.main_obstacles).toEqual([
    "Manque de temps",
    "Incertitude sur le processus",
  ]);
});

test("a wrong answer further on does not disturb an earlier step", () => {
  const journey = Journey.fromQuery(query(3, { ...complete, book_format: "Jardinage" }));
  expect(journey).toMatchObject({ step: 3, errors: [] });
  expect(journey.errors).toEqual([]);
});

describe("the posted form", () => {
  function form(answers: Partial<Answers>): FormData {
    const data = new FormData();
    for (const [key, value] of query(6, answers)) data.append(key, value);
    data.set("name", "Ada");
    return data;
  }

  test("holds all answers", () => {
    expect(Journey.fromSubmission(form(complete)).answers).toEqual(complete);
  });

  test("is judged as the last step, whatever step it names", () => {
    const data = form(without("book_objective"));
    data.set("step", "1");
    expect(Journey.fromSubmission(data)).toMatchObject({ step: 3, answers: null });
  });

  test("with two answers to a question of one is refused, and keeps neither", () => {
    const data = form(without("book_format"));
    for (const label of ["Manifeste/vision", "Biographie professionnelle"]) {
      data.append("book_format", label);
    }
    const journey = Journey.fromSubmission(data);
    expect(journey).toMatchObject({ step: 5, answers: null });
    expect(journey.selected("book_format")).toEqual([]);
    expect(journey.errors.map(({ key }) => key)).toEqual(["book_format"]);
    expect(journey.errors[0]?.message).toMatch(/^Réponse inconnue/);
  });

  test("may hold a file, which is no answer", () => {
    const data = form(without("ai_disposition"));
    data.set("ai_disposition", new File(["x"], "x.txt"));
    const journey = Journey.fromSubmission(data);
    expect(journey.step).toBe(5);
    expect(journey.errors[0]?.message).toMatch(/^Réponse inconnue/);
  });
});
