/** The diagnostic as specified: steps, questions (one answer if not said), points and labels. */
export const specifiedDiagnostic = `
step 1
step 2
q1 expertise_domain
  8 Coaching/Développement personnel
  9 Business/Entrepreneuriat
  7 Santé/Bien-être
  9 Technologies/Digital
  8 Formation/Éducation
  6 Autre
q2 experience_years
  3 Moins de 2 ans
  6 2-5 ans
  9 5-10 ans
  12 Plus de 10 ans
q3 transmission_method
  6 Consultations individuelles
  8 Formations/Ateliers en groupe
  10 Conférences/Prise de parole publique
  9 Contenu en ligne (articles, podcasts, vidéos)
  3 Je débute dans la transmission de mon expertise
step 3
q4 book_objective
  7 Établir ma crédibilité et mon autorité
  9 Attirer de nouveaux clients
  8 Partager ma méthodologie
  10 Créer une nouvelle source de revenus
  12 Transformer mon entreprise/ma pratique
  6 Laisser un héritage de mes connaissances
q5 business_impact
  8 Augmentation significative du nombre de clients
  9 Hausse de mes tarifs/positionnement
  10 Opportunités de conférences/médias
  11 Développement de nouveaux produits/services
  12 Création d'une communauté
q6 publication_timeline
  12 Moins de 3 mois
  10 3-6 mois
  7 6-12 mois
  4 Plus d'un an
step 4
q7 project_status
  2 J'y pense mais je n'ai pas commencé
  4 J'ai des notes/idées éparses
  8 J'ai une structure/plan détaillé
  6 J'ai commencé mais je suis bloqué(e)
  10 J'ai un manuscrit partiel (moins de 50%)
  12 J'ai un manuscrit avancé (plus de 50%)
q8 main_obstacles: checkbox 2
  8 Manque de temps
  6 Difficulté à structurer mes idées
  4 Syndrome de la page blanche
  5 Doutes sur la qualité/pertinence
  7 Incertitude sur le processus
  3 Difficulté à maintenir ma motivation
q9 ai_familiarity
  2 Je ne les ai jamais utilisés
  5 Débutant (usage occasionnel)
  8 Intermédiaire (usage régulier)
  12 Avancé (usage quotidien)
step 5
q10 book_format
  9 Guide pratique/méthodologie
  8 Manifeste/vision
  10 Recueil d'études de cas
  7 Biographie professionnelle
  11 Synthèse de recherches
q11 ai_disposition
  12 Enthousiaste - Je veux maximiser l'utilisation
  9 Ouvert - Je suis prêt à expérimenter
  6 Prudent - J'ai des réserves mais je suis curieux
  3 Réticent - Je préfère les méthodes traditionnelles
step 6
`;
