import { test } from "./fixtures";
import { testLeadForm } from "./lead-form-suite";
import { testTroubleWith } from "./lead-form-trouble";
import { still } from "./leads";
import type { VisitedForm } from "./visited-form";

const form: VisitedForm = {
  path: "/challenge",
  event: "challenge.joined",
  lines: {
    "Votre prénom": { value: "Camille", message: "Prénom trop court" },
    "Votre nom": { value: "Roux", message: "Nom trop court" },
    "Votre domaine d’expertise": {
      value: "Coaching & <conseil>",
      message: "Domaine d'expertise requis",
    },
  },
  optional: { "Votre idée de livre (facultatif)": "Oser déléguer,\nsans s’effacer" },
  boxes: [
    [/J’accepte de recevoir par e-mail/, "Vous devez accepter les conditions"],
    [/politique de confidentialité/, "Vous devez accepter la politique de confidentialité"],
  ],
  button: "Je participe gratuitement",
  success: /Félicitations/,
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
