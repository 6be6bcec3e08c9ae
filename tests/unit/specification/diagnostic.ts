import type { QuestionKey, QuestionNumber } from "~/diagnostic/questions";

/** The specification's table of the diagnostic's answers, and where it asks each question. */
export const answersTable: [QuestionNumber, QuestionKey, Record<string, number>][] = [
  [
    "q1",
    "expertise_domain",
    {
      "Coaching/Développement personnel": 8,
      "Business/Entrepreneuriat": 9,
      "Santé/Bien-être": 7,
      "Technologies/Digital": 9,
      "Formation/Éducation": 8,
      Autre: 6,
    },
  ],
  [
    "q2",
    "experience_years",
    { "Moins de 2 ans": 3, "2-5 ans": 6, "5-10 ans": 9, "Plus de 10 ans": 12 },
  ],
  [
    "q3",
    "transmission_method",
    {
      "Consultations individuelles": 6,
      "Formations/Ateliers en groupe": 8,
      "Conférences/Prise de parole publique": 10,
      "Contenu en ligne (articles, podcasts, vidéos)": 9,
      "Je débute dans la transmission de mon expertise": 3,
    },
  ],
  [
    "q4",
    "book_objective",
    {
      "Établir ma crédibilité et mon autorité": 7,
      "Attirer de nouveaux clients": 9,
      "Partager ma méthodologie": 8,
      "Créer une nouvelle source de revenus": 10,
      "Transformer mon entreprise/ma pratique": 12,
      "Laisser un héritage de mes connaissances": 6,
    },
  ],
  [
    "q5",
    "business_impact",
    {
      "Augmentation significative du nombre de clients": 8,
      "Hausse de mes tarifs/positionnement": 9,
      "Opportunités de conférences/médias": 10,
      "Développement de nouveaux produits/services": 11,
      "Création d'une communauté": 12,
    },
  ],
  [
    "q6",
    "publication_timeline",
    { "Moins de 3 mois": 12, "3-6 mois": 10, "6-12 mois": 7, "Plus d'un an": 4 },
  ],
  [
    "q7",
    "project_status",
    {
      "J'y pense mais je n'ai pas commencé": 2,
      "J'ai des notes/idées éparses": 4,
      "J'ai une structure/plan détaillé": 8,
      "J'ai commencé mais je suis bloqué(e)": 6,
      "J'ai un manuscrit partiel (moins de 50%)": 10,
      "J'ai un manuscrit avancé (plus de 50%)": 12,
    },
  ],
  [
    "q8",
    "main_obstacles",
    {
      "Manque de temps": 8,
      "Difficulté à structurer mes idées": 6,
      "Syndrome de la page blanche": 4,
      "Doutes sur la qualité/pertinence": 5,
      "Incertitude sur le processus": 7,
      "Difficulté à maintenir ma motivation": 3,
    },
  ],
  [
    "q9",
    "ai_familiarity",
    {
      "Je ne les ai jamais utilisés": 2,
      "Débutant (usage occasionnel)": 5,
      "Intermédiaire (usage régulier)": 8,
      "Avancé (usage quotidien)": 12,
    },
  ],
  [
    "q10",
    "book_format",
    {
      "Guide pratique/méthodologie": 9,
      "Manifeste/vision": 8,
      "Recueil d'études de cas": 10,
      "Biographie professionnelle": 7,
      "Synthèse de recherches": 11,
    },
  ],
  [
    "q11",
    "ai_disposition",
    {
      "Enthousiaste - Je veux maximiser l'utilisation": 12,
      "Ouvert - Je suis prêt à expérimenter": 9,
      "Prudent - J'ai des réserves mais je suis curieux": 6,
      "Réticent - Je préfère les méthodes traditionnelles": 3,
    },
  ],
];

export const questionsByStep: Record<number, QuestionKey[]> = {
  1: [],
  2: ["expertise_domain", "experience_years", "transmission_method"],
  3: ["book_objective", "business_impact", "publication_timeline"],
  4: ["project_status", "main_obstacles", "ai_familiarity"],
  5: ["book_format", "ai_disposition"],
  6: [],
};
