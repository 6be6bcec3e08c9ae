import type { Approach, Disposition, Familiarity } from "./types";

/** By experience with AI and attitude towards it. */
export const aiParagraphs: Record<Familiarity, Record<Disposition, string>> = {
  never: {
    eager:
      "Vous attendez beaucoup d’une IA que vous n’avez pas encore essayée. Donnez-lui d’abord une tâche sans enjeu, comme résumer une page que vous connaissez par cœur, et comptez ses erreurs.",
    open: "Vous n’avez jamais utilisé ces outils et vous acceptez d’essayer. Faites-leur poser des questions sur votre sujet, et répondez à la main.",
    cautious:
      "Vos réserves précèdent l’expérience, ce qui est une façon saine d’aborder un outil. Limitez l’essai à une page sans rien de confidentiel, comparez avec la vôtre, et décidez ensuite.",
    reluctant:
      "Vous n’avez jamais utilisé l’IA et lui préférez les méthodes traditionnelles. Cette feuille de route s’en passe. Un carnet, un dictaphone et des lectures humaines font le même chemin, plus lentement\u00a0: comptez-le.",
  },
  occasional: {
    eager:
      "Votre usage reste occasionnel et votre envie est grande. Choisissez un outil et trois consignes écrites d’avance, puis tenez-vous-y pendant un chapitre entier.",
    open: "Un usage occasionnel et un esprit ouvert suffisent pour le travail qui en profite le plus, la préparation. Faites chercher à l’IA ce qui manque à un chapitre, sans lui laisser écrire la page.",
    cautious:
      "Vous avez un peu essayé et vous gardez des réserves. Fiez-vous à elles pour tout fait, chiffre ou citation. L’IA peut vous contredire, sans écrire.",
    reluctant:
      "Vous connaissez un peu ces outils et vous leur préférez les méthodes traditionnelles. La feuille de route les laisse de côté et met à leur place des lectures humaines.",
  },
  regular: {
    eager:
      "Vous utilisez l’IA régulièrement et voulez en tirer le plus possible. Conservez les consignes qui marchent et réemployez-les. Fixez dès le départ ce que vous ne lui donnerez pas.",
    open: "Vous utilisez l’IA régulièrement. Vous pouvez lui confier le tri, les variantes, la chasse aux répétitions. Gardez de votre main les ouvertures et les récits.",
    cautious:
      "Vous utilisez l’IA régulièrement sans vous y fier tout à fait, et cet équilibre convient à un livre que l’on signe. Demandez-lui des objections, vérifiez tout fait qu’elle avance, conservez vos brouillons.",
    reluctant:
      "Vous vous servez régulièrement de l’IA, mais pas pour écrire. Ce qui suit ne lui confie rien du texte.",
  },
  daily: {
    eager:
      "Vous employez l’IA chaque jour et voulez aller au bout de ses possibilités. Le risque est un texte uniforme. Écrivez à la main l’ouverture de chaque chapitre, et laissez l’outil travailler sur la suite.",
    open: "Avec un usage quotidien, vous n’avez rien à apprendre avant de commencer. Notez les tâches que vous confiez à l’IA et celles que vous gardez.",
    cautious:
      "Vous pratiquez l’IA chaque jour et restez sur vos gardes. Employez-la là où l’erreur se voit, pour l’ordre, la longueur ou les redites.",
    reluctant:
      "Vous pratiquez l’IA tous les jours et la tenez hors du livre. La feuille de route respecte ce choix.",
  },
};

/** Tasks of the roadmap by the role of AI. */
export const aiTasks: Record<Approach, Record<"draft" | "rewrite", string>> = {
  without: {
    draft:
      "Dictez ou écrivez à la main les passages que vous racontez bien, et gardez l’écran pour la mise au net.",
    rewrite: "Relisez tout à voix haute, crayon en main.",
  },
  trial: {
    draft:
      "À la fin d’un chapitre, demandez à l’IA ce qu’une personne pressée n’aurait pas compris.",
    rewrite:
      "Comparez sur une même page l’IA et le correcteur de votre traitement de texte, et gardez le plus fiable des deux.",
  },
  checked: {
    draft:
      "Une fois le chapitre écrit, faites jouer à l’IA un lecteur sceptique et répondez-lui dans le texte.",
    rewrite:
      "Demandez à l’IA de relever les répétitions et les transitions manquantes, sans la laisser réécrire.",
  },
  guided: {
    draft:
      "Gardez une consigne éprouvée par chapitre, et relisez à voix haute tout passage que l’IA a touché.",
    rewrite:
      "Passez chaque chapitre par la même consigne de relecture, d’abord les redites, puis les phrases trop longues, et tranchez au cas par cas.",
  },
  full: {
    draft:
      "Avant de demander un passage à l’IA, donnez-lui le plan, vos notes et deux pages de votre main.",
    rewrite:
      "Faites dresser par l’IA le tableau des promesses, des exemples et des doublons, puis coupez vous-même.",
  },
};
