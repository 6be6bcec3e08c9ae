import { capitalised } from "~/lib/decapitalised";
import { claims, said } from "./claims";
import { type Review, reviewPolicyPath, type Testimonial } from "./reviews";

interface Reviews {
  /** For `/temoignages`, which shows dated ones newest first and the first one large. */
  testimonials: Testimonial[];
  home: Review[];
  fourteenDays: Review[];
  dream: Review[];
  opportunity: Review[];
  loss: Review[];
  insider: Review[];
  chapter: Review[];
  challenge: Review[];
  promptPack: Review[];
  /** For `/livre`. */
  book: Review[];
  /** For the pages of the training and its masterclass. */
  training: Review[];
}

/**
 * Every review of the site, by page. An empty list removes its section. While all are empty, there is no rating, and
 * `/temoignages` says how reviews are gathered and is listed nowhere.
 */
export const reviews: Reviews = {
  testimonials: [
    {
      initials: "C. L.",
      sample: true,
      role: "Consultante en organisation",
      calling: "la consultante",
      image: "/images/portraits/chignon.svg",
      quote:
        "Je repoussais ce livre depuis des années. J’ai fini par l’écrire entre deux missions. Le plan était posé au bout du troisième jour. Ensuite, chaque matin, je savais quelle question traiter\u00a0: je racontais comment je m’y prends chez un client, puis je coupais. L’IA m’a surtout servi à me faire préciser. Elle demandait «\u00a0comment\u202f?\u00a0», et je répondais. Le quatorzième soir, j’ai relu le tout à voix haute, et je n’ai presque rien changé.",
      impact:
        "Ses propositions commencent désormais par un exemplaire du livre\u202f; elle ne répond presque plus aux appels d’offres.",
      timeline: "14\u00a0jours",
    },
    {
      initials: "M. D.",
      sample: true,
      role: "Formateur en prévention des risques",
      image: "/images/portraits/barbe.svg",
      quote:
        "Mes supports de stage faisaient trois classeurs. Il y avait dedans un livre et beaucoup de redites. Le plan m’a montré quoi garder. Mes stagiaires repartent maintenant avec le livre.",
      impact: "Le livre est remis à chaque participant et sert de base à un nouveau stage.",
      timeline: "19\u00a0jours",
    },
    {
      initials: "A. B.",
      sample: true,
      role: "Coach de dirigeants",
      image: "/images/portraits/lunettes.svg",
      quote:
        "Le secret professionnel m’arrêtait. J’ai appris à composer des situations reconnaissables sans jamais exposer personne. Un confrère a relu ces passages avant l’impression, et j’en ai retiré deux.",
      impact: "Il a relevé ses tarifs et choisit ses accompagnements.",
      timeline: "16\u00a0jours",
    },
    {
      initials: "S. R.",
      sample: true,
      role: "Diététicienne en cabinet",
      calling: "la diététicienne",
      image: "/images/portraits/carre.svg",
      quote:
        "Je tenais à vérifier chaque étude citée, une par une. La méthode réserve des jours à ce contrôle, j’en ai ajouté quelques-uns. Je peux défendre chaque page devant un médecin.",
      impact: "Des médecins de sa région recommandent l’ouvrage à leurs patients.",
      timeline: "26\u00a0jours",
    },
    {
      initials: "T. N.",
      sample: true,
      role: "Fondateur d’une agence de design",
      image: "/images/portraits/boucles.svg",
      quote:
        "Je n’aime pas écrire. J’ai donc dicté, puis laissé l’outil remettre de l’ordre. Mon associée a relu\u00a0: elle m’entendait parler.",
      impact: "L’agence est invitée à parler de sa méthode dans des écoles et des salons.",
      timeline: "18\u00a0jours",
    },
    {
      initials: "J. P.",
      sample: true,
      role: "Experte en transmission d’entreprise",
      image: "/images/portraits/cheveux-longs.svg",
      quote:
        "Je répétais la même chose à tous les cédants. Maintenant ils l’ont lue avant notre premier rendez-vous. Nous gagnons à peu près une heure.",
      impact: "Ses premiers entretiens débouchent plus vite sur un mandat.",
      timeline: "21\u00a0jours",
    },
  ],
  home: [
    {
      initials: "A.\u00a0V.",
      sample: true,
      role: "Consultante en ressources humaines",
      quote:
        "Je donne mon livre avant mon devis. On me parle davantage de méthode et un peu moins de prix.",
    },
    {
      initials: "M.\u00a0K.",
      sample: true,
      role: "Formateur en cybersécurité",
      quote: "Je me méfiais de l’IA, par métier. Le chapitre sur la vérification m’a rassuré.",
    },
    {
      initials: "R.\u00a0T.",
      sample: true,
      role: "Fondatrice d’un atelier de céramique",
      quote:
        "Je ne me voyais pas écrire. Avec le plan, j’ai su par où commencer, et je suis allée au bout.",
    },
  ],
  fourteenDays: [
    {
      initials: "S.\u00a0M.",
      sample: true,
      role: "Consultante en achats",
      quote:
        "Je croyais acheter un livre sur l’IA. Il m’a surtout fait réfléchir à mon lecteur. J’ai refait mon sommaire après le premier chapitre.",
      source: "amazon",
    },
    {
      initials: "J.\u00a0R.",
      sample: true,
      role: "Formateur en techniques de vente",
      quote:
        "J’avais des dossiers pleins et pas un chapitre terminé. Les prompts posent des questions précises. J’ai répondu, j’ai repris, et ça se lit.",
      source: "amazon",
    },
  ],
  dream: [
    {
      initials: "C.\u00a0D.",
      sample: true,
      role: "Coach de vie",
      quote:
        "J’avais peur de ne rien avoir à dire. Les questions du premier chapitre m’ont fait remplir six pages dès le premier soir.",
    },
    {
      initials: "P.\u00a0L.",
      sample: true,
      role: "Formateur en menuiserie",
      quote:
        "Ma fille a lu mon brouillon et elle m’y a reconnu. Je ne pensais pas que ce serait possible avec une IA.",
    },
    {
      initials: "L.\u00a0F.",
      sample: true,
      role: "Thérapeute",
      quote:
        "Je gardais cette idée pour ma retraite. J’ai suivi les étapes, chaque soir, et le manuscrit est là.",
    },
  ],
  opportunity: [
    {
      initials: "N.\u00a0B.",
      sample: true,
      role: "Consultante en stratégie",
      quote:
        "Mon plan était prêt le premier soir. Pour le reste, j’ai bloqué une heure chaque matin.",
    },
    {
      initials: "T.\u00a0V.",
      sample: true,
      role: "Formateur en management",
      quote: "J’envoie mon livre avant le premier rendez-vous. On gagne du temps des deux côtés.",
    },
    {
      initials: "S.\u00a0K.",
      sample: true,
      role: "Coach d’équipe",
      quote: "J’avais bloqué mon été pour écrire. Deux semaines ont suffi, relecture comprise.",
    },
  ],
  loss: [
    {
      initials: "H.\u00a0Z.",
      sample: true,
      role: "Expert-comptable",
      quote:
        "J’hésitais entre quatre sujets. Le premier chapitre m’en a fait garder un, et j’ai commencé le plan le samedi.",
    },
    {
      initials: "V.\u00a0L.",
      sample: true,
      role: "Consultante en recrutement",
      quote:
        "Je m’y préparais depuis des mois. Au quatrième jour du plan, j’ai enfin commencé à rédiger.",
    },
  ],
  insider: [
    {
      initials: "E.\u00a0G.",
      sample: true,
      role: "Éditrice indépendante",
      quote:
        "J’y ai trouvé plusieurs choses que nous n’expliquons pas aux auteurs. Le chapitre sur la relecture m’a servi.",
    },
    {
      initials: "Y.\u00a0A.",
      sample: true,
      role: "Avocat en droit social",
      quote: "Le contrôle des sources m’a pris trois soirées. Depuis, je signe sans inquiétude.",
    },
    {
      initials: "P.\u00a0J.",
      sample: true,
      role: "Conférencière",
      quote:
        "J’ai écrit deux heures chaque matin, quinze jours de suite. Le livre m’a valu deux invitations.",
    },
  ],
  chapter: [
    {
      initials: "S. B.",
      sample: true,
      role: "Psychologue du travail",
      quote: "Je l’ai lu dans le train. J’hésitais entre trois idées de livre, il m’en reste une.",
    },
    {
      initials: "P. G.",
      sample: true,
      role: "Formateur en sécurité au travail",
      quote:
        "Les prompts sont courts et expliqués. Je les ai essayés avec mes propres notes et ça marche.",
    },
  ],
  challenge: [
    {
      initials: "G. N.",
      sample: true,
      role: "Naturopathe",
      quote:
        "Le quatrième jour, j’ai failli sauter la séance. J’y suis allée quand même et j’ai écrit quatre pages.",
    },
    {
      initials: "O. T.",
      sample: true,
      role: "Consultant en stratégie commerciale",
      quote:
        "Je venais pour l’outil. J’en ai surtout gardé l’habitude d’écrire le matin, avant les messages.",
    },
  ],
  book: [
    {
      initials: "D.\u00a0S.",
      sample: true,
      role: "Formatrice en gestion de projet",
      quote:
        "Je l’ai lu avec un carnet. Chaque chapitre finit par une chose à faire. Je les ai faites, et j’ai un livre.",
    },
  ],
  training: [
    {
      initials: "L.\u00a0M.",
      sample: true,
      role: "Consultante en conduite du changement, lectrice du livre",
      quote:
        "J’avais le livre et un plan. Il me manquait des dates, et quelqu’un à qui dire où je bloquais. Je me suis inscrite pour cela.",
    },
  ],
  promptPack: [
    {
      initials: "C. V.",
      sample: true,
      role: "Consultante en communication, autrice",
      quote:
        "Je perdais du temps à reformuler mes demandes. Maintenant je colle mon passage, je remplis les crochets, et les remarques vont droit à ce qui manque.",
    },
  ],
};

/** Whether there is any review. */
export const hasReviews = () => Object.values(reviews).some((list) => list.length > 0);

const claimNames = Object.keys(claims) as (keyof typeof claims)[];

/** Of which kind the site's samples are. */
const samples = {
  avis: () =>
    Object.values(reviews).some((list: Review[]) => list.some((review) => "sample" in review)),
  chiffres: () =>
    claimNames.some((name) => claims[name].source === null && said[name].claim !== undefined),
};

/**
 * The line in the footer of a page with sample reviews or claims without a source; null once `readers.ts` and `claims.ts`
 * have neither.
 */
export function samplesLine() {
  const kinds = [samples.avis() && "avis", samples.chiffres() && "chiffres"].filter(Boolean);
  if (kinds.length === 0) return null;
  return {
    label: `${capitalised(kinds.join(" et "))} d’exemple.`,
    to: hasReviews() ? reviewPolicyPath : null,
  };
}
