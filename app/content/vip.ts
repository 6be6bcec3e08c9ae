import { bookAuthor } from "~/content/authorship";
import { saleConditions, vip } from "~/content/offers";
import type { Review } from "~/content/reviews";
import { price, unbrokenPrice } from "~/lib/money";

const { instalments } = vip;

/** `/accompagnement-vip` */
export const vipPage = {
  meta: {
    title: vip.name,
    description: `${vip.days}\u00a0jours de travail en tête à tête, ${vip.sessions}\u00a0séances individuelles, ${vip.placesPerQuarter}\u00a0experts par trimestre\u00a0: du cadrage de votre livre à son lancement et à ses revenus.`,
  },
  title: vip.name,
  lead: `Vous avez un savoir rare et peu de loisir. Pendant ${vip.days}\u00a0jours, l’auteur de la méthode lit lui-même vos pages, vous pose les questions difficiles et veille à ce que le livre se fasse.`,
  facts: [
    { value: String(vip.placesPerQuarter), label: "experts accompagnés par trimestre" },
    { value: String(vip.days), label: "jours, du cadrage au lancement" },
    { value: String(vip.sessions), label: "séances individuelles" },
  ],
  letter: {
    title: "Un travail sur mesure",
    salutation: "Madame, Monsieur,",
    paragraphs: [
      "Cet accompagnement s’adresse à des dirigeants, des consultants et des praticiens reconnus, dont le livre engage la réputation. Il suppose que vous écriviez vous-même, avec l’aide de l’IA et sous ma relecture.",
      "Je reçois cinq personnes par trimestre\u00a0: c’est ce qui me permet de lire chaque manuscrit moi-même et en entier, chapitre après chapitre.",
    ],
    signature: bookAuthor?.name ?? "L’auteur de la méthode",
  },
  phases: {
    title: "Trois mois, trois temps",
    intro:
      "Douze séances sont fixées d’avance\u00a0: une de cadrage, huit d’écriture, trois de lancement. Les derniers jours du trimestre restent libres, pour finir.",
    items: [
      {
        weeks: "Semaines\u00a01 et\u00a02",
        title: "Diagnostic",
        text: "Le quinzième jour, vous avez un sujet, un lecteur et un plan.",
        items: [
          `Une séance de cadrage de ${vip.framingHours}\u00a0heures`,
          "L’examen de vos textes, conférences et notes",
          "Le choix du sujet et le plan détaillé",
        ],
      },
      {
        weeks: "Semaines\u00a03 à\u00a010",
        title: "Écriture",
        text: `Vous remettez vos chapitres à mesure\u202f; chacun vous revient annoté sous ${vip.feedbackHours}\u00a0h.`,
        items: [
          "Une séance chaque semaine, huit en tout",
          `Un retour sur chaque chapitre sous ${vip.feedbackHours}\u00a0h`,
          "Des consignes d’IA réglées sur votre façon d’écrire",
        ],
      },
      {
        weeks: "Semaines\u00a011 et\u00a012",
        title: "Lancement et monétisation",
        text: "Le texte est établi. Nous préparons sa parution et ce qu’il doit changer dans votre activité.",
        items: [
          "Trois séances de lancement",
          "Le choix de la voie de publication et le calendrier",
          "L’offre que le livre doit porter",
        ],
      },
    ],
  },
  guarantee: {
    title: "Jusqu’au point final",
    text: `Vous repartez avec un manuscrit entier, que j’ai relu du premier au dernier chapitre. S’il n’est pas terminé après ${vip.days}\u00a0jours, l’accompagnement se poursuit gratuitement.`,
  },
  testimonials: {
    title: "À quoi ressemble un trimestre",
    fictionalNote:
      "Ces témoignages sont fictifs. Ils ont été rédigés pour illustrer le déroulement de l’accompagnement et ne proviennent d’aucun client réel.",
    reviews: [
      {
        initials: "H. D.",
        fictional: true,
        role: "Dirigeante d’un cabinet de conseil",
        quote:
          "La séance de cadrage m’a fait abandonner deux livres pour en garder un. Je n’avais pas prévu de commencer par renoncer.",
      },
      {
        initials: "B. L.",
        fictional: true,
        role: "Chirurgien et conférencier",
        quote:
          "Je remettais mes chapitres le dimanche. Les remarques revenaient avant que j’aie oublié ce que j’avais voulu dire.",
      },
      {
        initials: "A. M.",
        fictional: true,
        role: "Formatrice en négociation",
        quote:
          "On m’a souvent rendu une page avec un seul mot dans la marge\u00a0: «\u00a0Prouvez.\u00a0» Le livre lui doit sa tenue.",
      },
    ] satisfies Review[],
  },
  price: {
    title: "Conditions",
    feeLabel: "Honoraires",
    instalments: `${instalments.count} × ${price(instalments.cents)}`,
    /** Printed before the instalments on the first screen. */
    or: "ou",
    instalmentsLabel: "Ou en trois versements",
    instalmentsNote: `Un versement par mois de l’accompagnement, soit ${unbrokenPrice(instalments.count * instalments.cents)} au total, toutes taxes comprises\u202f; l’échéancier est convenu dans le contrat d’accompagnement.`,
    places: {
      value: `${vip.placesLeft}/${vip.placesPerQuarter}`,
      label: "Places encore disponibles ce trimestre",
      short: "Places",
    },
  },
  terms: {
    rights: `Vous avez ${saleConditions.withdrawalDays}\u00a0jours pour vous rétracter, à compter de la signature\u202f; une séance tenue avant, à votre demande, reste due.`,
    before: "Le contrat d’accompagnement complète les",
  },
  call: {
    title: "Commençons par une conversation",
    text: `En ${vip.callMinutes}\u00a0minutes, nous examinons ensemble votre projet, et je vous dis franchement si cet accompagnement lui convient. Je prends l’appel moi-même\u202f; il est gratuit et ne vous engage à rien.`,
    linkLabel: `Réserver mon appel stratégique gratuit de ${vip.callMinutes}\u00a0minutes`,
  },
};
