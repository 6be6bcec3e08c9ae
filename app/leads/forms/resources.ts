import * as z from "zod/mini";
import { browserEmail, email, emailMissing } from "~/forms/fields";
import { lazy } from "~/lib/lazy";
import { leadFailure, leadForm, newsBox, newsConsent } from "./lead-form";

const schema = lazy(() =>
  z.object({ email: email(browserEmail, emailMissing), news_consent: newsConsent() }),
);

/** `/ressources-livre` */
export const resourcesForm = leadForm({
  id: "ressources",
  schema,
  fields: {
    email: { label: "Votre e-mail", kind: "email", autoComplete: "email" },
    news_consent: newsBox,
  },
  consent:
    "En débloquant les ressources, vous acceptez de recevoir par e-mail leurs adresses. Vous pouvez vous désinscrire à tout moment.",
  consentBySending: true,
  event: "resources.unlocked",
  table: "resource_subscribers",
  failure: leadFailure,
  row: (form) => ({ ...form, gdpr_consent: true, metadata: null }),
});
