import { list, paragraph } from "~/content/blocks";
import { diagnostic } from "~/content/offers";
import { type Article, heading, quote, sources } from "./types";

export const publishingRoutes: Article = {
  slug: "publier-un-livre-professionnel-en-france",
  title: "Autoédition, éditeur ou hybride : publier en France",
  description:
    "Qui finance, qui décide, qui garde les droits : les trois voies pour publier un livre professionnel en France, comparées critère par critère.",
  published: "2025-09-04",
  updated: "2026-11-20",
  category: "Publication",
  lead: "Le manuscrit est prêt, ou presque. Reste à choisir comment il paraîtra. Trois voies s’offrent à un expert en France ; aucune n’est la bonne pour tous, mais chacune a sa logique, son contrat et ses pièges.",
  vignette: "/images/vignettes/publier-un-livre-professionnel-en-france.svg",
  blocks: [
    heading("Une question départage tout : qui prend le risque ?"),
    paragraph(
      "Publier coûte avant de rapporter : correction, maquette, couverture, impression, diffusion, promotion. Celui qui avance cet argent prend le risque, et demande en échange du pouvoir ou des droits. Gardez cette clé en main quand vous lisez une proposition, car les mots « maison d’édition » recouvrent aujourd’hui des modèles très différents.",
    ),
    heading("L’éditeur traditionnel"),
    paragraph(
      "Dans le contrat d’édition, l’auteur cède à l’éditeur le droit de fabriquer des exemplaires de son œuvre ou de la réaliser sous forme numérique, et l’éditeur s’engage à en assurer la publication et la diffusion (article L. 132-1 du Code de la propriété intellectuelle). C’est lui qui paie. Un éditeur de ce type ne vous facture ni la fabrication ni la correction, et vous rémunère le plus souvent par un pourcentage du prix de vente, parfois précédé d’une avance. L’usage se situe, en 2026, entre 6 et 10 % du prix public hors taxes pour un livre pratique, avec des écarts dans les deux sens.",
    ),
    paragraph(
      "Vous y gagnez une équipe, un regard exigeant, l’accès aux librairies par un réseau de diffusion et la caution d’un nom. Vous y perdez du temps, car la sélection est sévère et les calendriers longs, ainsi qu’une part de la décision : titre, couverture, prix et date se discutent, mais reviennent en général à l’éditeur.",
    ),
    paragraph("Avant de signer, relisez quatre points :"),
    list(
      "l’étendue et la durée de la cession ; pour un livre édité sous les deux formes, la loi exige que la cession des droits numériques figure dans une partie distincte du contrat, à peine de nullité (article L. 132-17-1) ;",
      "la reddition des comptes, due au moins une fois par an (article L. 132-17-3) ;",
      "la clause de préférence, qui peut réserver à l’éditeur vos ouvrages à venir, dans les limites de l’article L. 132-4 ;",
      "votre liberté de réemployer le contenu dans vos formations, vos conférences et vos articles, et le prix auquel vous achèterez vos propres exemplaires.",
    ),
    paragraph(
      "Ce dernier point décide souvent de tout pour un formateur ou un consultant : il se négocie avant la signature.",
    ),
    heading("L’autoédition professionnelle"),
    paragraph(
      "Ici, vous êtes l’éditeur, avec ses libertés et ses devoirs. Vous gardez tous vos droits, fixez la date et le prix, corrigez un chapitre d’une impression à l’autre et percevez la marge. En contrepartie, vous financez le travail et répondez de sa qualité. Le mot important est « professionnelle » : un correcteur, un maquettiste et un graphiste de couverture séparent un livre que l’on offre avec fierté d’un document relié.",
    ),
    paragraph("Les formalités sont à votre portée :"),
    list(
      "l’ISBN, qui identifie chaque édition ; en France, il est attribué par l’Afnil, et certaines plateformes en fournissent un, valable pour les exemplaires qu’elles distribuent ;",
      "le dépôt légal d’un exemplaire à la Bibliothèque nationale de France, obligatoire dès que le livre est diffusé au-delà du cercle de famille, impression à la demande comprise ;",
      "le prix, que vous fixez pour tous les points de vente, en application de la loi du 10 août 1981 pour le livre imprimé et de celle du 26 mai 2011 pour le livre numérique ;",
      "le régime social et fiscal de vos recettes, à examiner avec un comptable, surtout si vous facturez déjà des prestations.",
    ),
    paragraph(
      "La limite principale est la librairie. Un libraire peut commander un livre autoédité s’il figure dans ses bases, mais il le mettra rarement en rayon sans que vous alliez le voir. Si vos lecteurs vous rencontrent en formation, en conférence ou en ligne, cette limite pèse peu. Si votre ambition est la table d’une grande librairie, elle pèse beaucoup.",
    ),
    heading("La voie hybride"),
    paragraph(
      "Le terme n’a pas de définition légale. Il désigne le plus souvent une équipe qui vous accompagne contre rémunération (coaching, correction, fabrication, mise en vente) en vous laissant tout ou partie de vos droits. Bien menée, cette voie convient à l’expert qui manque de temps et veut un livre soigné sans attendre l’accord d’un comité de lecture.",
    ),
    paragraph(
      "Sachez ce que vous signez. Lorsque l’auteur paie pour être publié, il s’agit en principe d’un contrat à compte d’auteur, que la loi distingue du contrat d’édition et traite comme un louage d’ouvrage (article L. 132-2). Lorsque dépenses, bénéfices et pertes sont partagés, il s’agit d’un compte à demi, qui est une société en participation (article L. 132-3). Les protections attachées au contrat d’édition ne s’y appliquent donc pas de la même façon.",
    ),
    paragraph("Interrogez le prestataire, et demandez des réponses écrites :"),
    list(
      "que comprend exactement le prix, et que coûtera une correction ou une réimpression ?",
      "qui détient les fichiers, la maquette et l’ISBN si nous nous séparons ?",
      "me demandez-vous une cession de droits alors que je finance l’ouvrage, et pour combien de temps ?",
      "que faites-vous, concrètement, pour que le livre soit vu et commandé ?",
      "puis-je parler à des auteurs que vous avez publiés, et tenir leurs livres en main ?",
    ),
    quote(
      "Un contrat où vous payez la fabrication et cédez vos droits mérite une seconde lecture.",
    ),
    heading("Les trois voies, critère par critère"),
    {
      kind: "table",
      caption: "L’essentiel, avant d’entrer dans les contrats",
      columns: ["Critère", "Éditeur traditionnel", "Autoédition", "Voie hybride"],
      rows: [
        [
          "Le financement",
          "Il avance tout.",
          "Vous payez chaque poste.",
          "Vous payez un accompagnement.",
        ],
        [
          "Les droits",
          "Cédés pour une durée et des usages définis.",
          "Gardés.",
          "À vérifier clause par clause.",
        ],
        [
          "Le délai",
          "Celui de son programme de parution.",
          "Le vôtre.",
          "Celui du calendrier convenu.",
        ],
        ["La liberté", "Partagée avec lui.", "Entière.", "Variable."],
        ["La diffusion", "Son point fort.", "Son point faible.", "À faire préciser."],
        [
          "L’image",
          "Un nom reconnu rassure la presse et l’université.",
          "Le livre se juge à sa facture.",
          "Le livre se juge à sa facture, et l’équipe à son catalogue.",
        ],
      ],
    },
    heading("Ce que cela coûte, en ordre de grandeur"),
    paragraph(
      "Les sommes qui suivent valent pour un livre de 180 pages, en noir et blanc, en 2026. Elles viennent de l’usage et des tarifs que les prestataires affichent, non d’une enquête. Elles servent à reconnaître un devis anormal ; seuls vos propres devis feront foi.",
    ),
    {
      kind: "table",
      caption: "Ordres de grandeur, 2026, hors taxes",
      columns: ["Poste", "Le plus souvent", "Ce qui fait varier"],
      rows: [
        ["Correction", "de 500 à 1 500 €", "L’état du texte, une ou deux passes."],
        [
          "Maquette intérieure",
          "de 300 à 1 000 €",
          "Les tableaux, les images, le format numérique.",
        ],
        [
          "Couverture",
          "de 200 à 900 €",
          "Une illustration originale, les droits d’une photographie.",
        ],
        ["Impression à la demande", "de 3 à 6 € l’exemplaire", "Le nombre de pages et le papier."],
        [
          "Accompagnement hybride",
          "de 2 000 à 8 000 €",
          "Ce qui est compris, à lire poste par poste.",
        ],
        ["Réponse d’un éditeur", "de deux à six mois", "La maison et la saison."],
        [
          "Parution chez un éditeur",
          "de neuf à dix-huit mois",
          "Son programme, après la signature.",
        ],
      ],
    },
    paragraph(
      "Un cas inventé donne l’échelle. Une formatrice publie seule. Elle paie 900 € de correction, 500 € de maquette et 400 € de couverture, soit 1 800 €. Chaque exemplaire, vendu 20 € en ligne, lui laisse environ 6 € une fois retirés l’impression et la part du vendeur. Il lui faut donc 300 ventes pour rentrer dans ses frais, ou deux journées de formation obtenues grâce au livre. Un éditeur ne lui aurait rien demandé et lui aurait versé autour de 1,50 € par exemplaire.",
    ),
    heading("Choisir selon ce que vous attendez du livre"),
    paragraph(
      "Vous visez la presse, l’université ou le grand public : préparez un dossier pour des éditeurs dont le catalogue ressemble à votre projet, et acceptez leur rythme. Vous voulez un outil pour votre activité, à remettre à vos clients et à mettre à jour : l’autoédition professionnelle vous donne les mains libres. Vous manquez surtout de temps et disposez d’un budget : une équipe hybride sérieuse peut vous convenir, contrat relu.",
    ),
    paragraph(
      "Le choix n’engage pas toute une vie d’auteur. Tant que vous n’avez pas cédé vos droits, vous pouvez proposer plus tard à un éditeur un livre qui a trouvé ses lecteurs, ou publier le suivant autrement. L’inverse demande davantage : récupérer des droits cédés suppose un accord ou l’un des cas prévus par le contrat et par la loi, par exemple lorsque l’éditeur n’assure plus l’exploitation du livre.",
    ),
    paragraph(
      "Quelle que soit la voie, posez d’abord la question du lecteur : où achètera-t-il, ou recevra-t-il, votre livre ? La réponse désigne souvent le bon chemin avant tout calcul.",
    ),
    sources(
      {
        label: "Code de la propriété intellectuelle (articles L. 132-1 à L. 132-17-3)",
        href: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069414/",
      },
      {
        label: "Code du patrimoine, pour le dépôt légal (articles L. 131-1 et suivants)",
        href: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074236/",
      },
      {
        label: "Loi du 10 août 1981 relative au prix du livre",
        href: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000517179",
      },
      {
        label: "Loi du 26 mai 2011 relative au prix du livre numérique",
        href: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000024079563",
      },
    ),
  ],
  invitation: {
    title: "Quelle voie pour votre manuscrit ?",
    text: `Un questionnaire de ${diagnostic.minutes} minutes, gratuit, examine votre objectif, votre échéance et l’avancement du texte. Il ne remplace ni un devis ni la lecture d’un contrat.`,
    label: "Faire le diagnostic gratuit",
    href: "/diagnostic",
  },
};
