import { test } from "./fixtures";
import { testLeadForm } from "./lead-form-suite";
import { testTroubleWith } from "./lead-form-trouble";
import { still } from "./leads";
import type { VisitedForm } from "./visited-form";

const form: VisitedForm = {
  path: "/chapitre-gratuit",
  event: "chapter.requested",
  lines: {
    "Votre prénom": { value: "Camille", message: "Prénom trop court" },
    "Votre nom": { value: "D’Été", message: "Nom trop court" },
  },
  boxes: [[/J’accepte de recevoir par e-mail/, "Vous devez accepter les conditions"]],
  button: "Recevoir le chapitre gratuit",
  success: /Vérifiez votre boîte e-mail/,
  lead: {
    gdpr_consent: true,
    metadata: { nom: "D’Été", prenom: "Camille", source: "chapitre_gratuit" },
  },
};

test.use(still);
testLeadForm(form);
testTroubleWith(form);
