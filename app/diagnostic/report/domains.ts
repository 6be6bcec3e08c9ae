import type { Action, Domain, Objective } from "./types";

interface DomainCopy {
  /** What the field contributes to a book, and its pitfall. */
  strength: Action;
  /** What to check before printing. */
  check: string;
  examples: Record<Objective, Example>;
}

/** An invented example of a book; the report says that it is invented. */
interface Example {
  title: string;
  /** Printed after « pour ». */
  reader: string;
  opening: string;
}

export const domains: Record<Domain, DomainCopy> = {
  coaching: {
    strength: {
      title: "L’accompagnement",
      text: "Le coaching et le développement personnel fournissent des situations humaines, que l’on retient mieux que des principes.",
    },
    check:
      "Faites signer un accord à chaque personne dont vous racontez l’accompagnement, même sous un autre prénom.",
    examples: {
      authority: {
        title: "Ce que dit un silence",
        reader: "les coachs qui débutent",
        opening: "Au début, je croyais que mon métier consistait à parler.",
      },
      clients: {
        title: "Décider sans attendre d’être certain",
        reader: "les cadres qui hésitent à changer de poste",
        opening: "La plupart des gens que je reçois ont déjà choisi.",
      },
      method: {
        title: "Cinq séances, un virage",
        reader: "les accompagnants indépendants",
        opening: "Une bonne séance commence par la fin.",
      },
      income: {
        title: "Avancer sans témoin",
        reader: "les lecteurs qui avancent seuls",
        opening: "Personne ne vous attend, et c’est toute la difficulté.",
      },
      transformation: {
        title: "Du tête-à-tête au cercle",
        reader: "les coachs à l’agenda plein",
        opening: "Un matin, j’ai compté mes heures.",
      },
      legacy: {
        title: "Ce que mes clients m’ont appris",
        reader: "ceux qui reprendront le métier",
        opening: "Je me souviens de chacune de leurs premières phrases.",
      },
    },
  },
  business: {
    strength: {
      title: "L’entreprise",
      text: "L’entrepreneuriat fournit des décisions, avec leur coût. Montrez-en une mauvaise et ce qu’elle vous a appris.",
    },
    check:
      "Contrôlez chaque chiffre et chaque nom d’entreprise, et prévenez celles que l’on pourrait reconnaître.",
    examples: {
      authority: {
        title: "La marge avant le chiffre",
        reader: "les dirigeants de petites entreprises",
        opening: "Mon premier bilan était magnifique, et nous étions presque en faillite.",
      },
      clients: {
        title: "Recruter le dixième",
        reader: "les fondateurs qui passent de neuf à dix",
        opening: "Le dixième salarié est celui qui change tout.",
      },
      method: {
        title: "La réunion de vingt minutes",
        reader: "les chefs d’équipe",
        opening: "Nous avons retiré les chaises.",
      },
      income: {
        title: "Vendre sans devis",
        reader: "les indépendants",
        opening: "Un devis gratuit coûte quatre heures.",
      },
      transformation: {
        title: "Céder les commandes",
        reader: "les patrons qui font tout",
        opening: "Je suis parti dix jours, et rien ne s’est passé.",
      },
      legacy: {
        title: "Reprendre la maison",
        reader: "les repreneurs d’entreprise",
        opening: "La maison avait déjà fait faillite deux fois.",
      },
    },
  },
  health: {
    strength: {
      title: "Le soin",
      text: "La santé et le bien-être touchent chacun. Séparez toujours ce que l’on sait de ce que l’on suppose.",
    },
    check:
      "Soumettez les passages de santé à un confrère, et rappelez en tête d’ouvrage que le livre ne remplace pas une consultation.",
    examples: {
      authority: {
        title: "Mal de dos, ce qui est établi",
        reader: "les patients qui ont tout lu",
        opening: "On vous a sans doute conseillé de vous reposer.",
      },
      clients: {
        title: "Mieux dormir après cinquante ans",
        reader: "les personnes qui se réveillent à quatre heures",
        opening: "À quatre heures du matin, tout paraît grave.",
      },
      method: {
        title: "Manger au calme",
        reader: "les parents d’enfants difficiles à table",
        opening: "Commencez par éteindre la radio.",
      },
      income: {
        title: "L’épaule du lundi",
        reader: "les sportifs du dimanche",
        opening: "Le dimanche, rien ne fait mal.",
      },
      transformation: {
        title: "Soigner à plusieurs",
        reader: "les soignants qui exercent seuls",
        opening: "Seul dans un cabinet, on a toujours raison.",
      },
      legacy: {
        title: "Ce que les patients ne disent pas",
        reader: "les jeunes soignants",
        opening: "Elle avait gardé son manteau, et j’aurais dû le voir.",
      },
    },
  },
  tech: {
    strength: {
      title: "La technique",
      text: "Dans les technologies, l’outil change vite. Votre matière durable, ce sont les raisonnements.",
    },
    check:
      "Datez les captures et les versions citées, et renvoyez en ligne tout ce qui changera dans l’année.",
    examples: {
      authority: {
        title: "La panne du vendredi",
        reader: "les responsables informatiques",
        opening: "Tout est tombé à dix-sept heures.",
      },
      clients: {
        title: "Choisir un logiciel sans regret",
        reader: "les dirigeants qui n’y connaissent rien",
        opening: "Le meilleur logiciel est souvent celui que vous avez.",
      },
      method: {
        title: "Décrire avant de coder",
        reader: "les équipes qui livrent en retard",
        opening: "Le premier écran se dessine au crayon.",
      },
      income: {
        title: "Automatiser ses lundis",
        reader: "les indépendants",
        opening: "Notez tout ce que vous faites deux fois.",
      },
      transformation: {
        title: "De prestataire à éditeur",
        reader: "les agences lasses du sur-mesure",
        opening: "Nous vendions le même travail pour la dixième fois.",
      },
      legacy: {
        title: "Les raisons derrière les choix",
        reader: "ceux qui reprendront un vieux système",
        opening: "Ce fichier a vingt ans, et il avait une bonne raison.",
      },
    },
  },
  education: {
    strength: {
      title: "La pédagogie",
      text: "La formation et l’éducation vous ont appris à découper un savoir et à vérifier qu’il est compris. Un livre demande la même chose.",
    },
    check:
      "Vérifiez les droits des documents pédagogiques que vous reprenez, exercices et schémas compris.",
    examples: {
      authority: {
        title: "Ce qu’un groupe retient",
        reader: "les formateurs en entreprise",
        opening: "Six mois après mon stage, il leur restait une image.",
      },
      clients: {
        title: "Former sans ennuyer",
        reader: "les responsables de formation",
        opening: "Le premier bâillement vient à la onzième minute.",
      },
      method: {
        title: "Évaluer en trois questions",
        reader: "les enseignants débordés",
        opening: "La troisième question est la seule qui compte.",
      },
      income: {
        title: "Le stage à emporter",
        reader: "les animateurs d’ateliers",
        opening: "Tout ce qui suit a été essayé dans une salle.",
      },
      transformation: {
        title: "La salle et l’écran",
        reader: "les organismes qui passent en ligne",
        opening: "La visioconférence n’est pas une salle de classe.",
      },
      legacy: {
        title: "Avant la rentrée",
        reader: "ceux qui commencent à la rentrée",
        opening: "Le premier jour, on vous regardera entrer.",
      },
    },
  },
  other: {
    strength: {
      title: "Un domaine à part",
      text: "Votre domaine n’est pas dans notre liste. Expliquez son vocabulaire dès les premières pages\u00a0: c’est souvent ce que l’on retient d’un métier.",
    },
    check:
      "Faites relire le vocabulaire du métier par deux personnes, l’une qui l’exerce, l’autre qui l’ignore.",
    examples: {
      authority: {
        title: "Les mots du métier",
        reader: "les curieux et les débutants",
        opening: "Chez nous, personne n’emploie le mot juste.",
      },
      clients: {
        title: "Avant de nous appeler",
        reader: "les particuliers qui comparent",
        opening: "Voici les questions que vous devriez nous poser.",
      },
      method: {
        title: "Le geste, puis la raison",
        reader: "les apprentis",
        opening: "Regardez d’abord les mains.",
      },
      income: {
        title: "Bien commencer",
        reader: "les amateurs sérieux",
        opening: "Il vous faudra peu de matériel et du temps.",
      },
      transformation: {
        title: "Changer de clientèle",
        reader: "les professionnels qui s’usent",
        opening: "J’ai dit non pour la première fois un mardi.",
      },
      legacy: {
        title: "Ce qui va se perdre",
        reader: "ceux qui viendront après",
        opening: "Il ne reste que quelques mains pour le faire ainsi.",
      },
    },
  },
};

export function exampleText({ title, reader, opening }: Example): string {
  return `Un exemple inventé, dans votre domaine et pour votre but\u00a0: «\u00a0${title}\u00a0», pour ${reader}. Première phrase\u00a0: «\u00a0${opening}\u00a0»`;
}
