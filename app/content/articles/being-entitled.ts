import { list, paragraph } from "~/content/blocks";
import { diagnostic } from "~/content/offers";
import { type Article, heading, quote, sources } from "./types";

export const beingEntitled: Article = {
  slug: "etre-legitime-pour-ecrire-un-livre",
  title: "Suis-je légitime pour écrire un livre sur mon métier ?",
  description:
    "Le doute n’est pas un défaut de compétence. Quatre sources de légitimité, ce qu’il faut vérifier, ce que la loi interdit d’affirmer et comment faire relire.",
  published: "2026-11-19",
  category: "Méthode",
  lead: "La question revient chez des gens très compétents. D’autres savent davantage, d’autres écrivent mieux, un livre existe déjà. Ces objections sont parfois justes. Elles disent surtout quel livre vous pouvez écrire, et lequel il faut laisser à quelqu’un d’autre.",
  vignette: "/images/vignettes/etre-legitime-pour-ecrire-un-livre.svg",
  blocks: [
    heading("Ce que le doute signale"),
    paragraph(
      "Plus on connaît un domaine, mieux on voit ce que l’on ignore. Un débutant trouve son sujet simple ; un praticien de quinze ans en connaît les exceptions. Le doute accompagne donc souvent la compétence, et il n’en mesure pas l’absence. Il faut pourtant l’écouter, car il désigne presque toujours une page précise : une affirmation que vous n’avez pas vérifiée, un cas que vous racontez de seconde main, un public que vous n’avez jamais rencontré.",
    ),
    paragraph(
      "Commencez par mettre le doute en phrases. « Je ne suis pas légitime » ne se discute pas. « Je n’ai jamais travaillé avec des entreprises de plus de cinquante personnes » se discute très bien : il suffit d’écrire pour les plus petites et de le dire en introduction.",
    ),
    heading("Quatre légitimités, et il en suffit d’une"),
    paragraph(
      "Un livre professionnel peut s’appuyer sur des choses différentes. On demande rarement les quatre à un auteur.",
    ),
    {
      kind: "table",
      caption: "Ce qui autorise à écrire, et à quoi cela oblige",
      columns: ["Vous avez", "Vous pouvez écrire", "Il faut alors"],
      rows: [
        [
          "De la pratique",
          "Ce que vous faites, pour qui, avec quels résultats.",
          "Raconter aussi les échecs et dire combien de cas vous avez vus.",
        ],
        [
          "Des études",
          "L’état d’une question et ce qu’on peut en retenir.",
          "Citer, dater, distinguer ce qui est établi de ce qui se discute.",
        ],
        [
          "Une traversée",
          "Comment vous avez appris, changé de métier, surmonté une difficulté.",
          "Ne pas faire d’une expérience une règle pour tous.",
        ],
        [
          "Une enquête",
          "Ce que d’autres vous ont dit, réuni et comparé.",
          "Nommer vos sources, ou expliquer pourquoi elles restent anonymes.",
        ],
      ],
    },
    paragraph(
      "Le malaise vient souvent d’une confusion entre ces lignes. Un praticien s’excuse de ne pas être chercheur. Un chercheur craint de ne pas être du terrain. Choisissez votre ligne, écrivez-la en introduction, et le lecteur vous jugera sur elle.",
    ),
    heading("L’avance qu’il vous faut"),
    paragraph(
      "Il n’est pas nécessaire d’être le meilleur de votre profession. Il faut en savoir assez pour conduire le lecteur plus loin qu’il n’irait seul. Pour quelqu’un qui débute, une avance de trois ans est utile, et elle a même une qualité : vous vous souvenez encore de ce qui était difficile. Pour des confrères expérimentés, il faut davantage, ou autre chose, par exemple une comparaison qu’ils n’ont pas eu le temps de faire.",
    ),
    paragraph(
      "Faites l’essai suivant. Écrivez le nom d’une personne réelle à qui le livre serait destiné. Notez trois choses que vous savez et qu’elle ignore. Notez ensuite trois choses qu’elle sait et que vous ignorez. Si la première liste est vide, changez de lecteur. Si la seconde l’est, méfiez-vous : vous ne la connaissez pas assez.",
    ),
    heading("Quand un livre existe déjà"),
    paragraph(
      "C’est presque toujours le cas, et c’est plutôt bon signe. Lisez-le, crayon en main. Marquez ce que vous auriez dit autrement, ce qui manque, ce qui a vieilli. Si vous n’avez rien marqué au bout de cinquante pages, recommandez ce livre à vos clients et cherchez un autre sujet. Si vos marges sont pleines, vous avez la matière du vôtre.",
    ),
    paragraph(
      "Un second livre sur la même question se justifie par son public, par son pays, par sa date ou par son point de vue. « La gestion du temps » est traitée partout. « La gestion du temps dans une pharmacie de deux personnes » ne l’est sans doute pas.",
    ),
    heading("Un cas inventé, pour voir"),
    paragraph(
      "Imaginons Rachid, formateur en sécurité sur les chantiers. Ce cas est inventé. Il pratique depuis neuf ans et voudrait écrire sur la prévention des chutes. Il se trouve moins savant que les ingénieurs qui rédigent les normes. Il a raison sur ce point, et il renonce à expliquer les normes : il y renvoie.",
    ),
    paragraph(
      "Il relit ses carnets. Il y trouve une centaine de conversations avec des chefs d’équipe, toujours sur les mêmes six situations : le vendredi après-midi, l’intérimaire arrivé le matin, la pluie, le client pressé, l’habitude, le matériel prêté. Aucun ouvrage de sa bibliothèque n’est organisé ainsi. Son livre aura six chapitres, un par situation, et s’adressera à ceux qui dirigent moins de dix personnes. Il fait relire les passages techniques par une ingénieure, qui corrige quatre erreurs. Il la remercie en tête de l’ouvrage.",
    ),
    paragraph(
      "Rachid n’est pas devenu plus savant. Il a choisi ce qu’il pouvait affirmer, et fait contrôler le reste.",
    ),
    heading("Ce que l’on n’a pas le droit d’affirmer"),
    paragraph(
      "La légitimité a aussi des bornes juridiques. Certains titres sont protégés : on ne se présente pas comme médecin, avocat, psychologue ou architecte sans y être autorisé, pas plus dans un livre qu’ailleurs. Le code pénal punit l’usage sans droit d’un titre attaché à une profession réglementée ou à un diplôme officiel (article 433-17). Ne promettez pas non plus de guérison ni de gain : une allégation fausse sur les résultats d’une prestation peut constituer une pratique commerciale trompeuse (article L. 121-2 du Code de la consommation).",
    ),
    paragraph(
      "Le secret professionnel continue de vous lier quand vous écrivez. Changer un prénom ne suffit pas toujours. Modifiez les circonstances, mêlez plusieurs cas, ou demandez un accord écrit. Pour tout passage qui touche à la santé, au droit ou à l’argent, ajoutez une ligne qui dit à qui s’adresser.",
    ),
    quote(
      "On est rarement jugé sur ce que l’on ignore, et souvent sur ce que l’on a affirmé sans le savoir.",
    ),
    heading("Emprunter la compétence des autres"),
    paragraph(
      "Vous n’avez pas à tout savoir seul. Un livre d’expert est un travail collectif, et ses remerciements le disent. Trois lecteurs suffisent, à condition de leur poser des questions différentes :",
    ),
    list(
      "à une personne du métier, plus ancienne que vous : « Qu’est-ce qui est faux ou daté ? »",
      "à quelqu’un du public visé : « Où avez-vous cessé de suivre ? »",
      "à un proche qui ne connaît rien au sujet : « Qu’est-ce que vous répéteriez demain ? »",
    ),
    paragraph(
      "Ne leur demandez pas si c’est bien. Ils répondront oui. Demandez des numéros de page.",
    ),
    paragraph(
      "Un assistant d’intelligence artificielle peut préparer cette relecture, en relevant les affirmations sans preuve ou en jouant un lecteur sceptique. Il ne peut pas la remplacer : il ne connaît ni votre profession ni ses usages, et il se trompe avec assurance. Gardez-le pour les questions, et les personnes pour les réponses.",
    ),
    heading("Dire d’où vous parlez"),
    paragraph(
      "La meilleure réponse au doute est une page d’introduction exacte. Elle tient en quelques lignes : depuis quand vous exercez, avec qui, combien de cas vous avez suivis, ce que vous n’avez pas vu. « J’ai accompagné une quarantaine de familles, toutes en ville ; je ne sais rien des campagnes. » Une phrase comme celle-là ne vous diminue pas. Elle donne au lecteur le moyen de vous croire sur le reste.",
    ),
    paragraph(
      "Écrivez cette page en premier. Si elle vous paraît solide, le livre le sera. Si elle sonne creux, vous savez ce qu’il vous reste à apprendre, et à qui le demander. Cet article informe et ne remplace pas un conseil juridique : pour un titre protégé ou un secret, interrogez votre ordre ou un avocat.",
    ),
    sources(
      {
        label: "Code pénal, article 433-17",
        href: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070719/",
      },
      {
        label: "Code de la consommation, article L. 121-2",
        href: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/",
      },
    ),
  ],
  invitation: {
    title: "Voir sur quoi vous appuyer",
    text: `Le diagnostic gratuit relève, en ${diagnostic.minutes} minutes, vos points d’appui et vos freins. Il dit aussi ce qu’un questionnaire ne peut pas savoir de vous.`,
    label: "Faire le diagnostic gratuit",
    href: "/diagnostic",
  },
};
