import { clause, list, paragraph } from "~/content/blocks";
import { diagnostic } from "~/content/offers";
import { type Article, heading, quote } from "./types";

export const findingTime: Article = {
  slug: "ecrire-un-livre-sans-avoir-le-temps",
  title: "Écrire un livre professionnel quand on n’a pas le temps",
  description:
    "Compter les heures qu’un livre demande, les trouver dans une semaine pleine, les protéger, reprendre après un arrêt : une méthode sans miracle.",
  published: "2026-11-16",
  category: "Organisation",
  lead: "« Quand j’aurai le temps » est la raison la plus souvent donnée pour ne pas écrire. Elle est rarement fausse. Un métier, une famille et des clients remplissent une semaine sans rien laisser. Cet article propose de compter d’abord, puis de décider.",
  vignette: "/images/vignettes/ecrire-un-livre-sans-avoir-le-temps.svg",
  blocks: [
    heading("Combien d’heures demande un livre"),
    paragraph(
      "La plupart des gens qui renoncent n’ont jamais fait le calcul. Ils imaginent des mois d’absence. Un livre professionnel court compte de 30 000 à 40 000 mots, soit de 150 à 200 pages imprimées. C’est un ordre de grandeur de l’édition courante en 2026, qui varie selon la maquette et le genre.",
    ),
    paragraph(
      "Une personne qui connaît son sujet et qui dicte produit de 1 500 à 2 500 mots bruts en une heure. Ce chiffre vient de la vitesse ordinaire de la parole, une fois retirées les hésitations. La matière brute d’un livre tient donc en une vingtaine d’heures. Le reste est du tri, de la réécriture et de la vérification, et c’est là que le temps passe.",
    ),
    {
      kind: "table",
      caption: "Un premier manuscrit, en heures (ordre de grandeur, 2026)",
      columns: ["Travail", "Heures", "Se découpe en"],
      rows: [
        ["Choisir le sujet et faire le plan", "4 à 8", "séances d’une heure"],
        ["Dire ou écrire la matière", "15 à 25", "séances de trente minutes"],
        ["Réécrire et ordonner", "15 à 30", "séances d’une à deux heures"],
        ["Vérifier les faits", "4 à 10", "quarts d’heure"],
        ["Relire d’un bout à l’autre", "6 à 10", "demi-journées"],
      ],
    },
    paragraph(
      "Le total va de 44 à 83 heures. Avec un assistant d’intelligence artificielle qui transcrit et classe, la deuxième et la troisième ligne raccourcissent ; la quatrième s’allonge, parce qu’il faut contrôler ce que l’outil avance. Votre propre chiffre dépend de votre sujet. Écrivez une sous-partie, notez la durée, multipliez par le nombre de sous-parties : vous aurez une meilleure estimation que celle de ce tableau.",
    ),
    heading("Trouver les heures dans une vraie semaine"),
    paragraph(
      "Prenez votre agenda des deux dernières semaines, et non celui de la semaine idéale. Relevez chaque moment d’au moins vingt minutes qui n’a servi à rien dont vous vous souveniez. Il y en a presque toujours trois ou quatre : un trajet, une attente, une réunion annulée, la demi-heure qui suit le dîner. Vingt minutes ne suffisent pas pour réécrire un chapitre. Elles suffisent pour répondre à une question à voix haute, dans le téléphone.",
    ),
    paragraph("Il existe ensuite trois façons de dégager des heures plus longues :"),
    list(
      "retirer quelque chose : une réunion hebdomadaire, un réseau, un dossier qui ne rapporte plus ;",
      "déplacer quelque chose : grouper les rendez-vous sur trois jours et garder une matinée ;",
      "faire autrement quelque chose : écrire un chapitre à la place d’un article, d’une présentation ou d’un support de formation que vous deviez préparer de toute façon.",
    ),
    paragraph(
      "La troisième est la moins coûteuse, et on y pense rarement. Si vous animez un atelier le mois prochain, son déroulé peut être le chapitre quatre. Vous le préparez une fois, vous l’essayez devant un groupe, et vous le rédigez le lendemain avec les questions que vous avez reçues.",
    ),
    heading("Donner une forme à chaque durée"),
    paragraph(
      "Beaucoup de séances échouent parce que l’on s’assied sans savoir quoi faire. Une heure passe à relire, à changer un titre, à ouvrir un autre document. Décidez la veille, par écrit, de la tâche du lendemain, et choisissez-la selon la durée disponible.",
    ),
    clause(
      "Quinze minutes",
      "Vérifier un chiffre, retrouver une référence, écrire un exemple en cinq lignes, répondre à une question en dictant.",
    ),
    clause(
      "Quarante-cinq minutes",
      "Rédiger une sous-partie à partir de notes déjà prêtes. C’est la durée la plus utile : assez longue pour finir quelque chose, assez courte pour tenir dans une journée de travail.",
    ),
    clause(
      "Deux heures",
      "Réécrire un chapitre ou changer l’ordre de ses parties. N’employez pas ces séances à dicter : elles sont trop rares.",
    ),
    clause(
      "Une demi-journée",
      "Relire tout le manuscrit, imprimé, sans ordinateur. Il en faut deux ou trois sur l’ensemble du projet, que l’on pose dans l’agenda dès le début.",
    ),
    quote("Une séance dont la tâche est fixée la veille en vaut deux."),
    heading("Un cas inventé, pour voir"),
    paragraph(
      "Imaginons Claire, ergothérapeute. Ce cas est inventé. Elle reçoit des patients quatre jours par semaine et s’occupe de ses comptes le cinquième. Elle relève dans son agenda trois trajets de vingt-cinq minutes et une matinée de vendredi dont la moitié part en courriers. Elle décide de dicter pendant les trajets et d’écrire le vendredi de huit heures à dix heures.",
    ),
    paragraph(
      "Cela fait un peu plus de trois heures par semaine. À ce rythme, soixante heures demandent vingt semaines, soit cinq mois en comptant les vacances et deux semaines perdues. Claire n’a rien retiré à ses patients. Elle a déplacé des courriers au lundi soir et cessé d’écouter la radio en voiture. Elle sait surtout, dès le premier jour, que son manuscrit sera prêt au printemps, et elle peut le dire à son correcteur.",
    ),
    paragraph(
      "Un autre choix était possible. Elle aurait pu fermer son cabinet deux semaines et écrire trois heures par jour : quarante-deux heures, un premier manuscrit, et les vérifications ensuite. Les deux calendriers se valent. Le premier coûte des habitudes, le second coûte des revenus. Il faut en choisir un, et ne pas attendre que les deux deviennent faciles.",
    ),
    heading("Écrire n’est pas publier"),
    paragraph(
      "Les promesses de rapidité parlent presque toujours du manuscrit. Entre un manuscrit et un livre, il reste la correction, la maquette, la couverture, une épreuve à relire et l’impression. En autoédition, comptez de six à douze semaines si les prestataires sont réservés à l’avance. Chez un éditeur, comptez plus souvent de neuf à dix-huit mois après la signature. Ce sont des ordres de grandeur de 2026, tirés des usages de la profession. Demandez à chacun son calendrier, par écrit.",
    ),
    paragraph(
      "La distinction est une bonne nouvelle pour qui manque de temps. Ces semaines-là ne vous demandent presque rien. Vous pouvez reprendre votre activité pendant que d’autres travaillent sur le texte.",
    ),
    heading("Reprendre après un arrêt"),
    paragraph(
      "Vous vous arrêterez. Un enfant malade, un gros client, un mois de décembre. Ce n’est pas un échec, c’est une étape à prévoir. Avant de fermer le document, écrivez toujours en tête de page la première phrase de la séance suivante, même mal. Notez aussi ce que vous pensiez de la suite. Ces deux lignes économisent une heure de relecture.",
    ),
    paragraph(
      "Après une interruption de plus de deux semaines, ne relisez pas depuis le début. Lisez le plan, puis la dernière page, et reprenez. La relecture complète viendra à sa place. Si vous avez perdu le goût du sujet, racontez le livre à quelqu’un pendant dix minutes : vous entendrez tout de suite ce qui vous intéresse encore.",
    ),
    heading("Décider, cette semaine"),
    paragraph(
      "Il existe des périodes où l’on ne peut pas écrire, et il vaut mieux le savoir. Si votre relevé ne fait apparaître aucune heure, notez une date pour le refaire dans trois mois. En attendant, dictez une réponse par semaine à une question de client. Dans un an, vous aurez cinquante réponses, et la moitié d’un livre.",
    ),
    paragraph(
      "Si le relevé donne deux heures ou davantage, divisez, écrivez la date de fin et dites-la à quelqu’un. Le temps ne se libère pas tout seul, mais une date aide à le défendre.",
    ),
  ],
  invitation: {
    title: "Situer votre projet",
    text: `Le diagnostic gratuit demande ${diagnostic.minutes} minutes. Il propose un rythme de séances d’après votre délai et ce qui vous freine. Ses réponses ne vous engagent à rien.`,
    label: "Faire le diagnostic gratuit",
    href: "/diagnostic",
  },
};
