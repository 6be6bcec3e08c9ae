import { said } from "~/content/claims";
import {
  book,
  diagnostic,
  isOnSale,
  programme,
  promptPack,
  span,
  writingHours,
} from "~/content/offers";
import { promptCount } from "~/content/resources";
import { sentences } from "~/lib/known";

const [plan, writing, editing] = programme.summary;
const { hoursADay: hours } = programme;

export const faq = {
  meta: {
    title: `Questions fréquentes\u00a0: écrire son livre${said.manuscript.within}`,
    description: `Déroulé des ${programme.days}\u00a0jours, place de l’IA, droits d’auteur, temps à prévoir, retombées et publication\u00a0: douze réponses nettes avant de commencer votre livre.`,
  },
  title: "Questions Fréquentes",
  subtitle: "Tout ce que vous devez savoir sur la méthode de l'Auteur Augmenté",
  sections: [
    {
      title: "La Méthode",
      questions: [
        {
          question: "En quoi consiste la méthode\u202f?",
          answer: `Elle mène un expert de ce qu’il sait à un manuscrit prêt à publier, ${said.manuscript.phases}\u00a0: bâtir le plan, rédiger avec l’appui de l’IA, réviser. Le cadre ATLAS vous aide à choisir un sujet et à ordonner vos idées${said.structuring.within}\u202f; les prompts font ensuite avancer chaque chapitre. Vous apportez le fond, les exemples et les décisions. L’IA trie et reformule, et vous décidez à chaque page.`,
        },
        {
          question: "Suis-je l’auteur d’un livre écrit avec l’IA\u202f?",
          answer:
            "Vous l’êtes par ce que vous y mettez\u00a0: vos idées dites dans vos mots, vos cas vécus, votre plan, vos choix d’écriture. C’est cet apport personnel que protège le droit d’auteur français\u202f; un texte sorti tel quel d’une machine n’offre pas la même assurance. La méthode vous fait donc partir de votre parole, retravailler chaque page et conserver vos versions. De notre côté, nous ne réclamons rien sur votre texte. Lisez aussi les conditions de l’outil d’IA que vous employez.",
        },
        {
          question: "Puis-je y arriver si je n’ai jamais écrit de livre\u202f?",
          answer:
            "Oui. La méthode s’adresse à des gens de métier. Si vous savez expliquer votre travail à un client, vous avez déjà la matière. Vous commencez par parler, en répondant à des questions, et cette parole devient des pages ordonnées. Le plan vous dit quoi écrire chaque matin, ce qui laisse peu de place à la page blanche. Il vous faut une expérience réelle à transmettre et une relecture attentive.",
        },
      ],
    },
    {
      title: "Processus d'Écriture",
      questions: [
        {
          question: `Comment se répartissent les ${programme.days}\u00a0jours\u202f?`,
          answer: sentences(
            `Jours\u00a0${span(plan)}\u00a0: la structure et le plan. Vous fixez le lecteur, le sujet, la table des matières. Jours\u00a0${span(writing)}\u00a0: la rédaction assistée par l’IA. Vous dictez ou notez votre matière, l’IA en tire un premier jet, vous le reprenez aussitôt. Jours\u00a0${span(editing)}\u00a0: la révision et la finalisation. Vous vérifiez les faits, resserrez le texte, préparez la mise en page et la couverture.`,
            said.structuring.firstVersion,
          ),
          table: {
            kind: "table",
            caption: `Les ${programme.days}\u00a0jours en trois phases`,
            columns: ["Jours", "Phase", "Le soir du dernier jour"],
            rows: [
              [span(plan), "Structure et plan", "Une table des matières fixée"],
              [
                span(writing),
                "Rédaction assistée par l’IA",
                "Un premier jet entier, repris de votre main",
              ],
              [span(editing), "Révision et finalisation", "Un manuscrit prêt à publier"],
            ],
          },
        },
        {
          question: "Pourquoi ne pas simplement demander un livre à ChatGPT\u202f?",
          answer: `Parce que vous obtiendriez un livre que n’importe qui pourrait signer. Sans votre matière, un assistant aligne des généralités, se répète et perd le fil d’un chapitre à l’autre. La méthode renverse l’ordre\u00a0: elle recueille votre expérience, fixe un plan, puis confie à l’IA des tâches courtes dont le résultat se vérifie. Le chapitre\u00a03 du livre donne ${book.chapterThreePrompts}\u00a0prompts essentiels, l’ouvrage ${book.prompts} en tout. Un prompt est une consigne à copier dans un assistant.`,
          table: {
            kind: "table",
            caption: "Combien de prompts, et où",
            columns: ["Prompts", "Où"],
            rows: [
              [
                String(book.chapterThreePrompts),
                "au chapitre\u00a03 du livre, jusqu’au premier jet",
              ],
              [book.prompts, "dans tout le livre, du plan à la révision"],
              [String(promptCount), "dans le carnet gratuit de la boîte à outils, à imprimer"],
              ...(isOnSale(promptPack)
                ? [[promptPack.prompts, `dans le ${promptPack.name}, jusqu’à la promotion`]]
                : []),
            ],
          },
        },
        {
          question: "Comment s’assurer que le texte est bon\u202f?",
          answer:
            "Par des contrôles que la dernière phase prévoit un à un. Les faits d’abord\u00a0: chiffres, citations et références sont retrouvés à la source, car une IA peut en inventer. La voix ensuite\u00a0: vous lisez à haute voix et réécrivez ce que vous ne diriez pas. La cohérence enfin\u00a0: chaque chapitre tient-il ce qu’annonce son titre\u202f? Un lecteur de votre métier et un correcteur achèvent le travail. Une page que vous ne sauriez pas défendre devant un client ne reste pas dans le livre.",
        },
      ],
    },
    {
      title: "Impact Business",
      questions: [
        {
          question: "Qu’est-ce qu’un livre peut changer dans mon activité\u202f?",
          answer: sentences(
            `On vous choisit pour ce que vous pensez, avant de comparer vos prix. Un prospect qui vous a lu arrive avec ses questions, un organisateur ou un journaliste sait pourquoi vous inviter, un ancien client a quelque chose à transmettre.`,
            said.averageRateIncreasePercent.answer,
          ),
        },
        {
          question: "Au bout de combien de temps voit-on des résultats\u202f?",
          answer: `${said.resultsInMonths.answer}\u00a0: demandes de rendez-vous, invitations, échanges plus avancés avec les prospects. Faites circuler le livre dès qu’il paraît. Envoyez-le à vos clients, remettez-le en fin de conférence, citez-le dans vos propositions, proposez-en un extrait sur votre site. Ce sont ces gestes répétés, bien plus que le jour du lancement, qui le font travailler pour vous.`,
        },
        {
          question: "Comment un livre professionnel gagne-t-il de l’argent\u202f?",
          answer:
            "Surtout par ce qu’il amène. Les ventes d’exemplaires couvrent des frais et prouvent un intérêt\u202f; l’essentiel vient des missions mieux vendues, des conférences, des formations, d’un programme en ligne ou d’un atelier bâtis sur le même plan. Décidez-en avant d’écrire\u00a0: si le livre doit conduire à une offre, le lecteur doit comprendre, sans réclame, ce que vous faites pour lui après la dernière page.",
        },
      ],
    },
    {
      title: "Aspects Pratiques",
      questions: [
        {
          question: "Combien de temps dois-je y consacrer\u202f?",
          answer: `Environ ${span(hours)}\u00a0heures par jour, soit ${span(writingHours)}\u00a0heures sur la quinzaine. Le mieux est un rendez-vous fixe, tôt le matin ou après la dernière réunion, téléphone éteint. Nul besoin de suspendre votre activité\u00a0: les journées sont découpées en étapes brèves, et une conversation avec un client nourrit souvent la page du soir.`,
        },
        {
          question: "Quelles sont mes options pour publier\u202f?",
          answer:
            "Il y en a trois. L’autoédition professionnelle\u00a0: vous financez, vous décidez de tout et gardez vos droits. L’éditeur traditionnel\u00a0: il choisit, finance et diffuse, et vous lui cédez des droits d’exploitation. La voie hybride\u00a0: une équipe vous accompagne contre rémunération, selon un contrat qu’il faut lire de près. Le bon choix dépend de ce que vous attendez du livre\u00a0: présence en librairie, rapidité ou liberté d’usage.",
          table: {
            kind: "table",
            caption: "Les trois voies, côte à côte",
            columns: ["Critère", "Autoédition", "Éditeur", "Voie hybride"],
            rows: [
              ["Qui paie", "Vous", "L’éditeur", "Vous, pour l’accompagnement"],
              ["Qui décide", "Vous", "L’éditeur, avec vous", "Selon le contrat"],
              ["Vos droits", "Gardés", "Cédés", "À lire de près"],
            ],
          },
        },
        {
          question: "Que se passe-t-il si je prends du retard\u202f?",
          answer:
            "Rien de grave\u00a0: le calendrier peut s’étirer. Les phases comptent davantage que les dates, et une semaine chargée se rattrape en doublant une séance ou en décalant la suite. Gardez seulement un contact quotidien avec le texte, fût-ce un quart d’heure, pour ne pas perdre le fil. Si vous bloquez plus longtemps, revenez au plan\u00a0: un chapitre qui résiste cache souvent une question qui n’a pas été tranchée.",
        },
      ],
    },
  ],
  closing: {
    title: "Vous avez d'autres questions ?",
    text: `Écrivez-nous, ou prenez ${diagnostic.minutes}\u00a0minutes pour situer votre projet.`,
    /** Label of the mail link. */
    contact: "Nous contacter",
    /** Label of the link to `/diagnostic`. */
    diagnostic: "Diagnostic gratuit",
  },
};

export type FaqPage = typeof faq;
