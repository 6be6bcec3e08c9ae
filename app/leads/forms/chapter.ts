import * as z from "zod/mini";
import { email, internetEmail } from "~/forms/fields";
import { lazy } from "~/lib/lazy";
import {
  consent,
  firstName,
  lastName,
  leadFailure,
  leadForm,
  newsBox,
  newsConsent,
} from "./lead-form";

const consentSentence =
  "J’accepte de recevoir par e-mail le chapitre gratuit. Je peux me désinscrire à tout moment.";

const schema = lazy(() =>
  z.object({
    prenom: firstName(),
    nom: lastName(),
    email: email(internetEmail),
    gdpr_consent: consent(),
    news_consent: newsConsent(),
  }),
);

/** `/chapitre-gratuit` */
export const chapterForm = leadForm({
  id: "chapitre",
  schema,
  fields: {
    prenom: { label: "Votre prénom", autoComplete: "given-name" },
    nom: { label: "Votre nom", autoComplete: "family-name" },
    email: { label: "Votre adresse e-mail", kind: "email", autoComplete: "email" },
    gdpr_consent: { label: consentSentence, kind: "checkbox" },
    news_consent: newsBox,
  },
  consent: consentSentence,
  event: "chapter.requested",
  table: "resource_subscribers",
  failure: leadFailure,
  row: ({ nom, prenom, ...form }) => ({
    ...form,
    metadata: { nom, prenom, source: "chapitre_gratuit" as const },
  }),
});
