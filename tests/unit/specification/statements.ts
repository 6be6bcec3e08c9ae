/**
 * What the specification wants said, in whatever words, beside the copy that says it. Its figures are
 * pinned with the constants.
 */
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { confirmationPage, thankYouPage, upsellPage } from "~/content/funnel";
import { home } from "~/content/home";
import { loss } from "~/content/landings/loss";
import { opportunity } from "~/content/landings/opportunity";
import { terms } from "~/content/legal/terms";
import { masterclassPage } from "~/content/masterclass";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { promptPackPage } from "~/content/prompt-pack";
import { bonuses, resourcesPage, templates, videos } from "~/content/resources";
import { trainingPage } from "~/content/training";
import { vipPage } from "~/content/vip";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm } from "~/leads/forms/resources";

const contact = { email: "bonjour@site.test", phone: "+33 1 00 00 00 00" };

export const specifiedStatements: [what: string, onTheSite: unknown, said: RegExp[]][] = [
  ["home", home, [/ATLAS/, /en moins de \d+ heures/, /\d+\+ prompts/, /satisfait ou remboursé/i]],
  ["variant 2", opportunity, [/12 mois/, /\+\d+%/, /tarifs/]],
  ["variant 3", loss, [/\d+\s?€ par jour/]],
  [
    "the training beside the order",
    thankYouPage.offer,
    [
      /dans \d+ mois/,
      /\d+ modules/,
      /plus de \d+ heures/i,
      /modèles et les prompts/,
      /offre premium/,
      /\d séances de questions-réponses en groupe/,
      /rembours\S* .*\d+ jours après le lancement/i,
    ],
  ],
  [
    "the pack after the order",
    upsellPage,
    [/\d+\+ prompts/, /guide d’utilisation/, /exemples/, /\d+ mois de mises à jour gratuites/],
  ],
  [
    "the training's notice",
    confirmationPage.trainingNotice,
    [/dans \d+ mois/, /masterclass préparatoire/, /un mois avant le lancement/],
  ],
  [
    "next steps of the confirmation",
    confirmationPage.nextSteps,
    [/e-mail de confirmation/, /groupe privé/, /réseau professionnel/, /#\p{L}+/u],
  ],
  [
    "next steps of the training",
    trainingThanksPage,
    [
      /confirmation.*module préparatoire.*masterclass préparatoire.*ouverture/is,
      /\d+ jours avant le lancement.*dans \d+ mois/is,
    ],
  ],
  [
    "next steps of the pack",
    promptPackThanksPage,
    [/e-mail de confirmation.*accès est immédiat/is],
  ],
  [
    "training",
    trainingPage,
    [
      /Dans \d+ mois/,
      /valable jusqu’au \d/,
      /à partir du \d/i,
      /\d+\+ heures/,
      /\d+ places/,
      /satisfaction.*100%.*\d+ jours après le lancement/is,
      /aucune compétence n’est nécessaire/,
      /\d à \d heures par semaine/,
      /roman ou de la poésie/,
    ],
  ],
  ["masterclass", masterclassPage, [/préparatoire/, /un mois avant le lancement/i]],
  [
    "VIP",
    vipPage,
    [
      /1\D{1,4}2\s.*cadrage de \d heures/s,
      /3\D{1,4}10\s.*séance chaque semaine.*\d+\s?h/s,
      /11\D{1,4}12\s.*lancement et monétisation/is,
      /n’est pas terminé après \d+ jours.*gratuitement/s,
      /témoignages sont fictifs/,
      /gratuit de \d+ minutes/,
    ],
  ],
  ["prompt pack", promptPackPage, [/satisfait ou remboursé pendant \d+ jours/i, /prioritaire/]],
  [
    "free chapter",
    chapterPage,
    [/\d+ pages/, /PDF/, /\d+\+ experts/, /sujet signature/, /ATLAS/, /prompts IA essentiels/],
  ],
  [
    "challenge",
    challengePage,
    [
      /gratuit/,
      /prochaine session/i,
      /fondations.*production accélérée.*finalisation/s,
      /séances quotidiennes en direct/,
      /modèles.*prompts/,
      /plan d’action personnalisé/,
      /communauté privée d’auteurs/,
      /environ \d heures/i,
      /enregistrées/,
    ],
  ],
  [
    "toolbox",
    { resourcesPage, templates, videos, bonuses },
    [
      /structuration du livre.*checklist.*interactive.*structure complète.*pack de prompts IA/is,
      /ChatGPT.*éditer.*couverture.*publier/is,
      /monétisation.*pages.*prospects.*pages.*entretiens.*livres.*pages/s,
      /e-mail pour accéder aux ressources/,
      /livre maintenant/,
    ],
  ],
  [
    "thanks of the diagnostic",
    diagnosticThanksPage,
    [
      /analyse personnalisée.*par e-mail dans les prochaines minutes/s,
      /spam/,
      /potentiel.*feuille de route personnalisée.*actions concrètes.*prochaines étapes/s,
      /\d+ jours/,
    ],
  ],
  ...[
    chapterForm.consent,
    challengeForm.fields.agreeToEmails.label,
    resourcesForm.consent,
    diagnosticForm.consent,
  ].map((consent): [string, unknown, RegExp[]] => [
    "consent",
    [consent],
    [/e-mail/, /désinscrire à tout moment/],
  ]),
  [
    "consent to the diagnostic",
    [diagnosticForm.consent],
    [/diagnostic personnalisé.*communications/],
  ],
  [
    "consent to privacy",
    [challengeForm.fields.privacyConsent.label],
    [/politique de confidentialité/],
  ],
  [
    "terms of sale",
    terms.text(contact),
    [
      /toutes taxes comprises \(TTC\)/,
      /sauf lorsque la page du produit offre la livraison/,
      /par carte bancaire uniquement, en une fois et en totalité/,
      /\d à \d jours ouvrés/,
      /en général dans les \d+ heures/,
      /sans limitation de durée, sauf indication contraire/,
      /\d+ heures suivant la réception/,
      /un délai de \d+ jours pour se rétracter/,
      /dans les \d+ jours suivant la date à laquelle nous sommes informés/,
      /dans les \d+ jours qui suivent l’annulation/,
      /limitée au montant que vous avez payé/,
      /soumises au droit français/,
      /recourir gratuitement à la médiation de la consommation/,
      /les garanties commerciales annoncées sur la page d’un produit/,
    ],
  ],
];
