import { describe, expect, test } from "vitest";
import { specifiedOffers } from "~/content/dated-offers";
import { challenge } from "~/content/offers";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { constraintsOf } from "~/leads/forms/fields";
import { honeypot, isBot, onlyFields } from "~/leads/forms/lead-form";
import { resourcesForm } from "~/leads/forms/resources";

function form(...fields: [name: string, value: string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test.each<[string, [string, string][], boolean]>([
  ["nothing", [], false],
  ["an empty trap", [[honeypot, ""]], false],
  ["a filled trap", [[honeypot, "x"]], true],
  ["a blank in the trap", [[honeypot, " "]], true],
  [
    "two traps",
    [
      [honeypot, ""],
      [honeypot, "x"],
    ],
    true,
  ],
  ["another field", [["email", "x"]], false],
])("%s is a robot's: %#", (_name, fields, robot) => {
  expect(isBot(form(...fields))).toBe(robot);
});

test("of a post only the fields that were asked for are read, each as often as it came", () => {
  const posted = form(["b", "1"], ["x", "2"], ["a", "3"], ["b", "4"]);
  expect([...onlyFields(posted, ["a", "b", "c"])]).toEqual([
    ["a", "3"],
    ["b", "1"],
    ["b", "4"],
  ]);
});

describe("what a browser checks by itself", () => {
  const text = (minLength: number, maxLength: number) => ({ required: true, minLength, maxLength });
  const email = { required: true, maxLength: 254 };
  const box = { required: true };
  const news = { news_consent: {} };

  test.each([
    [
      "chapter",
      chapterForm.schema(),
      { prenom: text(2, 100), nom: text(2, 100), email, gdpr_consent: box, ...news },
    ],
    ["resources", resourcesForm.schema(), { email, ...news }],
    [
      "challenge",
      challengeForm.schema(),
      {
        firstName: text(2, 100),
        lastName: text(2, 100),
        email,
        expertiseArea: text(2, 100),
        bookTopicIdea: { maxLength: 2000 },
        agreeToEmails: box,
        privacyConsent: box,
        ...news,
      },
    ],
    [
      "diagnostic",
      diagnosticForm.schema(),
      {
        name: { required: true, maxLength: 100 },
        email,
        phone: { maxLength: 30 },
        gdpr_consent: box,
        ...news,
      },
    ],
  ])("of the form of %s", (_name, schema, constraints) => {
    expect(constraintsOf(schema)).toEqual(constraints);
  });
});

test("what each form brings to its table", () => {
  const email = "camille@example.com";
  const news = { news_consent: false };
  expect(resourcesForm.row({ email, ...news }, specifiedOffers)).toEqual({
    email,
    ...news,
    gdpr_consent: true,
    metadata: null,
  });
  expect(
    chapterForm.row(
      { email, nom: "Roux", prenom: "Camille", gdpr_consent: true, ...news },
      specifiedOffers,
    ),
  ).toEqual({
    email,
    ...news,
    gdpr_consent: true,
    metadata: { nom: "Roux", prenom: "Camille", source: "chapitre_gratuit" },
  });
  const participant = {
    email,
    firstName: "Camille",
    lastName: "Roux",
    expertiseArea: "Coaching",
    bookTopicIdea: null,
    agreeToEmails: true,
    privacyConsent: true,
    ...news,
  };
  expect(challengeForm.row(participant, specifiedOffers)).toEqual({
    email,
    first_name: "Camille",
    last_name: "Roux",
    expertise_area: "Coaching",
    book_topic_idea: null,
    session: challenge.nextSession,
    agree_to_emails: true,
    privacy_consent: true,
    ...news,
  });
});
