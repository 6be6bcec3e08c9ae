import type { Format, Impact, Objective } from "./types";

interface ObjectiveCopy {
  /** By hoped-for effect. */
  impacts: Record<Impact, string>;
  /** By format. */
  formats: Record<Format, string>;
  /** How the book helps with this objective. */
  help: string;
  /** What to ask the first readers. */
  question: string;
  /** A task for the launch. */
  launch: string;
}

export const objectives: Record<Objective, ObjectiveCopy> = {
  authority: {
    impacts: {
      clients:
        "Le crédit d’abord, les clients ensuite. Montrez votre travail dès les premières pages\u00a0: on appelle plus volontiers quelqu’un que l’on a vu faire.",
      rates:
        "À la crédibilité doivent s’ajouter des tarifs plus élevés. Montrez dans le livre comment vous décidez, puisque c’est votre jugement que l’on paie.",
      invitations:
        "Vous cherchez l’autorité et les invitations à parler. Il faut au livre une thèse d’une phrase, qu’un organisateur puisse recopier.",
      offers:
        "Vous voulez faire autorité et lancer de nouvelles offres. Le livre établit d’abord un nom, et les questions des lecteurs vous diront quelles offres ils attendent.",
      community:
        "Vous voulez faire référence et réunir des gens. Laissez dans le livre des questions ouvertes, dont ils pourront discuter.",
    },
    formats: {
      guide:
        "Un guide pratique donne de la crédibilité par l’usage, quand le lecteur réussit ce que vous décrivez.",
      manifesto:
        "Un manifeste vous rend visible d’un coup, à condition que chaque affirmation y ait sa preuve.",
      cases: "Le recueil de cas convient à ce but, si l’on y voit aussi les échecs.",
      biography:
        "Une biographie établit une autorité si chaque épisode apporte une leçon au lecteur.",
      research:
        "La synthèse appuie votre autorité sur celle des autres. Donnez-y votre avis, sans quoi l’on retiendra vos sources.",
    },
    help: "Le dernier chapitre du livre montre comment faire lire le livre à ceux dont l’avis compte dans votre métier.",
    question:
      "Faites-leur souligner l’affirmation qu’ils citeraient, et celle qu’ils n’ont pas crue.",
    launch:
      "Offrez le livre à vingt personnes dont l’avis compte dans votre milieu, avec un mot écrit pour chacune.",
  },
  clients: {
    impacts: {
      clients:
        "Vous voulez d’abord des clients. Le livre se juge donc sur la conversation qu’il déclenche.",
      rates:
        "Des clients, et des tarifs plus élevés\u00a0: les deux demandent un public étroit, que l’on choisit avant d’écrire.",
      invitations:
        "Vous cherchez des clients par la scène et les médias. Chaque chapitre devrait fournir un sujet d’intervention.",
      offers:
        "Vous voulez de nouveaux clients pour de nouvelles offres. Le livre doit résoudre un premier problème pour de bon, et l’offre commencer là où il s’arrête.",
      community:
        "Vous attendez des clients et une communauté. Prévoyez quelques pages à pratiquer à plusieurs.",
    },
    formats: {
      guide:
        "Le guide pratique est la forme la plus directe pour ce but. Qui a réussi une étape grâce à vous demande volontiers la suivante.",
      manifesto: "Un manifeste attire les clients qui pensent comme vous et écarte les autres.",
      cases: "Le recueil est un bon choix si vos futurs clients se reconnaissent dans les cas.",
      biography:
        "Le récit de votre parcours amène des clients s’ils vous y voient devant un problème proche du leur.",
      research:
        "Une synthèse rassure sans donner de rendez-vous. Terminez chaque chapitre par ce que le résultat change pour un client.",
    },
    help: "Le dernier chapitre du livre prépare la conversation qu’un lecteur engage avec vous une fois sa lecture finie.",
    question: "Demandez-leur à quel moment ils ont pensé à leur propre situation.",
    launch: "Remettez un exemplaire à chaque personne qui hésite à travailler avec vous.",
  },
  method: {
    impacts: {
      clients:
        "Vous voulez partager votre méthode et gagner des clients. N’en cachez rien\u00a0: ceux qui l’appliquent seuls ne vous auraient pas appelé.",
      rates:
        "Partager une méthode peut faire monter vos tarifs, si le livre dit aussi ses limites. Elles justifient un prix.",
      invitations:
        "Une méthode que l’on invite à présenter porte un nom. Donnez-lui-en un, et un schéma que l’on puisse projeter.",
      offers:
        "Vous voulez partager une méthode et créer des offres. Chaque étape peut devenir un atelier si elle se lit seule.",
      community:
        "Vous voulez qu’une communauté adopte votre méthode. Laissez une place aux adaptations des autres.",
    },
    formats: {
      guide:
        "Une méthode et un guide vont bien ensemble. Mettez-y assez d’exemples pour que ce ne soit pas une notice.",
      manifesto:
        "Le manifeste dira pourquoi votre méthode existe. La façon de l’appliquer ira en annexe ou en ligne.",
      cases: "Les cas évitent l’exposé, si chacun illustre une seule étape de la méthode.",
      biography:
        "La biographie permet de montrer comment la méthode s’est formée, fausses pistes comprises.",
      research:
        "Une synthèse donne des fondations à votre méthode. Signalez où finit l’étude et où commence votre pratique.",
    },
    help: "Le livre vous aide à exposer votre méthode étape par étape, avec un cas pour chacune, et à l’essayer sur quelqu’un qui ne la connaît pas.",
    question: "Demandez-leur de vous redire la méthode sans rouvrir le livre.",
    launch: "Publiez le schéma de la méthode en accès libre, avec la page du livre qui l’explique.",
  },
  income: {
    impacts: {
      clients:
        "Vous cherchez un revenu et des clients. Les exemplaires rapportent peu, et l’essentiel viendra des demandes que la lecture fait naître.",
      rates:
        "Vous cherchez un revenu par vos tarifs. Le livre peut se vendre peu, pourvu qu’il rende votre prix plus facile à défendre.",
      invitations:
        "Vous cherchez un revenu par les conférences et les médias. C’est l’intervention qui se paie\u00a0: décrivez-la en dernière page.",
      offers:
        "Vous voulez un revenu et de nouveaux produits. Décidez maintenant lequel naîtra du livre, un seul.",
      community:
        "Vous voulez un revenu et une communauté. Réunissez d’abord les gens, et vous saurez ensuite quoi leur proposer.",
    },
    formats: {
      guide:
        "Les exercices d’un guide peuvent fournir la trame d’un atelier ou d’un programme payant.",
      manifesto:
        "Un manifeste rapporte peu par lui-même. C’est la réponse à la demande qu’il crée qui se vend.",
      cases:
        "Un recueil de cas vit modestement de ses ventes mais nourrit bien une formation, où chaque dossier devient une séance.",
      biography:
        "Une biographie vit rarement de ses ventes. Nommez dès maintenant ce qu’elle doit amener d’autre.",
      research:
        "Une synthèse se vend aux professionnels et aux organisations. Pensez à eux pour le titre et pour le prix.",
    },
    help: "Le livre distingue ce que rapportent les exemplaires de ce qu’il fait vendre autour de lui, et son dernier chapitre traite du second.",
    question:
      "Demandez-leur ce qu’ils voudraient obtenir de vous une fois le livre refermé, et à quel prix.",
    launch:
      "Choisissez ce que vous vendrez à côté du livre, son prix et la personne à qui vous le proposerez d’abord.",
  },
  transformation: {
    impacts: {
      clients:
        "Vous voulez transformer votre activité et gagner des clients. Décidez si le livre parle à ceux de demain ou à ceux d’aujourd’hui, car il ne peut pas faire les deux.",
      rates:
        "Changer de pratique et de positionnement vont ensemble, à condition que le livre décrive l’activité où vous allez, non celle que vous quittez.",
      invitations:
        "Vous comptez sur la parole publique pour transformer votre métier. Le livre doit défendre l’idée que vous porterez encore dans quelques années.",
      offers:
        "Vous voulez changer d’activité et créer des offres. Le livre met au propre ce que vous proposerez ensuite.",
      community:
        "Vous voulez passer d’une clientèle à une communauté. Le livre en sera la première règle commune.",
    },
    formats: {
      guide:
        "Écrire le guide vous obligera à fixer votre manière de faire, et le changement commencera là.",
      manifesto: "Ce que vous écrivez dans un manifeste vous engage ensuite devant vos clients.",
      cases: "Retenez les cas qui ressemblent au travail que vous voulez faire désormais.",
      biography:
        "Le récit de votre parcours peut justifier le virage que vous préparez, s’il s’arrête sur les décisions plutôt que sur les dates.",
      research:
        "La synthèse vous donnera des raisons de changer. Gardez un chapitre pour dire ce que vous cesserez de faire.",
    },
    help: "Le livre vous fait écrire pour l’activité que vous voulez avoir, et son dernier chapitre en prépare l’annonce.",
    question:
      "Demandez-leur de décrire votre activité d’après le seul manuscrit, et comparez avec celle que vous voulez.",
    launch:
      "Réécrivez la présentation de votre activité pour qu’elle dise, le même jour, la même chose que le livre.",
  },
  legacy: {
    impacts: {
      clients:
        "Vous voulez laisser un héritage et gagner des clients. Gardez les seconds pour la préface et la dernière page.",
      rates:
        "Un héritage n’empêche pas des tarifs plus élevés. Ce que vous donnez à tous rend plus visible ce que l’on n’obtient qu’auprès de vous.",
      invitations:
        "Vous voulez laisser une trace et la défendre en public. Gardez pour le livre ce qui mérite d’être relu.",
      offers:
        "Vous voulez transmettre et créer des offres. Mettez dans le livre ce qui ne vieillira pas, et gardez le reste pour les offres.",
      community:
        "Vous voulez laisser un héritage à une communauté. Dites-lui dans le livre par où continuer.",
    },
    formats: {
      guide: "Un guide vieillit par ses outils. Pour un héritage, séparez-les des principes.",
      manifesto: "Un manifeste ne dure que s’il parle d’autre chose que de son moment.",
      cases:
        "Les cas gardent le contexte et l’hésitation. Pour un héritage, datez-les et situez-les.",
      biography:
        "Héritage et biographie vont bien ensemble, à condition de transmettre un savoir autant que des souvenirs.",
      research:
        "Une synthèse transmet l’état d’une question. Dites à quelle date, et ce qu’il faudra vérifier après vous.",
    },
    help: "Le livre vous apprend à séparer ce qui vieillira de ce qui mérite d’être transmis, et à vérifier l’un comme l’autre.",
    question: "Demandez-leur ce qu’ils garderaient s’il ne devait rester que dix pages.",
    launch:
      "Déposez un exemplaire là où l’on apprend votre métier\u00a0: école, bibliothèque, association.",
  },
};

/** A task for the launch, by hoped-for effect. */
export const impactLaunches: Record<Impact, string> = {
  clients:
    "Préparez la page où un lecteur convaincu prend rendez-vous, et imprimez-en l’adresse à la fin du livre.",
  rates:
    "Annoncez vos nouveaux tarifs avec la parution, une seule fois, en citant ce que le livre a rendu visible.",
  invitations:
    "Envoyez le livre, avec une lettre de dix lignes, à dix organisateurs ou journalistes dont vous suivez le travail.",
  offers:
    "Ouvrez la nouvelle offre à un petit cercle de lecteurs avant de l’annoncer plus largement.",
  community:
    "Invitez les premiers lecteurs à une rencontre, en ligne ou en salle, le mois de la parution, et parlez moins qu’eux.",
};
