import { said } from "~/content/claims";
import { deliveryTime, tonight } from "~/content/colophon";
import { book, programme, shippingTitle, span } from "~/content/offers";
import { reviews } from "~/content/readers";
import { known, sentences } from "~/lib/known";
import { unbrokenPrice as price } from "~/lib/money";
import { usualMonth } from "./bill";
import type { LandingContent } from "./types";

const [, writing, checking] = programme.summary;

/** The line of the bill that can be refunded. */
export const refund = { label: "Remboursable", value: `${book.guaranteeDays}\u00a0jours` } as const;

/**
 * Variant 3: what a missing book costs per day.
 *
 * @param monthly the visitor's monthly revenues in cents, on which all sums of the page are based
 */
export function lossAt(monthly: number) {
  return {
    meta: {
      title: said.dailyLoss.title,
      description: said.dailyLoss.description,
    },
    cta: "Commander aujourd’hui",
    hero: {
      kicker: "Consultants, coachs, formateurs",
      title: "Sans livre, que perdez-\u2060vous chaque jour\u202f?",
      lead: said.manuscript.urgentLead,
      facts: [
        `Livre de ${book.pages}\u00a0pages, dédicacé par l’auteur`,
        `${shippingTitle} en ${book.freeShippingArea}`,
        tonight,
      ],
    },
    sections: [
      {
        kind: "prose",
        kicker: "Le mécanisme",
        title: "Personne n’envoie la facture d’un livre absent",
        paragraphs: [
          "Personne ne vous écrira\u00a0: «\u00a0J’en ai choisi un autre parce qu’il avait publié.\u00a0» Le devis reste sans réponse, ou l’invitation part ailleurs. Vous ne savez pas pourquoi.",
          said.dailyLoss.hesitation(monthly),
          said.dailyLoss.leaks,
        ],
      },
      {
        kind: "points",
        tone: "pain",
        kicker: "Les fuites",
        title: "Par où l’argent s’en va",
        items: [
          {
            title: "Le prospect qui compare",
            text: "Deux offres se valent. L’une vient de celui qui a écrit un livre sur la question. À prix égal, la vôtre paraît chère.",
          },
          {
            title: "Le tarif gelé",
            text: `Vous repoussez chaque hausse, puis vous la défendez mal. Un livre donne un argument de plus, que le client a pu lire.`,
          },
          {
            title: "L’estrade offerte à un autre",
            text: "L’organisateur cherche un nom attaché à un sujet. Un auteur est plus facile à annoncer.",
          },
          {
            title: "L’heure jamais facturée",
            text: "À chaque rendez-vous, vous redites les mêmes bases. Un chapitre envoyé d’avance vous en dispense.",
          },
          {
            title: "Le savoir qui s’évapore",
            text: "Vos meilleures formules naissent en réunion. Le soir, il n’en reste rien.",
          },
        ],
      },
      {
        kind: "illustration",
        picture: "calendar",
        quote: "Votre compétence n’est pas en cause. Elle n’est écrite nulle part.",
      },
      {
        kind: "plan",
        kicker: "Plan d’urgence",
        title: said.manuscript.urgentPlan,
        intro: `Le PDF et l’EPUB de ${book.title} s’ouvrent avec le paiement, sur la page de votre commande\u202f; le broché arrive ${deliveryTime} en ${book.freeShippingArea}. La première étape se passe des trois. Comptez ensuite ${span(programme.hoursADay)}\u00a0heures par jour.`,
        steps: [
          {
            title: "Ce soir\u00a0: dressez l’inventaire",
            text: "Notez les dernières affaires qui vous ont échappé et la question que posait chaque client. Votre sujet est dans cette liste.",
          },
          {
            title: "Jour\u00a01\u00a0: tranchez",
            text: "Ouvrez le livre au premier chapitre. Gardez un seul sujet, celui pour lequel on vous paie déjà.",
          },
          {
            title: "Jours\u00a02 et 3\u00a0: posez la charpente",
            text: said.structuring.urgent,
          },
          {
            title: `Jours\u00a0${span(writing)}\u00a0: écrivez`,
            text: "Une demande à l’IA, une réponse, votre réécriture. Vous avancez d’un chapitre tous les jours ou presque.",
          },
          {
            title: `Jours\u00a0${span(checking)}\u00a0: contrôlez`,
            text: "Chaque chiffre, chaque citation, chaque nom passe à la vérification. Puis vous relisez à voix haute et vous coupez.",
          },
          {
            title: `Dès le jour\u00a0${programme.days + 1}\u00a0: mettez-le au travail`,
            text: sentences(
              "Engagez la publication, annoncez le titre, rouvrez les dossiers de l’inventaire.",
              said.resultsInMonths.expected,
            ),
          },
        ],
      },
      {
        kind: "contents",
        kicker: "La trousse",
        title: "Six chapitres à suivre dans l’ordre",
        numerals: "arabic",
        chapters: [
          {
            title: "Un sujet, un seul",
            teaser: "Trouver le sujet signature, celui pour lequel on vous appelle.",
          },
          {
            title: "Le plan en une séance",
            teaser: `Le cadre ATLAS tire une table des matières de votre pile de notes${said.structuring.aside}.`,
          },
          {
            title: "Écrire malgré la fatigue",
            teaser: `${book.chapterThreePrompts}\u00a0prompts tout rédigés, pour les soirs où la phrase ne vient pas.`,
          },
          {
            title: "Chasser le faux",
            teaser: "Repérer l’erreur et la phrase creuse, vérifier, réécrire.",
          },
          {
            title: "Sortir du tiroir",
            teaser: "Publier seul, chez un éditeur ou accompagné, et décider sans traîner.",
          },
          {
            title: "Faire rentrer l’argent",
            teaser: "Ce qu’il faut faire du livre, dès sa sortie, pour qu’il amène des clients.",
          },
        ],
      },
      {
        kind: "price",
        label: "À payer",
        kicker: "Le remède",
        title: `${price(book.cents)}, une seule fois`,
        intro: said.dailyLoss.remedy(monthly),
      },
      {
        kind: "reviews",
        kicker: "Après coup",
        title: "Ils s’y sont mis",
        reviews: reviews.loss,
      },
      {
        kind: "author",
        kicker: "L’auteur",
        title: "D’où vient ce plan",
        paragraphs: [
          "Ses six étapes suivent l’ordre des chapitres. La première se fait ce soir, avant même d’ouvrir le livre.",
        ],
      },
      {
        kind: "guarantee",
        kicker: "Filet",
        title: `Satisfait ou remboursé pendant ${book.guaranteeDays}\u00a0jours`,
        text: `Si le livre ne vous remet pas en marche, demandez son remboursement dans les ${book.guaranteeDays}\u00a0jours qui suivent sa réception. Un message suffit, et la somme vous est rendue en entier\u202f; le livre n’a pas à être renvoyé.`,
      },
      {
        kind: "faq",
        kicker: "Avant de décider",
        title: "Vos dernières hésitations",
        questions: known(
          said.dailyLoss.question?.(monthly),
          {
            question: "Et si je saute un jour\u202f?",
            answer: `Reprenez le lendemain à l’étape où vous étiez. Le programme compte ${programme.days}\u00a0jours${said.averageDays.late}.`,
          },
          {
            question: "Le texte est-il à moi si une IA m’a aidé\u202f?",
            answer:
              "Vous signez et vous répondez de chaque ligne. Le droit d’auteur protège ce qui porte votre empreinte. C’est une raison de plus pour réécrire, et le quatrième chapitre y veille.",
          },
          {
            question: "Mon métier est-il trop particulier\u202f?",
            answer:
              "Plus il l’est, mieux c’est. Un sujet étroit a peu de concurrents et des lecteurs qui cherchent justement cela. La méthode ne convient pas, en revanche, au roman ni à la poésie.",
          },
        ),
      },
    ],
    closing: {
      title: said.dailyLoss.tomorrow(monthly),
      text: `Ou un inventaire, un sujet et ${programme.days}\u00a0jours de travail. La première étape du plan tient dans une soirée.`,
    },
  } satisfies LandingContent;
}

export const loss = lossAt(usualMonth);
