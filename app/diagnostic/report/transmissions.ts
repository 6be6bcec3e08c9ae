import type { Action, Format, Transmission } from "./types";

interface TransmissionCopy {
  title: string;
  /** What this way of teaching contributes to each format; a strength, or for `beginner` an obstacle. */
  formats: Record<Format, string>;
  /** A first action this week, for a project without pages (`early`) and with pages (`written`). */
  actions: Record<"early" | "written", Action>;
  /** Who should read the manuscript. */
  readers: string;
}

export const transmissions: Record<Transmission, TransmissionCopy> = {
  consulting: {
    title: "La pratique du tête-à-tête",
    formats: {
      guide:
        "Les questions que l’on répète dans vos consultations devraient toutes se retrouver dans la table des matières du guide.",
      manifesto:
        "En tête à tête, vous entendez ce que les gens n’osent pas dire en public. Un manifeste peut partir de là.",
      cases:
        "Chaque consultation est un cas en puissance, une fois obtenu l’accord de la personne et changé ce qui permettrait de la reconnaître.",
      biography:
        "Vos entretiens individuels fournissent les scènes d’un récit professionnel, celles qui vous ont fait changer d’avis.",
      research:
        "Vos consultations permettent de confronter chaque étude à une situation vécue, ce qu’une synthèse faite en bibliothèque n’offre pas.",
    },
    actions: {
      early: {
        title: "Relever les questions",
        text: "Après chacune de vos prochaines consultations, notez une question dans les mots de la personne, sans son nom.",
      },
      written: {
        title: "Essayer un passage de vive voix",
        text: "Expliquez un point déjà rédigé à une personne que vous recevez. Si vous le dites mieux, corrigez la page.",
      },
    },
    readers:
      "Confiez le texte à deux personnes que vous avez suivies et à un lecteur qui ne vous connaît pas.",
  },
  groups: {
    title: "L’habitude des groupes",
    formats: {
      guide:
        "Vos ateliers ont un déroulé, des exercices et des durées. Un guide peut en reprendre l’ossature.",
      manifesto:
        "Vous savez à quel moment un groupe résiste. Ces objections ont leur place dans un manifeste.",
      cases:
        "Un groupe fournit plusieurs cas autour d’un même exercice, que le recueil peut comparer.",
      biography:
        "D’une session à l’autre, vous avez modifié votre façon d’enseigner. Datez ces corrections\u00a0: elles font un récit.",
      research:
        "En formation, vous traduisez des notions difficiles pour un public pressé. Une synthèse demande ce travail.",
    },
    actions: {
      early: {
        title: "Interroger un groupe",
        text: "À la fin de votre prochain atelier, demandez à chacun d’écrire ce qu’il n’a pas compris.",
      },
      written: {
        title: "Mettre une page au travail",
        text: "Distribuez une page du manuscrit dans votre prochaine session et observez où les crayons s’arrêtent.",
      },
    },
    readers:
      "Formez un comité de lecture avec quatre participants de sessions passées, un chapitre chacun.",
  },
  stage: {
    title: "L’expérience de la scène",
    formats: {
      guide:
        "Les conférences vous ont appris dans quel ordre une idée s’explique. Le guide y ajoute les exercices.",
      manifesto:
        "Vos prises de parole ont une thèse et une chute, comme un manifeste. Réécoutez-en une pour le rythme.",
      cases: "Placez en tête du recueil les histoires qu’on vous redemande sur scène.",
      biography:
        "Vous savez tenir une salle avec un récit. La biographie demande un peu plus de contexte.",
      research:
        "À la tribune, vous avez appris à retenir un chiffre sur vingt. Gardez cette sévérité pour la synthèse.",
    },
    actions: {
      early: {
        title: "Réécouter une intervention",
        text: "Enregistrez votre prochaine prise de parole, ou retrouvez la dernière, et mettez par écrit les cinq minutes où la salle a réagi.",
      },
      written: {
        title: "Dire une page en public",
        text: "Glissez une page du manuscrit dans votre prochaine intervention, et notez ce que vous changez en parlant.",
      },
    },
    readers:
      "Demandez à trois auditeurs de vos conférences de marquer l’endroit où ils auraient levé la main.",
  },
  online: {
    title: "Des contenus déjà publiés",
    formats: {
      guide:
        "Vos articles, podcasts ou vidéos sont des brouillons de chapitres. Leurs commentaires disent lesquels garder pour le guide.",
      manifesto:
        "Relisez à la suite vos contenus en ligne. L’idée qui revient est celle du manifeste.",
      cases: "Les contenus où vous racontiez une situation précise sont vos premiers cas.",
      biography: "Vos publications sont datées et forment déjà le journal d’une biographie.",
      research:
        "Vos contenus en ligne ont vulgarisé une partie de vos sources. Il reste à en vérifier les renvois.",
    },
    actions: {
      early: {
        title: "Relire trois contenus",
        text: "Reprenez les trois publications qui ont reçu le plus de réponses et cherchez la question qui leur est commune.",
      },
      written: {
        title: "Publier un extrait",
        text: "Publiez une demi-page là où vous publiez d’habitude, sans annoncer de livre, et gardez les objections.",
      },
    },
    readers: "Proposez une lecture avant parution à cinq de vos abonnés les plus critiques.",
  },
  beginner: {
    title: "Une transmission à ses débuts",
    formats: {
      guide:
        "Vous transmettez depuis peu. Faites essayer une étape du guide à deux personnes et corrigez les autres d’après elles.",
      manifesto:
        "Vous avez encore peu exposé vos idées, et vous débutez. Soumettez la thèse du manifeste à quelques personnes du métier.",
      cases:
        "Vous racontez à d’autres depuis peu. Dites un cas à quelqu’un et regardez, le lendemain, ce qu’il en a retenu.",
      biography:
        "Vous transmettez depuis peu, et une première biographie risque de tout raconter. Demandez à un proche quel épisode il répéterait.",
      research:
        "Vous débutez dans l’écriture pour le public. Exposez un résultat à quelqu’un d’étranger au domaine, puis notez ses questions.",
    },
    actions: {
      early: {
        title: "Écrire à une seule personne",
        text: "Écrivez une page à quelqu’un qui entre dans votre métier. Elle fixera le ton et le niveau.",
      },
      written: {
        title: "Trouver un premier public",
        text: "Proposez à une association ou à un cercle professionnel d’y présenter un chapitre en une demi-heure.",
      },
    },
    readers: "Trouvez deux lecteurs hors de votre entourage, dont un qui n’est pas du métier.",
  },
};
