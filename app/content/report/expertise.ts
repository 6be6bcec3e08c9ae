import type { Action, Domain, Experience, Format, Transmission } from "./types";

/** What the field of work gives to a book, and its pitfall. */
export const domainStrengths: Record<Domain, Action> = {
  coaching: {
    title: "L’accompagnement",
    text: "Le coaching et le développement personnel fournissent des situations humaines, que l’on retient mieux que des principes ; le rayon déborde de préceptes, c’est par les scènes que vous vous en distinguerez.",
  },
  business: {
    title: "L’entreprise",
    text: "L’entrepreneuriat fournit des décisions, avec leur coût et leur suite : on vous croira dès que vous en montrerez une mauvaise et ce qu’elle vous a appris.",
  },
  health: {
    title: "Le soin",
    text: "La santé et le bien-être touchent chacun, et chacun y vient avec une inquiétude : votre prudence entre ce que l’on sait et ce que l’on suppose fera la valeur du livre.",
  },
  tech: {
    title: "La technique",
    text: "Dans les technologies, l’outil change avant que l’encre soit sèche ; votre matière durable, ce sont les raisonnements qui survivront au prochain logiciel.",
  },
  education: {
    title: "La pédagogie",
    text: "La formation et l’éducation reposent sur deux gestes qu’un livre réclame aussi : découper un savoir, vérifier qu’il est compris.",
  },
  other: {
    title: "Un domaine à part",
    text: "Votre domaine échappe aux grandes familles de notre liste : un métier moins raconté que d’autres a moins de concurrents en librairie, pourvu que son vocabulaire soit expliqué.",
  },
};

/** Follows the field's sentences; `novice` stands among the brakes. */
export const experienceStrengths: Record<Exclude<Experience, "novice">, string> = {
  settled:
    "Entre deux et cinq ans de pratique, vous pouvez déjà comparer, et vous vous souvenez de ce qui vous échappait au début.",
  seasoned:
    "Entre cinq et dix ans d’exercice, vous avez vu revenir les mêmes difficultés sous des noms différents : c’est ce qui permet de généraliser sans inventer.",
  veteran:
    "Après plus de dix ans, vous avez vu passer des modes ; il vous appartient de dire ce qui n’a pas bougé.",
};

export const noviceBrake: Action = {
  title: "Une expérience encore courte",
  text: "Avec moins de deux ans de métier, ne prétendez pas à la somme : tenez-vous à ce que vous venez d’apprendre, pour quelqu’un qui commence, et faites contrôler le reste par une personne plus ancienne.",
};

/** Added to the novice's brake where the aim or the form asks for years that are not there yet. */
export const noviceAdditions = {
  legacy: "Le mot héritage est grand pour deux années : un témoignage exact en tiendra lieu.",
  biography:
    "Si la matière manque pour une biographie, un journal d’apprentissage peut en avoir la force.",
} as const;

export const transmissionTitles: Record<Transmission, string> = {
  consulting: "La pratique du tête-à-tête",
  groups: "L’habitude des groupes",
  stage: "L’expérience de la scène",
  online: "Des contenus déjà publiés",
  beginner: "Une transmission à ses débuts",
};

/** What the way of teaching brings to the chosen form; `beginner` is a brake, the others strengths. */
export const transmissionFormats: Record<Transmission, Record<Format, string>> = {
  consulting: {
    guide:
      "Vos consultations ont mis votre méthode à l’épreuve, une personne à la fois : les questions que l’on vous y répète devraient toutes se retrouver dans la table des matières du guide.",
    manifesto:
      "En tête à tête, vous entendez ce que les gens n’osent pas dire en public ; un manifeste a besoin de ce point de départ pour ne pas rester théorique.",
    cases:
      "Chaque consultation est un cas en puissance, une fois obtenu l’accord de la personne et changé ce qui permettrait de la reconnaître.",
    biography:
      "Vos entretiens individuels sont les scènes qui manquent à bien des récits professionnels : des rencontres qui vous ont fait changer d’avis.",
    research:
      "Vos consultations permettent de confronter chaque étude à une situation vécue, ce qu’une synthèse faite en bibliothèque n’offre pas.",
  },
  groups: {
    guide:
      "Vos ateliers ont un déroulé, des exercices et des durées : un guide pratique peut en reprendre l’ossature.",
    manifesto:
      "Vous savez à quel moment un groupe résiste ; ces objections, recueillies en atelier, sont le meilleur contradicteur d’un manifeste.",
    cases:
      "Un groupe fournit plusieurs cas autour d’un même exercice : comparer ce que chacun en a fait donne au recueil une unité toute trouvée.",
    biography:
      "D’une session à l’autre, vous avez modifié votre façon d’enseigner : ces corrections, datées, tracent un récit plus sûr que la mémoire.",
    research:
      "En formation, vous traduisez des notions difficiles pour un public pressé ; la synthèse de recherches demande exactement ce travail.",
  },
  stage: {
    guide:
      "Les conférences vous ont appris dans quel ordre une idée s’explique ; le guide y ajoute ce que la scène n’a pas le temps de donner, les exercices.",
    manifesto:
      "Vos prises de parole ont une thèse, des images, une chute : c’est la forme même d’un manifeste, et une intervention enregistrée en donne le rythme.",
    cases:
      "Les histoires que vous racontez sur scène ont été choisies par la salle : placez en tête du recueil celles qu’on vous redemande.",
    biography:
      "Vous savez tenir une salle avec un récit ; la biographie réclame le même sens de la scène et un peu plus de contexte.",
    research:
      "À la tribune, vous avez appris à retenir un chiffre sur vingt ; cette sévérité est ce qui rend une synthèse lisible.",
  },
  online: {
    guide:
      "Vos articles, podcasts ou vidéos sont des chapitres à l’état de brouillon ; leurs commentaires disent lesquels méritent leur place dans le guide.",
    manifesto:
      "Relus à la suite, vos contenus en ligne laissent voir l’idée qui revient malgré vous : c’est celle du manifeste.",
    cases:
      "Les contenus où vous racontiez une situation précise sont vos premiers cas ; les réactions reçues disent ce qu’il reste à expliquer.",
    biography:
      "Vos publications sont datées : elles forment un journal que la biographie n’a plus qu’à interroger.",
    research:
      "Vos contenus en ligne ont déjà vulgarisé une partie de vos sources ; la synthèse demande de les remettre en ordre et d’en vérifier les renvois.",
  },
  beginner: {
    guide:
      "Un guide ne se vérifie que suivi par quelqu’un d’autre, et vous transmettez depuis peu : faites essayer une étape à deux personnes et corrigez les autres d’après elles.",
    manifesto:
      "Vous avez encore peu exposé vos idées et ignorez lesquelles on contestera : soumettez la thèse du manifeste à quelques personnes du métier, et notez ce qu’elles refusent.",
    cases:
      "Un recueil suppose de raconter à d’autres, ce que vous faites depuis peu : dites un seul cas à quelqu’un et regardez, le lendemain, ce qu’il en a retenu.",
    biography:
      "Vous transmettez depuis peu, et le risque d’une première biographie est de tout raconter : demandez à un proche quel épisode il répéterait.",
    research:
      "Résumer des travaux pour des spécialistes et pour le public sont deux métiers, et vous débutez dans le second : exposez un résultat à quelqu’un d’étranger au domaine, puis notez ses questions.",
  },
};

/** A first action this week, for a project without pages (`early`) and with pages (`written`). */
export const transmissionActions: Record<Transmission, Record<"early" | "written", Action>> = {
  consulting: {
    early: {
      title: "Relever les questions",
      text: "Après chacune de vos prochaines consultations, notez une question dans les mots de la personne, sans son nom ; cinq suffisent pour un chapitre.",
    },
    written: {
      title: "Essayer un passage de vive voix",
      text: "Expliquez à un client un point déjà rédigé ; si vous le dites mieux que vous ne l’avez écrit, corrigez la page.",
    },
  },
  groups: {
    early: {
      title: "Interroger un groupe",
      text: "À la fin de votre prochain atelier, demandez à chacun d’écrire ce qu’il n’a pas compris : vous repartirez avec la matière d’un chapitre.",
    },
    written: {
      title: "Mettre une page au travail",
      text: "Distribuez une page du manuscrit dans votre prochaine session et observez où les crayons s’arrêtent.",
    },
  },
  stage: {
    early: {
      title: "Réécouter une intervention",
      text: "Enregistrez votre prochaine prise de parole, ou retrouvez la dernière, et mettez par écrit les cinq minutes où la salle a réagi.",
    },
    written: {
      title: "Dire une page en public",
      text: "Glissez une page du manuscrit dans votre prochaine intervention, sans prévenir ; ce que vous changez en parlant est à changer sur le papier.",
    },
  },
  online: {
    early: {
      title: "Relire trois contenus",
      text: "Reprenez les trois publications qui ont reçu le plus de réponses et cherchez la question qui leur est commune : elle a déjà son public.",
    },
    written: {
      title: "Publier un extrait",
      text: "Publiez une demi-page là où vous publiez d’habitude, sans annoncer de livre, et gardez les objections.",
    },
  },
  beginner: {
    early: {
      title: "Écrire à une seule personne",
      text: "Écrivez une page à quelqu’un qui entre dans votre métier : elle fixe un ton, un niveau et un premier sujet.",
    },
    written: {
      title: "Trouver un premier public",
      text: "Proposez à une association ou à un cercle professionnel d’y présenter un chapitre en une demi-heure : vous saurez quelles questions il soulève.",
    },
  },
};
