import fc from "fast-check";
import { expect, test } from "vitest";
import { diagnostic } from "~/content/offers";
import { Journey } from "~/diagnostic/journey";
import type { QuestionKey, StepNumber } from "~/diagnostic/questions";
import { counted } from "../../support/counted";
import { keys, keysOf, missingMessage, stepOf } from "../../support/wizard";
import { answersWorth, anyChoice } from "./reports";

const complete = answersWorth([9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12]);

/** A query with these answers; the value of a key may be one label or several. */
function query(step: unknown, answers: Partial<Record<QuestionKey, string | readonly string[]>>) {
  const params = new URLSearchParams({ step: String(step) });
  for (const [key, value] of Object.entries(answers))
    for (const label of [value].flat()) params.append(key, label);
  return params;
}

function follow(url: string): Journey {
  return Journey.fromQuery(new URL(url, "https://example.com").searchParams);
}

const anyStep = fc.constantFrom<StepNumber>(1, 2, 3, 4, 5, 6);

const anySubset = fc
  .tuple(fc.subarray(keys), fc.tuple(...keys.map(anyChoice)))
  .map(([given, choices]) =>
    Object.fromEntries(given.map((key) => [key, choices[keys.indexOf(key)] ?? []])),
  );

test("shows the requested step, or the first incomplete one before it", () => {
  fc.assert(
    fc.property(anyStep, anySubset, (requested, answers) => {
      let expected = 1;
      while (expected < requested && keysOf(expected).every((key) => answers[key] !== undefined))
        expected += 1;
      const missing = keysOf(expected).filter((key) => answers[key] === undefined);
      const journey = Journey.fromQuery(query(requested, answers));
      expect(journey.step).toBe(expected);
      expect(journey.errors).toEqual(
        expected < requested ? missing.map((key) => ({ key, message: missingMessage(key) })) : [],
      );
      expect(journey.previous).toBe(expected > 1 ? expected - 1 : null);
      expect(journey.next).toBe(expected < 6 ? expected + 1 : null);
      const percent = Math.round((100 * expected) / 6);
      expect(journey.progress).toEqual({ label: `Étape ${expected} sur 6`, percent });
    }),
  );
});

test("writes answers into a step's address and reads them back", () => {
  fc.assert(
    fc.property(anyStep, anyStep, anySubset, (from, to, answers) => {
      const before = Journey.fromQuery(query(from, answers));
      const after = follow(before.urlFor(to));
      expect(after.requested).toBe(to);
      for (const key of counted(11, keys))
        expect(after.selected(key)).toEqual(before.selected(key));
      expect(after.urlFor(from)).toBe(before.urlFor(from));
    }),
  );
});

test("carries the answers of other steps in hidden fields", () => {
  fc.assert(
    fc.property(anyStep, anySubset, (step, answers) => {
      const journey = Journey.fromQuery(query(step, answers));
      const own = keysOf(journey.step);
      const names = journey.carried.map(({ name }) => name);
      expect(own.some((key) => names.includes(key))).toBe(false);
      const sent = new URLSearchParams({ step: "6" });
      for (const { name, value } of journey.carried) sent.append(name, value);
      for (const key of own) for (const label of journey.selected(key)) sent.append(key, label);
      const next = Journey.fromQuery(sent);
      for (const key of counted(11, keys))
        expect(next.selected(key)).toEqual(journey.selected(key));
    }),
  );
});

const anyName = fc.oneof(fc.constantFrom("step", ...keys), fc.string());
const anyValue = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("Autre", "Manque de temps", "2", "__proto__", "constructor", "\u0000", "\ud800"),
);

test("reads garbage as a valid step without answers", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, anyValue), { maxLength: 50 }), (pairs) => {
      const sent = new URLSearchParams(pairs);
      for (const journey of [Journey.fromQuery(sent), Journey.fromSubmission(sent)]) {
        expect([1, 2]).toContain(journey.step);
        expect(journey.answers).toBeNull();
        expect(journey.errors.every(({ message }) => message.length < 100)).toBe(true);
        expect(journey.urlFor(6).length).toBeLessThan(4000);
      }
    }),
  );
});

test("opens the introduction at a bare address", () => {
  const journey = Journey.fromQuery(new URLSearchParams());
  expect(journey).toMatchObject({ step: 1, errors: [], answers: null, carried: [] });
  expect(journey.urlFor(1)).toBe("/diagnostic");
  expect(journey.urlFor(2)).toBe("/diagnostic?step=2");
});

test("carries the ad through every form and address", () => {
  const ad = "utm_source=fb&utm_campaign=a_b";
  const journey = follow("?utm_source=fb&utm_campaign=a__b&gclid=1&utm_source=x");
  expect(journey.carried.map(({ name, value }) => `${name}=${value}`).join("&")).toBe(ad);
  expect(journey.urlFor(1)).toBe(`/diagnostic?${ad}`);
  expect(journey.urlFor(2)).toBe(`/diagnostic?step=2&${ad}`);
  const posted = Journey.fromSubmission(new URLSearchParams(ad));
  expect(posted.urlFor(6)).toBe(`/diagnostic?step=6&${ad}`);
});

test("opens the introduction for an unknown step", () => {
  const digits = "9".repeat(100_000);
  for (const step of ["", "0", "7", "-1", "1.5", "02", " 2", "2e0", "deux", "NaN", digits])
    expect(Journey.fromQuery(query(step, complete)).step, step.slice(0, 9)).toBe(1);
});

test("takes the first of several steps and answers", () => {
  const params = query(2, { expertise_domain: ["Autre", "Santé/Bien-être"] });
  params.append("step", "5");
  const journey = Journey.fromQuery(params);
  expect(journey.step).toBe(2);
  expect(journey.selected("expertise_domain")).toEqual(["Autre"]);
});

test("treats an empty value as a missing answer", () => {
  const journey = Journey.fromQuery(query(6, { ...complete, book_format: "", main_obstacles: "" }));
  const key = "main_obstacles";
  expect(journey.errors).toEqual([{ key, message: missingMessage(key) }]);
});

test.each<[QuestionKey, string]>([
  ["expertise_domain", "autre"],
  ["book_format", "<b>x</b>"],
  ["main_obstacles", "x".repeat(1e5)],
])("reports an unknown answer to %s in its step", (key, label) => {
  const step = stepOf(key);
  const message = `Réponse inconnue\u00a0: ${missingMessage(key).replace("C", "c")}`;
  for (const requested of [step, 6]) {
    const journey = Journey.fromQuery(query(requested, { ...complete, [key]: label }));
    expect(journey).toMatchObject({ step, answers: null });
    expect(journey.errors).toEqual([{ key, message }]);
    expect(journey.selected(key)).toEqual([]);
    expect(journey.urlFor(6)).not.toContain(encodeURIComponent(label));
  }
});

test("drops an unknown obstacle and asks again", () => {
  const main_obstacles = ["Jardinage", "Manque de temps"];
  const journey = Journey.fromQuery(query(4, { ...complete, main_obstacles }));
  expect(journey.isComplete(4)).toBe(false);
  expect(journey.selected("main_obstacles")).toEqual(["Manque de temps"]);
});

test("rejects a fourth obstacle", () => {
  const three = ["Manque de temps", "Syndrome de la page blanche", "Incertitude sur le processus"];
  const journey = Journey.fromQuery(query(5, { ...complete, main_obstacles: three }));
  expect(journey).toMatchObject({ step: 4, answers: null });
  expect(journey.errors).toEqual([
    { key: "main_obstacles", message: `Choisissez au plus ${diagnostic.maxObstacles} obstacles` },
  ]);
  expect(journey.selected("main_obstacles")).toEqual(three);
  expect(follow(journey.urlFor(3)).selected("main_obstacles")).toEqual(three);
});

test("counts a repeated obstacle once, whatever the order of ticking", () => {
  const sent = ["Incertitude sur le processus", "Manque de temps", "Incertitude sur le processus"];
  const journey = Journey.fromQuery(query(6, { ...complete, main_obstacles: sent }));
  expect(journey.answers).toEqual({ ...complete, main_obstacles: [sent[1], sent[0]] });
});

test("reads a posted form as the last step, whatever step it names", () => {
  const posted = query(1, { ...complete, book_objective: [] });
  expect(Journey.fromSubmission(posted)).toMatchObject({ step: 3, answers: null });
});

test.each<[string, (string | File)[]]>([
  ["two answers to a question of one", ["Manifeste/vision", "Biographie professionnelle"]],
  ["a file", [new File(["x"], "x.txt")]],
])("takes no answer from a post: %s", (_what, sent) => {
  const form = new FormData();
  for (const [name, value] of query(6, { ...complete, book_format: [] })) form.append(name, value);
  for (const value of sent) form.append("book_format", value);
  const journey = Journey.fromSubmission(form);
  expect(journey).toMatchObject({ step: 5, answers: null });
  expect(journey.selected("book_format")).toEqual([]);
  const message = expect.stringMatching(/^Réponse inconnue/);
  expect(journey.errors).toEqual([{ key: "book_format", message }]);
});
