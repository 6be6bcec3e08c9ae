import * as z from "zod/mini";
import { challenge } from "~/content/offers";
import { email, internetEmail, optionalFreeText, textLine, ticked } from "~/forms/fields";
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

const consents = {
  agreeToEmails: `J’accepte de recevoir par e-mail le programme des ${challenge.days}\u00a0jours, ses rappels et les communications qui s’y rapportent. Je peux me désinscrire à tout moment.`,
  privacyConsent:
    "J’ai lu la politique de confidentialité et j’accepte que mes données servent à gérer mon inscription.",
};

const schema = lazy(() =>
  z.object({
    email: email(internetEmail),
    firstName: firstName(),
    lastName: lastName(),
    expertiseArea: textLine({
      min: 2,
      max: 100,
      required: "Domaine d'expertise requis",
      tooLong: "Domaine d’expertise trop long",
    }),
    bookTopicIdea: optionalFreeText({ max: 2000, tooLong: "Idée de livre trop longue" }),
    agreeToEmails: consent(),
    privacyConsent: ticked("Vous devez accepter la politique de confidentialité"),
    news_consent: newsConsent(),
  }),
);

/** `/challenge` */
export const challengeForm = leadForm({
  id: "defi",
  schema,
  fields: {
    email: { label: "Votre adresse e-mail", kind: "email", autoComplete: "email" },
    firstName: { label: "Votre prénom", autoComplete: "given-name" },
    lastName: { label: "Votre nom", autoComplete: "family-name" },
    expertiseArea: { label: "Votre domaine d’expertise", autoComplete: "organization-title" },
    bookTopicIdea: { label: "Votre idée de livre (facultatif)", kind: "textarea" },
    agreeToEmails: { label: consents.agreeToEmails, kind: "checkbox" },
    privacyConsent: { label: consents.privacyConsent, kind: "checkbox" },
    news_consent: newsBox,
  },
  consent: Object.values(consents).join("\n"),
  event: "challenge.joined",
  table: "challenge_participants",
  failure: leadFailure,
  row: (form, { session }) => ({
    email: form.email,
    first_name: form.firstName,
    last_name: form.lastName,
    expertise_area: form.expertiseArea,
    book_topic_idea: form.bookTopicIdea,
    // Part of the row, so that signing up for another session does not count as a repetition.
    session,
    agree_to_emails: form.agreeToEmails,
    privacy_consent: form.privacyConsent,
    news_consent: form.news_consent,
  }),
});
