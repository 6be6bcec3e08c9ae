import { chapterPage } from "~/content/chapter";
import { chapterLabels } from "../support/labels";
import { chapter, messageOf } from "../support/lead-forms";
import { test } from "./fixtures";
import { testLeadForm } from "./lead-form-suite";
import { testTroubleWith } from "./lead-form-trouble";
import { still } from "./leads";
import type { VisitedForm } from "./visited-form";

const form: VisitedForm = {
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

test.use(still);
testLeadForm(form);
testTroubleWith(form);
