/** Why the answers lead to a profile. Each text must hold for all answers with that profile. */
export const profiles = {
  visionary: {
    text: "Cinq ans de métier au moins, et la plupart de vos réponses vont dans le sens du livre que vous projetez. Il vous reste à choisir ce qu’il ne dira pas.",
  },
  expert: {
    text: "Votre projet a déjà une forme sur le papier. Il vous faut maintenant des séances de travail et une date.",
  },
  builder: {
    /** By the rule that applied: the objective, or the sum of experience and transmission. */
    text: {
      authority:
        "Vous voulez d’abord que l’on vous reconnaisse une autorité, et votre profil vient de là. Une autorité se construit une preuve après l’autre.",
      ground:
        "Ce que vous avez pratiqué ou transmis donne déjà un socle à votre livre. Il reste à bâtir dessus, une étape après l’autre.",
    },
  },
  explorer: {
    /** By the rule that applied: an early project, few years of experience, or the total. */
    text: {
      idea: "Rien n’est encore écrit, et c’est d’abord cela qui décide de votre profil. Choisissez une direction, puis vérifiez-la à peu de frais.",
      notes:
        "Des notes, pas encore de charpente, et votre profil vient de là. Il manque une direction, et une date pour cesser de chercher.",
      novice:
        "Vous exercez depuis moins de deux ans, et ce profil en tient compte. Le livre peut avancer en même temps que votre expérience.",
      settled:
        "Vous exercez depuis deux à cinq ans, et ce profil en tient compte. Écrivez d’abord ce que vous avez vu se répéter.",
      total:
        "Le projet existe, mais plusieurs de vos réponses le freinent. Réglez une difficulté à la fois, sans repartir de zéro.",
    },
  },
} as const satisfies Record<string, { text: string | Record<string, string> }>;

/** @param answers in a few words each */
export function answersText(answers: readonly string[]): string {
  return `Vous avez répondu\u00a0: ${answers.join(", ")}.`;
}
