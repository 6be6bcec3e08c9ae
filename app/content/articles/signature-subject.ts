import { clause, list, paragraph } from "~/content/blocks";
import { freeChapter } from "~/content/offers";
import { type Article, heading, quote } from "./types";

export const signatureSubject: Article = {
  slug: "choisir-son-sujet-signature",
  title: "Choisir le sujet signature de son livre professionnel",
  description:
    "Un métier n’est pas un sujet. Partir des questions de vos clients, éprouver l’idée, la resserrer : une démarche pour trouver le livre qui vous revient.",
  published: "2025-04-08",
  updated: "2026-11-20",
  category: "Méthode",
  lead: "Le sujet d’un livre se choisit avant la première ligne et s’assume jusqu’à la dernière. Trop large, il vous fait écrire un manuel de plus ; trop étroit, il vous prive de lecteurs. Voici comment trouver celui qui porte votre nom.",
  vignette: "/images/vignettes/choisir-son-sujet-signature.svg",
  blocks: [
    heading("Un métier n’est pas un sujet"),
    paragraph(
      "Demandez à un consultant de quoi parlera son livre : il répond souvent par l’intitulé de sa carte de visite. Le management. La transition numérique. La nutrition. Ce sont des rayons de librairie. D’autres les occupent déjà, parfois très bien, et rien dans ces mots ne dit pourquoi l’on ouvrirait votre livre plutôt que le leur.",
    ),
    paragraph(
      "Un sujet signature est une promesse précise, faite à un lecteur précis, que votre expérience vous autorise à tenir. Il se reconnaît à une expérience de pensée : imaginez qu’un confrère compétent écrive le livre à votre place. Le résultat serait à peu près le même ? Vous tenez un thème. Le livre y perdrait ses exemples et sa raison d’être ? Vous tenez un sujet.",
    ),
    heading("Partir des questions qu’on vous pose"),
    paragraph(
      "Ce sujet est rarement à inventer. Il circule déjà dans vos échanges, sous la forme de questions qui reviennent. Ouvrez votre messagerie, vos comptes rendus de séance, vos notes de formation, et relevez-les telles qu’elles ont été dites, sans les traduire dans le vocabulaire de votre profession. « Comment annoncer à mon équipe que je me suis trompé ? » vaut mieux que « la communication managériale en situation de crise ».",
    ),
    paragraph("Rangez ensuite cette récolte en trois colonnes :"),
    list(
      "la question, dans les mots du client ;",
      "la réponse que vous donnez d’habitude ;",
      "ce qui, dans cette réponse, surprend celui qui l’entend.",
    ),
    paragraph(
      "La troisième colonne est la plus précieuse. Ce qui vous paraît évident après dix ans de pratique étonne encore les autres, et c’est là que se trouve votre apport. Si elle reste vide, poursuivez la récolte : vous en êtes au savoir commun de votre métier.",
    ),
    heading("Trois épreuves à faire passer à votre idée"),
    clause(
      "L’épreuve de la preuve",
      "Notez les situations que vous pouvez raconter en entier, avec leur début, leur obstacle et leur issue. Il en faut au moins une par chapitre. Un livre d’expert qui n’a que des principes lasse vite ; un livre qui montre une difficulté réelle, et la façon dont on en est sorti, se lit jusqu’au bout.",
    ),
    clause(
      "L’épreuve du désaccord",
      "Résumez votre thèse en une phrase et demandez-vous qui, dans votre profession, pourrait la contester de bonne foi. Si personne ne le peut, vous énoncez une banalité. « Il faut écouter ses collaborateurs » n’appelle aucune objection. « Un dirigeant devrait supprimer la moitié de ses réunions individuelles » en appelle plusieurs, auxquelles vos chapitres auront à répondre.",
    ),
    clause(
      "L’épreuve du lundi matin",
      "Que fera le lecteur de différent une fois le livre refermé ? Si vous ne pouvez pas décrire un geste, une décision ou une conversation, le sujet manque encore de prise.",
    ),
    quote(
      "Le bon sujet est moins celui sur lequel vous auriez le plus à dire que celui sur lequel on vous attend.",
    ),
    heading("Choisir son lecteur avant son angle"),
    paragraph(
      "On écrit mieux à quelqu’un qu’à tout le monde. Prenez un client réel, celui que vous auriez plaisir à retrouver, et donnez-lui un autre prénom. Que savait-il en arrivant ? Qu’avait-il déjà essayé ? De quoi avait-il honte de parler ? Ces réponses règlent d’elles-mêmes bien des questions de plan : où commencer, quels mots expliquer, quels chapitres omettre.",
    ),
    paragraph(
      "Ce lecteur doit aussi être celui que votre activité peut servir. Un livre brillant destiné à des débutants attirera des débutants ; si vous accompagnez des dirigeants confirmés, il vous fera connaître d’un public que vous n’accompagnez pas.",
    ),
    heading("Resserrer sans s’appauvrir"),
    paragraph(
      "La crainte de rétrécir est la plus répandue, et la plus mauvaise conseillère. Suivez un exemple inventé. « Le management » est un rayon. « Le management à distance » est un thème. « Conduire l’entretien annuel de quelqu’un que l’on n’a jamais rencontré » est un sujet : on voit la scène, on devine le malaise, on sait à qui tendre le livre.",
    ),
    paragraph(
      "Resserrer n’oblige pas à taire le reste. Pour traiter cet entretien à fond, l’auteur devra parler de confiance, d’évaluation, d’équité, de culture d’entreprise. Tout son savoir y passe, mais tenu par un fil. Le lecteur accepte volontiers d’aller loin, à condition de savoir d’où il est parti.",
    ),
    heading("Regarder ce qui existe déjà"),
    paragraph(
      "Passez une heure en librairie et une autre dans les catalogues en ligne, celui de la Bibliothèque nationale de France compris. Vous ne cherchez pas un désert : l’absence complète de livres signale parfois l’absence de lecteurs. Lisez les tables des matières, puis les commentaires déçus. « Trop théorique », « rien pour les petites structures », « aucun exemple en France » : autant de places laissées libres, qui vous disent en creux ce que le public attendait.",
    ),
    heading("Essayer l’idée à voix haute"),
    paragraph(
      "Avant d’écrire, parlez. Présentez votre sujet en une phrase à quelques clients et taisez-vous. Une bonne phrase déclenche un récit (« justement, la semaine dernière… ») ; une phrase tiède n’obtient qu’un compliment poli. Proposez ensuite le thème pour une intervention courte, ou publiez-en un extrait, et notez les questions qui suivent. Elles font d’excellents titres de chapitres.",
    ),
    paragraph(
      "Un assistant d’intelligence artificielle peut servir à cette étape, dans un rôle précis : celui du contradicteur. Demandez-lui les objections les plus fortes à votre thèse, les angles déjà rebattus, les lecteurs que vous oubliez. Demandez-lui aussi le sommaire du livre à partir du seul thème. S’il en produit un très proche du vôtre, votre idée est encore trop générale ; ce qui manque à sa version, vous seul pouvez l’y mettre.",
    ),
    heading("L’écrire en une phrase"),
    paragraph(
      "Le choix est mûr quand il tient dans cette forme : « Ce livre aide [tel lecteur] à [tel résultat], même quand [tel obstacle], grâce à [votre manière de faire]. » Recopiez-la en tête de votre plan. Chaque fois qu’un chapitre vous tente, confrontez-le à elle. S’il la sert, gardez-le ; sinon, offrez-lui une place dans le livre suivant.",
    ),
    paragraph(
      "Laissez enfin reposer la phrase quelques jours. Un sujet signature résiste à ce délai : on y pense malgré soi, on lui trouve des exemples en réunion, on a hâte d’en découdre. C’est le signe qu’il est temps d’ouvrir le plan.",
    ),
  ],
  invitation: {
    title: "Poursuivre, crayon en main",
    text: `Le premier chapitre, gratuit, reprend cette recherche sous forme d’exercices, avec un aperçu du cadre ATLAS et ${freeChapter.prompts} prompts : ${freeChapter.pages} pages en PDF. Gardez la phrase que vous venez d’écrire à côté de vous.`,
    label: "Recevoir le chapitre gratuit",
    href: "/chapitre-gratuit",
  },
};
