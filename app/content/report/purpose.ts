import type { Format, Impact, Objective } from "./types";

/** Where the book's aim and the effect hoped for meet. */
export const objectiveImpacts: Record<Objective, Record<Impact, string>> = {
  authority: {
    clients:
      "Vous voulez asseoir votre crédibilité et voir venir davantage de clients : le livre doit prouver avant de promettre, car on appelle plus volontiers quelqu’un dont on a vu le travail.",
    rates:
      "Crédibilité d’un côté, tarifs plus élevés de l’autre : les deux se rejoignent si le livre montre comment vous décidez, puisque c’est le jugement qui se paie, plus que l’information.",
    invitations:
      "Vous cherchez l’autorité et les invitations à parler : il faut au livre une thèse qui tienne en une phrase, celle qu’un organisateur pourra recopier dans son programme.",
    offers:
      "Faire autorité et lancer de nouvelles offres demande deux temps : le livre établit un nom, et les offres naissent des questions qu’il laissera ouvertes.",
    community:
      "Vous voulez faire référence et réunir des gens autour de vous : le livre devra affirmer sans clore la discussion, sinon il aura un public et pas de communauté.",
  },
  clients: {
    clients:
      "But et effet attendu se confondent : davantage de clients. Le livre se juge alors sur un seul point, la conversation qu’il déclenche avec la personne qui vient de le lire.",
    rates:
      "Attirer des clients et relever vos tarifs peuvent se contrarier : un livre écrit pour tout le monde remplit l’agenda, un livre qui choisit son public vous permet de choisir vos clients.",
    invitations:
      "Vous cherchez des clients par la scène et les médias : le livre sert alors de carte de visite, et chaque chapitre devrait fournir un sujet d’intervention.",
    offers:
      "De nouveaux clients pour de nouvelles offres : le livre doit résoudre pour de bon un premier problème, et l’offre prendre le relais là où le papier ne suffit plus.",
    community:
      "Vous attendez des clients et une communauté : donnez au livre quelques pages à pratiquer ensemble, car on recommande volontiers ce que l’on a partagé.",
  },
  method: {
    clients:
      "Vous voulez partager votre méthode et gagner des clients : n’en cachez rien. Qui peut l’appliquer sans aide n’aurait pas fait appel à vous ; les autres sauront à qui s’adresser.",
    rates:
      "Une méthode exposée avec ses limites justifie un tarif mieux qu’un argumentaire : c’est le lien à soigner entre votre but et l’effet que vous en attendez.",
    invitations:
      "Partager une méthode et recevoir des invitations suppose de la nommer : un nom, trois ou quatre temps, un schéma que l’on puisse projeter.",
    offers:
      "Votre méthode est le but, de nouvelles offres en sont l’effet attendu : chacune de ses étapes peut devenir un atelier, à condition d’être écrite comme un tout.",
    community:
      "Une méthode devient commune quand d’autres l’adaptent : laissez-leur une place dans le livre, et la communauté que vous espérez aura de quoi parler.",
  },
  income: {
    clients:
      "Vous cherchez un revenu et attendez surtout des clients : les exemplaires vendus rapportent peu, l’essentiel viendra de ce que l’on vous demandera après la dernière page.",
    rates:
      "Un revenu nouveau par la hausse de vos tarifs : le livre n’a pas besoin de se vendre beaucoup, il doit rendre votre prix plus facile à défendre.",
    invitations:
      "Vous cherchez un revenu par les conférences et les médias : le livre ouvre la porte, l’intervention se paie, et c’est elle qu’il faut savoir décrire en dernière page.",
    offers:
      "Vous voulez un revenu et de nouveaux produits : décidez maintenant lequel naîtra du livre, car un ouvrage écrit pour tout vendre ne mène à rien.",
    community:
      "Un revenu et une communauté s’accordent si l’ordre est respecté : on réunit d’abord des gens utiles les uns aux autres, on propose ensuite.",
  },
  transformation: {
    clients:
      "Vous voulez transformer votre activité et gagner des clients : choisissez si le livre parle à ceux d’aujourd’hui ou à ceux de demain, il ne fera pas les deux.",
    rates:
      "Changer de pratique et de positionnement vont ensemble, à condition que le livre décrive l’activité où vous allez, non celle que vous quittez.",
    invitations:
      "Vous comptez sur la parole publique pour transformer votre métier : le livre devra défendre l’idée que vous voudrez encore porter dans quelques années, et non raconter le travail d’hier.",
    offers:
      "Transformer l’activité et créer de nouvelles offres relèvent d’un même geste : le livre met au propre ce que vous proposerez ensuite, et révèle ce qui n’est pas mûr.",
    community:
      "Vous voulez passer d’une clientèle à une communauté, ce qui change le métier lui-même : le livre en sera la première règle commune, écrivez-le au pluriel.",
  },
  legacy: {
    clients:
      "Un héritage s’écrit pour durer, un livre qui amène des clients pour convaincre vite : faites le premier dans le corps du texte, le second dans la préface et la dernière page.",
    rates:
      "Laisser un héritage et relever vos tarifs ne se contredisent pas : ce que vous transmettez à tous rend plus visible ce qui ne s’obtient qu’auprès de vous.",
    invitations:
      "Vous voulez laisser une trace et la défendre en public : gardez pour le livre ce qui mérite d’être relu, pour la scène ce qui gagne à être dit.",
    offers:
      "Transmettre vos connaissances et en tirer de nouvelles offres demande un tri : au livre ce qui ne vieillira pas, aux offres ce qu’il faudra mettre à jour.",
    community:
      "Un héritage veut des héritiers : la communauté que vous espérez est faite de gens qui poursuivront le travail, et le livre devrait leur dire par où continuer.",
  },
};

/** What the chosen form does for the aim. */
export const objectiveFormats: Record<Objective, Record<Format, string>> = {
  authority: {
    guide:
      "Un guide pratique installe la crédibilité par l’usage : c’est en le suivant que l’on vérifie que vous savez, pas en lisant vos titres.",
    manifesto:
      "Le manifeste est une voie exposée vers la crédibilité : il rend visible d’un coup, et chaque affirmation sans preuve s’y retourne contre qui la signe.",
    cases:
      "Le recueil de cas convient à ce but : on discute peu une autorité qui montre ses dossiers, échecs compris.",
    biography:
      "Une biographie professionnelle n’établit l’autorité que si l’on y apprend quelque chose pour soi ; à chaque épisode doit répondre une leçon vérifiable.",
    research:
      "La synthèse de recherches appuie votre autorité sur celle des autres : prenez soin d’y trancher, faute de quoi l’on retiendra vos sources et non votre avis.",
  },
  clients: {
    guide:
      "Le guide pratique est la forme la plus directe pour ce but : quelqu’un qui a réussi une étape grâce à vous demande volontiers la suivante.",
    manifesto:
      "Un manifeste attire les clients qui pensent déjà comme vous et écarte les autres : c’est un filtre, à employer en le sachant.",
    cases:
      "Vos futurs clients se reconnaîtront dans un cas avant de se reconnaître dans un argument : le recueil est un bon choix, si les cas leur ressemblent.",
    biography:
      "Le récit de votre parcours n’amène des clients que par ricochet : il leur faut vous voir aux prises avec un problème voisin du leur.",
    research:
      "Une synthèse de recherches rassure, mais n’appelle pas d’elle-même un rendez-vous : terminez chaque chapitre par ce que le résultat change pour un client.",
  },
  method: {
    guide:
      "Méthode et guide pratique sont faits l’un pour l’autre ; le risque est la notice, et les exemples en sont le remède.",
    manifesto:
      "Sous la forme d’un manifeste, l’ouvrage dira pourquoi votre méthode existe ; il faudra placer ailleurs, en annexe ou en ligne, la façon de l’appliquer.",
    cases:
      "Montrer la méthode à travers des cas évite l’exposé ; encore faut-il que chaque cas en illustre une étape et une seule.",
    biography:
      "Raconter comment la méthode s’est formée, fausses pistes comprises, instruit plus que de l’exposer achevée : la biographie le permet.",
    research:
      "Adossée à une synthèse de recherches, votre méthode gagne des fondations ; signalez chaque fois où finit l’étude et où commence votre pratique.",
  },
  income: {
    guide:
      "Pour un revenu, le guide a l’avantage de se décliner : ses exercices peuvent fournir la trame d’un atelier ou d’un programme.",
    manifesto:
      "Un manifeste rapporte rarement par lui-même ; il crée une demande, et c’est la réponse à cette demande qui se vend.",
    cases:
      "Un recueil de cas vit modestement de ses ventes mais nourrit bien une formation, où chaque dossier devient une séance.",
    biography:
      "La biographie professionnelle vit rarement de ses ventes ; le revenu que vous cherchez viendra des portes qu’elle ouvre, à nommer dès maintenant.",
    research:
      "Une synthèse de recherches trouve ses acheteurs parmi les professionnels et les organisations : pensez à eux pour le titre et pour le prix.",
  },
  transformation: {
    guide:
      "Écrire le guide vous obligera à fixer votre manière de faire : c’est par là que l’activité commencera à changer.",
    manifesto:
      "Le manifeste est la forme du changement annoncé : ce que vous y écrivez vous engage ensuite devant vos clients.",
    cases:
      "Retenez les cas qui ressemblent au travail que vous voulez faire désormais : le recueil change l’activité par ce qu’il met en vitrine.",
    biography:
      "Le récit de votre parcours peut justifier le virage que vous préparez, s’il s’arrête sur les décisions plutôt que sur les dates.",
    research:
      "La synthèse vous donnera des raisons de changer de pratique ; gardez un chapitre pour dire ce que vous cesserez de faire à sa lumière.",
  },
  legacy: {
    guide:
      "Un guide vieillit par ses outils et dure par ses principes : pour un héritage, séparez les deux.",
    manifesto:
      "Pour un héritage, le manifeste est la forme la plus brève et la plus fragile : il ne dure que s’il parle d’autre chose que de son moment.",
    cases:
      "Les cas gardent ce qu’un exposé perd, le contexte et l’hésitation : c’est une belle matière d’héritage, à dater et à situer.",
    biography:
      "Héritage et biographie vont bien ensemble, à condition de transmettre un savoir autant que des souvenirs.",
    research:
      "Une synthèse transmet l’état d’une question à un moment donné : dites lequel, et ce qu’il faudra vérifier après vous.",
  },
};
