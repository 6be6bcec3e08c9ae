import * as z from "zod/mini";
import { browserEmail, email, emailMissing, optionalLine, textLine } from "~/forms/fields";
import { lazy } from "~/lib/lazy";
import { consent, type LeadForm, newsBox, newsConsent } from "./lead-form";

const consentSentence =
  "J’accepte de recevoir par e-mail mon diagnostic personnalisé et les communications qui s’y rapportent. Je peux me désinscrire à tout moment.";

const schema = lazy(() =>
  z.object({
    name: textLine({ min: 1, max: 100, required: "Indiquez votre nom", tooLong: "Nom trop long" }),
    email: email(browserEmail, emailMissing),
    phone: optionalLine({
      max: 30,
      required: "Téléphone invalide",
      tooLong: "Téléphone trop long",
    }),
    gdpr_consent: consent(),
    news_consent: newsConsent(),
  }),
);

/** The last step of `/diagnostic`. The route adds answers and scores to the row. */
export const diagnosticForm: LeadForm<
  z.infer<ReturnType<typeof schema>>,
  "diagnostic_responses"
> = {
  id: "contact",
  schema,
  fields: {
    name: { label: "Votre prénom et votre nom", autoComplete: "name" },
    email: { label: "Votre adresse e-mail", kind: "email", autoComplete: "email" },
    phone: {
      label: "Votre téléphone (facultatif, si vous souhaitez être rappelé)",
      kind: "tel",
      autoComplete: "tel",
    },
    gdpr_consent: { label: consentSentence, kind: "checkbox" },
    news_consent: newsBox,
  },
  consent: consentSentence,
  event: "diagnostic.completed",
  table: "diagnostic_responses",
  failure: "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer.",
};
