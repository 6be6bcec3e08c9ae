export interface Prompt {
  title: string;
  /** What the reader fills in is in [square brackets]. */
  text: string;
}

export interface PromptGroup {
  id: "structuring" | "writing" | "editing";
  title: string;
  intro: string;
  prompts: readonly Prompt[];
}

const structuring: PromptGroup = {
  id: "structuring",
  title: "Structurer le livre",
  intro:
    "Dix prompts pour aller d’un métier à un plan. Prenez-les dans l’ordre\u00a0: chacun se nourrit de la réponse au précédent.",
  prompts: [
    {
      title: "Trouver votre sujet signature",
      text: "Vous êtes directeur éditorial dans une maison qui publie des livres professionnels. J’exerce le métier de [votre métier] auprès de [vos clients], qui me consultent pour [trois problèmes fréquents]. Posez-moi cinq questions, une par une, pour découvrir ce que je fais autrement que mes confrères. Proposez ensuite trois sujets de livre, avec pour chacun le lecteur visé, l’idée défendue en une phrase et le principal risque. Dites enfin lequel vous publieriez, et pourquoi.",
    },
    {
      title: "Dresser le portrait du lecteur",
      text: "Mon livre s’adresse à [profession ou situation du lecteur] qui veut [objectif]. Décrivez ce lecteur un jour de semaine ordinaire\u00a0: ce qui l’occupe, ce qu’il a déjà essayé, ce qui l’a déçu, les mots qu’il emploie pour en parler. Dressez la liste des dix questions qu’il se pose, de la plus naïve à la plus experte. Marquez «\u00a0à vérifier\u00a0» tout ce que vous supposez\u00a0: je le confronterai à mes clients réels.",
    },
    {
      title: "Formuler la promesse",
      text: "Voici mon lecteur\u00a0: [portrait en trois lignes]. Voici ce qu’il saura faire après sa lecture\u00a0: [résultat observable]. Rédigez sept formulations de cette promesse, en une phrase de vingt-cinq mots au plus, sans superlatif ni jargon. Pour chacune, écrivez ce que répondrait un lecteur sceptique et la preuve que le livre devra donner. Tenez-vous à ce que mes preuves autorisent\u00a0: [cas, données, années de pratique].",
    },
    {
      title: "Situer le livre parmi les autres",
      text: "Mon sujet est [sujet], mon angle [angle]. Mes lecteurs connaissent déjà ces livres\u00a0: [trois à cinq titres, avec votre avis sur chacun]. À partir de ces seules indications, sans ajouter de titre, comparez-les dans un tableau\u00a0: lecteur visé, thèse, forme, point aveugle. Dites en trois phrases quelle place reste libre et comment mon livre l’occupe. Si cette place est trop étroite, proposez deux angles voisins.",
    },
    {
      title: "Faire l’inventaire de votre matière",
      text: "Jouez le rôle d’un journaliste qui prépare un long entretien sur ma pratique de [domaine]. Interrogez-moi, une question à la fois, sur mes méthodes, mes échecs, mes cas marquants et mes désaccords avec la profession\u202f; relancez-moi dès que je reste vague. Arrêtez-vous après quinze questions. Classez alors mes réponses en quatre listes (idées, histoires, outils, chiffres à vérifier) en gardant mes propres mots.",
    },
    {
      title: "Trier vos notes",
      text: "Voici mes notes en vrac\u00a0: [collez vos notes]. Regroupez-les en cinq à huit familles, sans inventer de contenu, et nommez chaque famille par une question que se pose mon lecteur. Mettez à part les doublons, les hors-sujet et les notes que vous ne comprenez pas. Signalez enfin les familles trop minces\u00a0: ce sont elles que je dois nourrir.",
    },
    {
      title: "Bâtir la table des matières",
      text: "Mon livre promet [promesse] à [lecteur] et défend l’idée que [thèse]. Ma matière\u00a0: [familles de notes]. Proposez trois tables des matières de six chapitres, bâties sur trois principes différents\u00a0: le parcours du lecteur, les étapes de ma méthode, les erreurs à corriger. Résumez chaque chapitre en une ligne qui dit ce que le lecteur sait faire en le refermant. Comparez les trois plans et recommandez-en un.",
    },
    {
      title: "Détailler un chapitre",
      text: "Nous préparons le chapitre [numéro et titre]. Le lecteur connaît déjà [acquis des chapitres précédents] et doit pouvoir, à la fin, [résultat]. Établissez la fiche du chapitre\u00a0: question d’ouverture, idée centrale, trois à cinq sections avec leur argument, l’exemple que chacune réclame, l’exercice final, la transition vers la suite. Laissez entre crochets tout ce que vous ne pouvez pas savoir à ma place.",
    },
    {
      title: "Éprouver le plan",
      text: "Voici le plan de mon livre\u00a0: [plan complet]. Lisez-le d’abord comme un lecteur pressé qui n’ouvre que le sommaire\u00a0: que comprend-il, que saute-t-il\u202f? Lisez-le ensuite comme un éditeur exigeant, et relevez les répétitions, les sauts de logique, les chapitres qui ne servent pas la promesse. Rendez cinq corrections au plus, par ordre d’importance, chacune avec la ligne du plan réécrite.",
    },
    {
      title: "Choisir le titre et le sous-titre",
      text: "Promesse du livre\u00a0: [promesse]. Ton souhaité\u00a0: [trois adjectifs]. Proposez douze titres de cinq mots au plus, répartis en quatre familles (image, affirmation, question, nom de méthode), chacun avec un sous-titre qui nomme le lecteur et le bénéfice. Écartez les formules usées et les jeux de mots qu’il faudrait expliquer. Retenez trois couples et dites ce que je dois vérifier avant d’arrêter mon choix, à commencer par l’existence d’un livre du même nom.",
    },
  ],
};

const writing: PromptGroup = {
  id: "writing",
  title: "Rédiger les chapitres",
  intro:
    "Huit prompts pour écrire à partir de ce que vous savez. L’outil ordonne et propose\u202f; la matière vient de vous.",
  prompts: [
    {
      title: "Fixer votre voix",
      text: "Voici trois textes de ma main\u00a0: [trois extraits d’une demi-page]. Analysez ma manière d’écrire\u00a0: longueur des phrases, vocabulaire, images, rapport au lecteur, humour, tournures que j’évite. Résumez-la en dix consignes numérotées que je collerai au début de chaque conversation. Appliquez-les ensuite, pour contrôle, à ce paragraphe\u00a0: [paragraphe neutre].",
    },
    {
      title: "Écrire l’introduction",
      text: "Rédigez une introduction de [nombre] mots à partir de ces éléments\u00a0: la scène à l’origine du livre [scène], le problème du lecteur [problème], la promesse [promesse], le plan [plan]. Entrez directement dans la scène, sans annonce ni définition. Dites à qui le livre ne s’adresse pas. Suivez mes consignes de style [consignes] et n’ajoutez ni chiffre, ni citation, ni souvenir.",
    },
    {
      title: "Ouvrir un chapitre",
      text: "Le chapitre [titre] défend cette idée\u00a0: [idée]. Trois souvenirs réels pourraient l’ouvrir\u00a0: [souvenirs, en deux lignes chacun]. Choisissez le plus parlant, puis écrivez deux ouvertures de cent cinquante mots, l’une par la scène, l’autre par une question franche au lecteur. Tenez-vous aux détails que j’ai donnés et marquez entre crochets ceux qui manquent. Arrêtez chaque ouverture juste avant l’énoncé de l’idée.",
    },
    {
      title: "Passer de l’oral à l’écrit",
      text: "Voici la transcription d’une note vocale où j’explique [sujet]\u00a0: [transcription]. Faites-en une section de livre d’environ [nombre] mots. Supprimez les hésitations et les redites, rétablissez l’ordre logique, gardez mes exemples, mes images et mes tournures les plus personnelles. N’ajoutez aucune idée\u00a0: quand un maillon manque, posez-moi la question entre crochets, à l’endroit voulu.",
    },
    {
      title: "Expliquer une notion difficile",
      text: "Expliquez [notion] à un lecteur qui maîtrise [acquis du lecteur] mais découvre ce sujet. Donnez d’abord une définition de vingt mots, puis un exemple tiré de [secteur], puis une comparaison avec la vie courante, en précisant où elle cesse d’être juste. Finissez par le contresens le plus fréquent. Expliquez chaque mot technique\u202f; si les spécialistes ne s’accordent pas sur la définition, dites-le.",
    },
    {
      title: "Raconter un cas client",
      text: "À partir de ces faits, déjà anonymisés\u00a0: [situation, intervention, obstacles, résultat], écrivez un récit de cas de trois cents mots. Suivez cet ordre\u00a0: l’enjeu, la tentative qui a échoué, le tournant, le résultat, ce que le lecteur peut reprendre. N’embellissez rien et ne prêtez à la personne aucune parole. Listez à la fin les détails qui permettraient encore de la reconnaître.",
    },
    {
      title: "Présenter une méthode pas à pas",
      text: "Voici ma méthode, telle que je l’applique\u00a0: [étapes en vrac]. Réécrivez-la en étapes numérotées, une action par étape, chacune ouverte par un verbe à l’infinitif. Donnez pour chaque étape le geste précis, le signe qu’elle est réussie et l’erreur courante. Repérez les étapes que j’accomplis sans y penser et posez-moi les questions qui permettront de les écrire.",
    },
    {
      title: "Finir un chapitre",
      text: "Voici mon chapitre\u00a0: [texte du chapitre]. Rédigez sa dernière page\u00a0: trois phrases qui rassemblent l’idée sans la redire mot pour mot, un exercice faisable en moins de [durée] avec son critère de réussite, une transition de deux phrases vers [titre du chapitre suivant]. Évitez «\u00a0en conclusion\u00a0», «\u00a0en résumé\u00a0» et toute morale. Donnez deux versions de la transition, l’une posée, l’autre plus vive.",
    },
  ],
};

const editing: PromptGroup = {
  id: "editing",
  title: "Réviser le manuscrit",
  intro: "Sept prompts pour relire sans complaisance. Ils vont du fond vers le détail.",
  prompts: [
    {
      title: "Recueillir une première lecture",
      text: "Vous êtes [portrait du lecteur]. Lisez ce chapitre une seule fois, du début à la fin\u00a0: [texte]. Relevez les passages où vous vous ennuyez, ceux où vous ne comprenez plus, ceux que vous souligneriez, en citant à chaque fois leurs premiers mots. Dites ensuite en une phrase ce que vous avez retenu et ce que vous ferez demain. Ne corrigez rien.",
    },
    {
      title: "Contredire la thèse",
      text: "Vous êtes un confrère compétent qui ne partage pas mes conclusions. Voici mon argumentation\u00a0: [texte]. Formulez de bonne foi les cinq objections les plus solides, de la plus grave à la plus légère. Pour chacune, dites si je dois la réfuter, nuancer mon propos ou reconnaître une limite, et à quel endroit du texte. Laissez le style de côté.",
    },
    {
      title: "Relever ce qui se vérifie",
      text: "Voici un chapitre\u00a0: [texte]. Relevez-y toutes les affirmations vérifiables\u00a0: chiffres, dates, noms, citations, règles de droit, résultats d’études. Rangez-les dans un tableau à quatre colonnes\u00a0: affirmation exacte, paragraphe, source à consulter, gravité d’une erreur. Ne confirmez rien de mémoire et ne proposez aucune référence\u00a0: je contrôlerai chaque ligne à la source.",
    },
    {
      title: "Resserrer le texte",
      text: "Voici un passage de [nombre] mots\u00a0: [texte]. Ramenez-le à [nombre] mots en supprimant les redites, les précautions, les adverbes inutiles et les phrases qui annoncent la suite. Gardez tous les faits, tous les exemples et le rythme de mes phrases. Donnez le texte réduit, puis les trois coupes les plus discutables, avec la raison de chacune.",
    },
    {
      title: "Retrouver votre voix",
      text: "Mes consignes de style\u00a0: [consignes]. Mon chapitre\u00a0: [texte]. Relevez les tournures que je n’emploierais pas\u00a0: symétries trop régulières, énumérations par trois, généralités, mots passe-partout, enthousiasme de brochure. Pour chacune, citez la phrase et proposez deux remplacements plus simples. Ne réécrivez pas l’ensemble\u00a0: je choisirai.",
    },
    {
      title: "Harmoniser le manuscrit",
      text: "Voici [deux chapitres ou le manuscrit entier]\u00a0: [texte]. Relevez tout ce qui varie\u00a0: graphies, majuscules, noms donnés à la méthode, sigles, adresse au lecteur, temps du récit, écriture des nombres, forme des titres. Pour chaque variation, citez les occurrences et recommandez une forme. Terminez par une feuille de style d’une page, que je joindrai à l’envoi au correcteur.",
    },
    {
      title: "Corriger sans réécrire",
      text: "Corrigez l’orthographe, la grammaire, la ponctuation et la typographie françaises (espaces insécables, guillemets, apostrophes, capitales accentuées) du texte suivant\u00a0: [texte]. Ne touchez ni au vocabulaire, ni à l’ordre des mots, ni aux citations. Rendez le texte corrigé, puis un tableau des modifications avec la règle appliquée. Quand deux usages sont admis, laissez le mien et signalez-le.",
    },
  ],
};

/** The prompts on the page's third tab and in its PDF. */
export const promptGroups: readonly PromptGroup[] = [structuring, writing, editing];
