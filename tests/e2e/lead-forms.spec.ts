import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { wizardLabels } from "~/content/diagnostic-page";
import { resourcesPage } from "~/content/resources";
import { challengeLabels, chapterLabels, contactLabels } from "../support/labels";
import {
  challenge,
  chapter,
  contact,
  diagnostic,
  messageOf,
  resources,
} from "../support/lead-forms";
import { expectThanks } from "./diagnostic";
import { test } from "./fixtures";
import { testLeadForm, testMessages, type VisitedForm } from "./lead-form-suite";
import { still } from "./leads";

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

const contactForm: VisitedForm = {
  ...diagnostic,
  lines: {
    [contactLabels.name]: { value: contact.name, message: messageOf(diagnostic, "name", "") },
  },
  optional: { [contactLabels.phone]: contact.phone },
  boxes: [[contactLabels.gdpr_consent, messageOf(diagnostic, "gdpr_consent")]],
  button: wizardLabels.submit,
  busy: wizardLabels.submitting,
  invalidEmail: messageOf(diagnostic, "email", "camille"),
  lead: { name: contact.name, phone: contact.phone, gdpr_consent: true },
  expectThanks,
};

const resourcesForm: VisitedForm = {
  ...resources,
  lines: {},
  boxes: [],
  button: resourcesPage.form.submitLabel,
  invalidEmail: messageOf(resources, "email", "camille"),
  lead: { gdpr_consent: true },
};

for (const form of [chapterForm, challengeForm, contactForm, resourcesForm]) {
  test.describe(form.path, () => {
    testLeadForm(form);
    // Those of the others have tests of their own.
    if (form === chapterForm || form === challengeForm) testMessages(form);
  });
}
