import { clause, list, paragraph } from "~/content/blocks";
import type { LegalDocument } from "./types";

/**
 * Whether the publisher must publish this statement: a business of fewer than ten people with a turnover or balance sheet of
 * at most 2 M€ is exempt for its services (article L. 412-13). `npm run check` reports it while unknown; the page exists in any case.
 */
export const duty = "unknown" as "unknown" | "exempt" | "owed";

/** Required by articles L. 412-13 and following of the Code de la consommation. */
export const accessibility: LegalDocument = {
  title: "Accessibilité",
  meta: {
    title: "Accessibilité\u00A0: ce qui est vérifié, ce qui manque",
    description:
      "Les règles d’accessibilité que suit ce site, les essais menés, les défauts connus, et à qui écrire si une page vous résiste.",
  },
  updated: "2026-11-26",
  text: ({ email, phone }) => ({
    preamble: [
      paragraph(
        "Chacun doit pouvoir lire ce site, remplir ses formulaires, commander et retrouver sa commande, quels que soient son appareil et sa façon de s’en servir. Cette page dit ce qui est fait pour cela et ce qui manque encore, comme le veulent l’article L.\u00a0412-13 du Code de la consommation et le décret n°\u00a02023-931 du 9\u00a0octobre 2023.",
      ),
    ],
    articles: [
      {
        title: "Les règles suivies",
        blocks: [
          paragraph(
            "Les pages suivent les critères A et AA des règles WCAG\u00A02.2, qui contiennent ceux de la norme européenne EN\u00A0301\u00A0549 applicables au web.",
          ),
          list(
            "Toutes les pages se lisent et tous les formulaires s’envoient sans JavaScript, au clavier seul, et dans un navigateur de texte.",
            "Le texte peut être doublé et la largeur réduite à 320\u00A0pixels sans rien perdre ni défiler de côté.",
            "Une erreur de saisie est dite en français à côté du champ et en tête de page\u202F; ce que vous aviez écrit reste en place.",
            "Aucun délai ne vous est imposé, sauf sur la page de paiement, que tient notre prestataire.",
            "Les couleurs forcées par le système et la réduction des animations sont respectées.",
          ),
        ],
      },
      {
        title: "Les essais",
        blocks: [
          paragraph("Chaque version du site passe ces contrôles avant d’être publiée\u00A0:"),
          list(
            "un contrôle automatique (axe) de chaque modèle de page et de ses messages d’erreur, sur un écran de téléphone et sur un écran d’ordinateur\u202F;",
            "la validité du code de chaque page\u202F;",
            "le parcours complet au clavier, de la page de vente à la commande, et le diagnostic\u202F;",
            "les contrastes, la page à 320\u00A0pixels et le texte doublé\u202F;",
            "les formulaires avec et sans JavaScript.",
          ),
          paragraph(
            "Un contrôle automatique ne voit qu’une partie des obstacles. Nous nous sommes évalués nous-mêmes.",
          ),
        ],
      },
      {
        title: "Les défauts connus",
        blocks: [
          clause(
            "Les documents PDF",
            "Les quatre modèles de la boîte à outils ont des titres et des champs nommés. Leur lecture par une synthèse vocale n’a pas été éprouvée de bout en bout.",
          ),
          clause(
            "Les vidéos",
            "Elles sont sur un site extérieur, dont les sous-titres automatiques peuvent comporter des erreurs.",
          ),
          clause(
            "Le paiement, la prise de rendez-vous et la communauté",
            "Ces pages appartiennent à d’autres entreprises, qui répondent de leur accessibilité. Si l’une d’elles vous arrête, écrivez-nous.",
          ),
          clause(
            "Le livre imprimé",
            "Il existe en version numérique, dont le texte s’agrandit et se lit à voix haute.",
          ),
        ],
      },
      {
        title: "Une page vous résiste\u202F?",
        blocks: [
          paragraph(
            `Dites-nous laquelle, et avec quel outil vous naviguez\u00A0: ${email}, ou ${phone}. Nous vous donnons l’information sous une autre forme (un texte, une transcription, une réponse au téléphone) tant que la page n’est pas corrigée.`,
          ),
          paragraph(
            "Si notre réponse ne vous convient pas, vous pouvez saisir la Direction générale de la concurrence, de la consommation et de la répression des fraudes (signal.conso.gouv.fr), qui contrôle l’accessibilité du commerce en ligne, ou le Défenseur des droits (defenseurdesdroits.fr).",
          ),
        ],
      },
    ],
  }),
};
