import { list, paragraph } from "~/content/blocks";
import { toolbox } from "~/content/offers";
import { type Article, heading, quote, sources } from "./types";

export const aiSharedWork: Article = {
  slug: "ia-et-livre-professionnel",
  title: "IA et livre professionnel : que déléguer, que garder",
  description:
    "Ce que l’IA fait bien, ce qui doit rester de votre main, les vérifications à mener et ce que disent le droit d’auteur français et le règlement européen.",
  published: "2025-06-12",
  updated: "2026-11-20",
  category: "Écriture et IA",
  lead: "Un assistant d’écriture peut vous faire gagner des jours ou vous coûter votre crédit. Tout dépend du partage des tâches. En voici un, suivi de l’état du droit au 20 novembre 2026, avec ses zones d’ombre.",
  vignette: "/images/vignettes/ia-et-livre-professionnel.svg",
  blocks: [
    heading("Ce que l’IA fait bien"),
    paragraph(
      "Une IA générative travaille vite sur une matière qu’on lui donne. Elle excelle à mettre en ordre : transformer une heure de dictée en notes classées, repérer qu’une même idée revient dans trois chapitres, proposer plusieurs plans pour une même matière. Elle rend aussi de bons services comme lectrice. Demandez-lui ce qu’un débutant ne comprendrait pas, quelle objection un sceptique formulerait, où la démonstration saute une marche.",
    ),
    paragraph(
      "Elle est enfin utile pour les variantes : dix titres, trois versions d’une transition, un texte de quatrième de couverture à retravailler. Dans tous ces cas, vous pouvez juger le résultat d’un coup d’œil, parce que vous connaissez la matière mieux qu’elle.",
    ),
    heading("Ce qui doit rester de votre main"),
    paragraph("Certaines pages perdent leur sens si vous ne les écrivez pas :"),
    list(
      "les récits de terrain, car une scène vécue se reconnaît à des détails qu’aucun outil ne peut deviner ;",
      "les jugements, les désaccords, les conseils qui engagent votre responsabilité ;",
      "l’introduction et la conclusion, où le lecteur décide s’il vous accorde sa confiance ;",
      "les exemples, qui font la différence entre un principe et une leçon.",
    ),
    paragraph(
      "La voix appelle une vigilance particulière. Un texte produit par une machine est d’ordinaire correct, régulier et sans surprise ; il aime les énumérations par trois et les phrases qui annoncent ce qu’elles vont dire. Lisez chaque page à voix haute. Là où vous ne parleriez pas ainsi, récrivez. Un moyen plus sûr encore est de dicter d’abord et de ne confier à l’outil que la mise en ordre de votre propre parole.",
    ),
    {
      kind: "table",
      caption: "Le partage, tâche par tâche",
      columns: ["Tâche", "À l’IA", "À vous"],
      rows: [
        [
          "Vos notes",
          "Les classer, repérer les redites.",
          "Les dicter : elles viennent de votre métier.",
        ],
        ["Le plan", "En proposer plusieurs.", "En choisir un, et savoir le défendre."],
        [
          "La rédaction",
          "Varier un titre ou une transition.",
          "Raconter, juger, ouvrir et conclure.",
        ],
        [
          "La relecture",
          "Dire ce qu’un débutant ne comprendrait pas.",
          "Récrire ce que vous ne diriez pas ainsi.",
        ],
        ["Les références", "Rien : elle peut en inventer.", "Remonter à chaque source."],
      ],
    },
    quote("Confiez à la machine ce que vous pouvez vérifier ; gardez ce dont vous devez répondre."),
    heading("Vérifier, sans exception"),
    paragraph(
      "Ces outils composent des phrases vraisemblables, et la vraisemblance n’est pas l’exactitude. Ils peuvent inventer une étude, attribuer une citation à la mauvaise personne, citer un article de loi abrogé. Dressez donc une liste de toutes les affirmations vérifiables du manuscrit (chiffres, dates, noms, citations, références) et remontez pour chacune à la source première. Ce que vous ne retrouvez pas disparaît du livre.",
    ),
    paragraph(
      "Pour citer autrui, la loi autorise les courtes citations justifiées notamment par le caractère pédagogique ou d’information de l’ouvrage, à condition d’indiquer clairement l’auteur et la source (article L. 122-5 du Code de la propriété intellectuelle). Une reformulation très proche d’un texte existant, même proposée par une machine, peut en revanche constituer une reproduction. Cherchez sur internet les phrases qui vous paraissent trop bien tournées.",
    ),
    paragraph(
      "Prenons un cas inventé. Une consultante demande à son assistant trois études sur l’absentéisme. Deux existent, l’une citée avec la mauvaise année. La troisième n’existe pas, bien que son titre, ses auteurs et sa revue soient plausibles. Elle s’en aperçoit en cherchant le numéro de page. Sans cette recherche, la référence imprimée aurait suffi à faire douter un lecteur du livre entier.",
    ),
    paragraph(
      "Protégez aussi vos clients. N’entrez dans un service en ligne ni noms, ni dossiers, ni enregistrements qui permettent d’identifier une personne, encore moins ce que couvre un secret professionnel. Changez les circonstances avant, et consultez les réglages de l’outil : certains services réutilisent par défaut les conversations.",
    ),
    heading("À qui appartient le texte ?"),
    paragraph(
      "En France, l’auteur d’une œuvre de l’esprit jouit de ses droits du seul fait de sa création (article L. 111-1 du Code de la propriété intellectuelle), sans formalité. Encore faut-il que l’œuvre soit originale : les juges y cherchent l’empreinte de la personnalité de l’auteur ; la Cour de justice de l’Union européenne parle de choix libres et créatifs. Au 20 novembre 2026, nous ne connaissons aucun texte français qui règle expressément le sort des contenus produits par une IA. L’analyse la plus répandue est qu’un texte généré sans intervention créative humaine n’est pas protégé, tandis que l’usage d’un outil n’empêche pas de protéger ce que l’auteur a lui-même conçu, choisi, arrangé et écrit.",
    ),
    paragraph(
      "La prudence pratique en découle. Conservez vos dictées, vos plans annotés, vos versions successives : ils montrent votre apport. Et relisez les conditions de l’outil, qui règlent vos rapports avec son fournisseur sans décider, à elles seules, de l’existence d’un droit d’auteur.",
    ),
    heading("Ce que prévoit le règlement européen"),
    paragraph(
      "Le règlement (UE) 2024/1689 sur l’intelligence artificielle est entré en vigueur le 1er août 2024 et s’applique par étapes. Son article 50, consacré à la transparence, s’applique depuis le 2 août 2026. Il demande aux fournisseurs de systèmes génératifs de marquer leurs productions dans un format lisible par une machine, avec un délai supplémentaire pour ceux qui étaient déjà sur le marché. À ceux qui utilisent ces systèmes dans un cadre professionnel, il impose de signaler un texte généré ou manipulé par une IA lorsqu’il est publié pour informer le public sur des questions d’intérêt public. Cette obligation ne joue pas si le texte a fait l’objet d’une relecture humaine ou d’un contrôle éditorial et si une personne en assume la responsabilité éditoriale.",
    ),
    paragraph(
      "Un livre de métier relu ligne à ligne, signé et assumé semble donc éloigné du cas visé. Mais la frontière des « questions d’intérêt public » reste à préciser, en particulier pour la santé, le droit ou les finances. Documentez votre relecture, et lisez la version en vigueur du texte avant de paraître. Les images de couverture relèvent de règles voisines, plus strictes si elles imitent une personne ou un lieu réels au point de passer pour authentiques.",
    ),
    heading("Les règles des éditeurs et des plateformes"),
    paragraph(
      "Avant la loi, c’est souvent un contrat qui vous oblige. Kindle Direct Publishing, le service d’autoédition d’Amazon, demande de déclarer lors de la mise en ligne les textes, images ou traductions générés par une IA, même profondément remaniés ensuite ; il ne le demande pas lorsque l’outil a seulement servi à améliorer un contenu que vous avez créé. Un éditeur, lui, attend que vous lui garantissiez l’exercice paisible des droits cédés (article L. 132-8 du Code de la propriété intellectuelle) et peut ajouter une clause sur l’IA. Parlez-lui de vos usages avant de signer.",
    ),
    heading("Le dire au lecteur"),
    paragraph(
      "Même sans obligation, une ligne franche honore un livre d’expert. Elle peut tenir en deux phrases, à la fin des remerciements : « Une intelligence artificielle m’a aidé à classer mes notes et à relire mes chapitres. Les idées, les exemples et les erreurs éventuelles sont les miens. » N’écrivez cela que si c’est exact.",
    ),
    paragraph(
      "Cet article informe et ne remplace pas un conseil juridique. Pour un contrat, une adaptation ou un doute sur vos droits, consultez un avocat ou une société d’auteurs.",
    ),
    sources(
      {
        label: "Code de la propriété intellectuelle (articles L. 111-1, L. 122-5, L. 132-8)",
        href: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069414/",
      },
      {
        label: "Règlement (UE) 2024/1689 sur l’intelligence artificielle (article 50)",
        href: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
      },
    ),
  ],
  invitation: {
    title: "Essayer ce partage sur vos pages",
    text: `La boîte à outils gratuite réunit ${toolbox.prompts} prompts et ${toolbox.templates} modèles. Essayez-en un sur une page que vous connaissez bien, et comptez ce que vous auriez refusé.`,
    label: "Ouvrir la boîte à outils",
    href: "/ressources-livre",
  },
};
