/**
 * What the specification quotes letter for letter, beside what the site says.
 */
import { wizardLabels } from "~/content/diagnostic-page";
import { errorReference } from "~/content/errors";
import { faq } from "~/content/faq";
import {
  checkoutPage,
  confirmationPage,
  orderLoading,
  thankYouPage,
  upsellPage,
} from "~/content/funnel";
import { home } from "~/content/home";
import { fourteenDays } from "~/content/landings/fourteen-days";
import { promptPack, training, vip } from "~/content/offers";
import { promptPackPage } from "~/content/prompt-pack";
import { highlights, resourcesPage } from "~/content/resources";
import { navigation } from "~/content/site";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";

type Labels = string | string[];

const labelOf = (path: string) => navigation.find(({ to }) => to === path)?.label ?? "";

export const specifiedLabels: [what: string, onTheSite: Labels, specified: Labels][] = [
  ["menu", [labelOf("/livre"), labelOf("/pack-prompt-ia")], ["Le Livre", "Pack de prompts"]],
  [
    "home, buttons and badge",
    [home.hero.order.label, home.hero.diagnostic.label, home.hero.badge],
    ["Commander le livre", "Diagnostic gratuit", "Dédicacé + Port offert"],
  ],
  [
    "home, sections",
    [home.whyNow.title, home.audiences.title],
    ["Pourquoi maintenant ?", "Pour qui exactement ?"],
  ],
  ["sales page, order button", fourteenDays.cta, "Commander maintenant"],
  [
    "checkout summary",
    [checkoutPage.title, checkoutPage.continueLabel],
    ["Finaliser votre commande", "CONTINUER"],
  ],
  ["look-up under way", orderLoading, "Confirmation de votre commande en cours..."],
  [
    "thank-you page",
    [thankYouPage.title, thankYouPage.offer.tag ?? "", thankYouPage.continueLabel],
    ["Merci pour votre commande !", "OFFRE SPÉCIALE", "Continuer"],
  ],
  [
    "upsell",
    [upsellPage.title, upsellPage.acceptLabel, upsellPage.declineLabel],
    [
      "Une offre exclusive pour vous",
      "OUI, J'AJOUTE LE PACK DE PROMPTS →",
      "Non merci, je continue sans le pack",
    ],
  ],
  [
    "final confirmation",
    [confirmationPage.title, confirmationPage.recap.added.training.tag ?? ""],
    ["Félicitations pour votre commande !", "PRÉ-VENTE"],
  ],
  [
    "names of the offers",
    [training.name, promptPack.name, promptPackPage.title, vip.name],
    [
      "Formation en ligne L'Auteur Augmenté",
      "Pack de Prompts IA pour Auteurs",
      "Pack de Prompts IA pour Auteurs Professionnels",
      "Accompagnement VIP Auteur Augmenté Élite",
    ],
  ],
  [
    "diagnostic",
    [
      wizardLabels.start,
      wizardLabels.back,
      wizardLabels.next,
      wizardLabels.submit,
      wizardLabels.submitting,
    ],
    [
      "Commencer le diagnostic",
      "Retour",
      "Continuer",
      "Recevoir mon diagnostic",
      "Envoi en cours...",
    ],
  ],
  [
    "alerts of the forms",
    [diagnosticForm.failure, chapterForm.failure],
    [
      "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer.",
      "Une erreur est survenue. Veuillez réessayer.",
    ],
  ],
  [
    "toolbox",
    [...highlights.map(({ value, label }) => `${value} ${label}`), resourcesPage.bookLink.to],
    ["25+ prompts IA", "4 templates", "2h de vidéos", "/livre-augmente-fl"],
  ],
  [
    "questions",
    [
      faq.title,
      faq.subtitle,
      ...faq.sections.map(({ title }) => title),
      faq.closing.title,
      faq.closing.contact,
      faq.closing.diagnostic,
    ],
    [
      "Questions Fréquentes",
      "Tout ce que vous devez savoir sur la méthode de l'Auteur Augmenté",
      "La Méthode",
      "Processus d'Écriture",
      "Impact Business",
      "Aspects Pratiques",
      "Vous avez d'autres questions ?",
      "Nous contacter",
      "Diagnostic gratuit",
    ],
  ],
  ["technical reference of an error", errorReference, "Unexpected Application Error!"],
];
