import { describe, expect, test } from "vitest";
import { diagnosticResponses } from "~/db/schema";
import { questions } from "~/diagnostic/questions";
import { fieldsOf, type Values } from "../../support/fields";
import { diagnostic } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { withoutResult } from "../../support/matchers";
import type { Page } from "../../support/site";
import { answersWorth } from "../../unit/diagnostic/specification";

const site = await sharedLeadSite();

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
    expect(withoutResult(page.headers.get("Location"))).toBe("/diagnostic/merci");
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

  test("every option is taken under its exact label, and counts for its points", async () => {
    for (const { number, key, kind, options } of questions) {
      for (const [index, { label, points }] of options.entries()) {
        const email = `${number}.${index}@example.com`;
        const page = await submit({ email, [key]: kind === "checkbox" ? [label] : label });
        expect(page.status, label).toBe(303);
        const row = (await site.rows(diagnosticResponses)).find((lead) => lead.email === email);
        expect([[row?.[key]].flat(), row?.[`${number}_score`]]).toEqual([[label], points]);
      }
    }
  });
});
