import { challenge } from "~/content/offers";

/**
 * The sentences under which people leave their data, shown beside each form and stored with each
 * lead. A changed sentence holds for later leads only: those already stored keep their own.
 */

export const chapterConsent =
  "J’accepte de recevoir par e-mail le chapitre gratuit, puis des conseils d’écriture et des offres liées au livre. Je peux me désinscrire à tout moment.";

export const challengeConsents = {
  agreeToEmails: `J’accepte de recevoir par e-mail le programme des ${challenge.days} jours, ses rappels et les communications qui s’y rapportent. Je peux me désinscrire à tout moment.`,
  privacyConsent:
    "J’ai lu la politique de confidentialité et j’accepte que mes données servent à gérer mon inscription.",
} as const;

/** Has no box: it stands under the button, and sending the form agrees to it. */
export const resourcesConsent =
  "En débloquant les ressources, vous acceptez de recevoir par e-mail des nouvelles du livre et de la méthode. Vous pouvez vous désinscrire à tout moment.";

export const diagnosticConsent =
  "J’accepte de recevoir par e-mail mon diagnostic personnalisé et les communications qui s’y rapportent. Je peux me désinscrire à tout moment.";
