import fc from "fast-check";
import { expect, test } from "vitest";
import { Journey } from "~/diagnostic/journey";
import type { StepNumber } from "~/diagnostic/questions";
import { score } from "~/diagnostic/scoring";
import { complete, follow, query } from "./addresses";
import { anyAnswers, anyChoice, keys, questionsByStep } from "./specification";

const anyStep = fc.constantFrom<StepNumber>(1, 2, 3, 4, 5, 6);

const anySubset = fc
  .tuple(fc.subarray(keys), fc.tuple(...keys.map(anyChoice)))
  .map(([given, choices]) =>
    Object.fromEntries(given.map((key) => [key, choices[keys.indexOf(key)] ?? []])),
  );

test("any answers lead to the step asked for, or to the first incomplete one before it", () => {
  fc.assert(
    fc.property(anyStep, anySubset, (requested, answers) => {
      let expected = 1;
      while (
        expected < requested &&
        questionsByStep[expected]?.every((key) => answers[key] !== undefined)
      ) {
        expected += 1;
      }
      const journey = Journey.fromQuery(query(requested, answers));
      expect(journey.step).toBe(expected);
      expect(journey.errors.length > 0).toBe(expected < requested);
      expect(journey.errors.map(({ key }) => key)).toEqual(
        expected < requested
          ? questionsByStep[expected]?.filter((key) => answers[key] === undefined)
          : [],
      );
    }),
  );
});

test("a step's address keeps every answer, to and fro", () => {
  fc.assert(
    fc.property(anyStep, anyStep, anySubset, (from, to, answers) => {
      const before = Journey.fromQuery(query(from, answers));
      const after = follow(before.urlFor(to));
      expect(after.requested).toBe(to);
      for (const key of keys) expect(after.selected(key)).toEqual(before.selected(key));
      expect(after.urlFor(from)).toBe(before.urlFor(from));
    }),
  );
});

test("the hidden fields and the step's own answers together are all that is known", () => {
  fc.assert(
    fc.property(anyStep, anySubset, (step, answers) => {
      const journey = Journey.fromQuery(query(step, answers));
      const own = questionsByStep[journey.step] ?? [];
      expect(journey.carried.filter(({ name }) => own.some((key) => key === name))).toEqual([]);
      const sent = new URLSearchParams({ step: "6" });
      for (const { name, value } of journey.carried) sent.append(name, value);
      for (const key of own) for (const label of journey.selected(key)) sent.append(key, label);
      const next = Journey.fromQuery(sent);
      for (const key of keys) expect(next.selected(key)).toEqual(journey.selected(key));
    }),
  );
});

test("complete answers can be scored, through the address and through the form", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const received = follow(Journey.fromSubmission(query(1, answers)).urlFor(6)).answers;
      expect(received && score(received)).toEqual(score(answers));
    }),
  );
});

const anyName = fc.oneof(fc.constantFrom("step", ...keys), fc.string());
const anyValue = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("Autre", "Manque de temps", "2", "__proto__", "constructor", "\u0000", "\ud800"),
);

test("garbage never throws, shows a step that exists and reaches no answer", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, anyValue), { maxLength: 50 }), (pairs) => {
      for (const journey of [
        Journey.fromQuery(new URLSearchParams(pairs)),
        Journey.fromSubmission(new URLSearchParams(pairs)),
      ]) {
        expect([1, 2]).toContain(journey.step);
        expect(journey.answers).toBeNull();
        expect(journey.errors.every(({ message }) => message.length < 100)).toBe(true);
        expect(journey.urlFor(6).length).toBeLessThan(4000);
      }
    }),
  );
});

test("any text whatever is a readable query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(() => Journey.fromQuery(new URLSearchParams(text)).errors).not.toThrow();
    }),
  );
});

test("an absurd number of values neither throws nor travels on", () => {
  const params = query(5, complete);
  for (let index = 0; index < 20_000; index += 1) params.append("main_obstacles", `x${index}`);
  const journey = Journey.fromQuery(params);
  expect(journey.step).toBe(4);
  expect(journey.urlFor(4).length).toBeLessThan(4000);
});
