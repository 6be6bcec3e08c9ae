import * as z from "zod/mini";
import { lazy } from "~/lib/lazy";
import { browserEmail, email, emailMissing } from "./fields";
import { leadFailure, leadForm } from "./lead-form";

const schema = lazy(() => z.object({ email: email(browserEmail, emailMissing) }));

/** `/ressources-livre`. Has no box: its consent stands under the button, and sending agrees to it. */
export const resourcesForm = leadForm({
  id: "ressources",
  schema,
  fields: { email: { label: "Votre e-mail", kind: "email", autoComplete: "email" } },
  consent:
    "En débloquant les ressources, vous acceptez de recevoir par e-mail leurs adresses, puis des nouvelles du livre et de la méthode. Vous pouvez vous désinscrire à tout moment.",
  event: "resources.unlocked",
  table: "resource_subscribers",
  failure: leadFailure,
  row: ({ email }) => ({ email, gdpr_consent: true, metadata: null }),
});
