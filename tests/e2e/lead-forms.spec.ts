import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { challengeLabels, chapterLabels } from "../support/labels";
import { challenge, chapter, messageOf } from "../support/lead-forms";
import { test } from "./fixtures";
import { testLeadForm, testMessages } from "./lead-form-suite";
import { still } from "./leads";
import type { VisitedForm } from "./visited-form";

test.use(still);

const chapterForm: VisitedForm = {
  ...chapter,
  lines: {
    [chapterLabels.prenom]: { value: "Camille", message: messageOf(chapter, "prenom", "C") },
    [chapterLabels.nom]: { value: "D’Été", message: messageOf(chapter, "nom", "R") },
  },
  boxes: [[chapterLabels.gdpr_consent, messageOf(chapter, "gdpr_consent")]],
  button: chapterPage.form.submitLabel,
  invalidEmail: messageOf(chapter, "email", "camille"),
  lead: {
    gdpr_consent: true,
    metadata: { nom: "D’Été", prenom: "Camille", source: "chapitre_gratuit" },
  },
};

const { firstName, lastName, expertiseArea, bookTopicIdea, agreeToEmails, privacyConsent } =
  challengeLabels;

const challengeForm: VisitedForm = {
  ...challenge,
  lines: {
    [firstName]: { value: "Camille", message: messageOf(challenge, "firstName", "C") },
    [lastName]: { value: "Roux", message: messageOf(challenge, "lastName", "R") },
    [expertiseArea]: {
      value: "Coaching & <conseil>",
      message: messageOf(challenge, "expertiseArea", "C"),
    },
  },
  optional: { [bookTopicIdea]: "Oser déléguer,\nsans s’effacer" },
  boxes: [
    [agreeToEmails, messageOf(challenge, "agreeToEmails")],
    [privacyConsent, messageOf(challenge, "privacyConsent")],
  ],
  button: challengePage.form.submitLabel,
  invalidEmail: messageOf(challenge, "email", "camille"),
  lead: {
    first_name: "Camille",
    last_name: "Roux",
    expertise_area: "Coaching & <conseil>",
    book_topic_idea: "Oser déléguer,\nsans s’effacer",
    agree_to_emails: true,
    privacy_consent: true,
  },
};

for (const form of [chapterForm, challengeForm]) {
  test.describe(form.path, () => {
    testLeadForm(form);
    testMessages(form);
  });
}
