import { challengePage } from "~/content/challenge-page";
import { challengeLabels } from "../support/labels";
import { challenge, messageOf } from "../support/lead-forms";
import { test } from "./fixtures";
import { testLeadForm } from "./lead-form-suite";
import { testTroubleWith } from "./lead-form-trouble";
import { still } from "./leads";
import type { VisitedForm } from "./visited-form";

const { firstName, lastName, expertiseArea, bookTopicIdea, agreeToEmails, privacyConsent } =
  challengeLabels;

const form: VisitedForm = {
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

test.use(still);
testLeadForm(form);
testTroubleWith(form);
