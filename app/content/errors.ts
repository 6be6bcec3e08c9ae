import { hasReviews } from "./readers";

/** The text of an error page. */
interface ErrorText {
  title: string;
  text: string;
}

const failure: ErrorText = {
  title: "Un incident de notre côté",
  text: "La page n’a pas pu être préparée. Réessayez dans un instant\u202f; si cela se reproduit, écrivez-nous.",
};

const misunderstanding: ErrorText = {
  title: "Demande incomprise",
  text: "Nous n’avons pas pu lire ce qui nous a été envoyé. Revenez à la page et recommencez.",
};

const errorTexts: Record<number, ErrorText> = {
  403: {
    title: "Envoi refusé",
    text: "Ce formulaire a été envoyé depuis un autre site. Par sécurité, nous ne l’avons pas pris en compte\u00a0: ouvrez la page ici, puis recommencez.",
  },
  404: {
    title: "Cette page n’existe pas",
    text: "L’adresse est peut-être incomplète, ou la page a été retirée. Les autres pages sont à leur place.",
  },
  405: {
    title: "Cette page ne reçoit pas d’envoi",
    text: "Cette page ne se remplit pas\u00a0: ouvrez-la dans votre navigateur.",
  },
  413: {
    title: "Votre envoi est trop volumineux",
    text: "Un formulaire de ce site tient en quelques lignes. Raccourcissez votre texte, puis envoyez-le de nouveau.",
  },
  415: {
    title: "Ce format n’est pas accepté",
    text: "Seuls les formulaires de ce site peuvent être envoyés ici. Remplissez-en un depuis sa page.",
  },
  429: {
    title: "Un instant, s’il vous plaît",
    text: "Trop d’envois sont arrivés de votre connexion en peu de temps. Patientez une minute, puis recommencez\u00a0: rien n’a été perdu.",
  },
};

export function errorText(status: number): ErrorText {
  return errorTexts[status] ?? (status < 500 ? misunderstanding : failure);
}

/** The technical reference for support requests. */
export const errorReference = "Unexpected Application Error!";

/** Links on an error page. */
export const errorLinks = {
  label: "Poursuivre la visite",
  links: [
    {
      to: "/",
      label: "Revenir à l’accueil",
      text: hasReviews() ? "La méthode, le livre, les avis" : "La méthode et le livre",
    },
    { to: "/livre", label: "Découvrir le livre", text: "Ce qu’il enseigne, ce qu’il coûte" },
    { to: "/faq", label: "Lire les questions", text: "Douze réponses, et notre adresse" },
  ],
} as const;
