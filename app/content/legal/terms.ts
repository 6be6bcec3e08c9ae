import { clause, list, paragraph } from "~/content/blocks";
import { book, saleConditions, span, vip, withdrawalProlonged } from "~/content/offers";
import { deliverables, productsByPrice } from "~/content/products";
import { knownDetails, paymentProvider, publisher, seller } from "~/content/publisher";
import { withdrawalLink } from "~/content/site";
import { withdrawalPage } from "~/content/withdrawal-page";
import { decapitalised } from "~/lib/decapitalised";
import { of } from "~/lib/elided";
import { price } from "~/lib/money";
import { frenchDate } from "~/lib/time";
import { guaranteeBoxes } from "./guarantee-boxes";
import { boxed, dateOf, type LegalDocument, subheading } from "./types";

const updated = "2025-04-15";
const revised = "2026-11-28";

/** The model form of the annex to article R. 221-1, for the terms and the mail that confirms a sale. */
export const withdrawalForm = {
  instruction:
    "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
  lines: (email: string) => [
    `À l’attention ${of(knownDetails(seller, publisher.address, email).join(", "))}\u00a0:`,
    "Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:",
    "Commandé le (*)/reçu le (*)\u00a0:",
    "Nom du (des) consommateur(s)\u00a0:",
    "Adresse du (des) consommateur(s)\u00a0:",
    "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:",
    "Date\u00a0:",
  ],
  note: "(*) Rayez la mention inutile.",
};

/** The postal address for withdrawals, if known. */
const byPost = publisher.address ? ` ou par courrier (${seller}, ${publisher.address})` : "";

const { mediator } = publisher;
const mediation = mediator.name
  ? ` Notre médiateur est\u00a0: ${knownDetails(mediator.name, mediator.address, mediator.website).join(", ")}.`
  : "";

const bookDelivery =
  book.shippingCents === 0
    ? `, comme elle le fait pour le livre en ${book.freeShippingArea}.`
    : `. Ils sont de ${price(book.shippingCents)} pour un livre en ${book.freeShippingArea}.`;

/** "La version numérique du livre est fournie en PDF et en EPUB, le pack de prompts en PDF" */
function fileFormats(): string {
  const { book: ofBook, ...others } = deliverables;
  const formats = ofBook.files.map(({ format }) => `en ${format}`);
  const first = `La version numérique du livre est fournie ${new Intl.ListFormat("fr").format(formats)}`;
  const rest = Object.values(others)
    .flatMap(({ files }) => files)
    .map(({ name, format }) => `${decapitalised(name)} en ${format}`);
  return [first, ...rest].join(", ");
}

export const terms: LegalDocument = {
  title: "Conditions générales de vente",
  meta: {
    title: "Conditions générales de vente du livre et des formations",
    description: `Prix, commande, paiement, livraison, rétractation de ${saleConditions.withdrawalDays}\u00a0jours, garanties et médiation\u00a0: tout ce qui régit vos achats sur le site, en treize articles.`,
  },
  updated,
  revised,
  numberLabel: "Article",
  text: ({ email, phone }) => ({
    preamble: [
      paragraph(
        `Ces conditions régissent les ventes conclues à distance entre ${seller}, qui édite ce site et vend ce qu’il présente («\u00a0nous\u00a0»), et toute personne qui y passe commande («\u00a0vous\u00a0»). Nos coordonnées complètes figurent dans les mentions légales et sont rappelées à l’article\u00a08.`,
      ),
      paragraph(
        "Certaines règles sont réservées au consommateur, c’est-à-dire à la personne physique qui achète à des fins étrangères à son activité professionnelle. Le texte le dit chaque fois. Si vous achetez pour les besoins de votre activité, vous êtes un client professionnel\u00a0: ces règles ne vous concernent que dans les cas prévus par la loi.",
      ),
      paragraph(
        "La version applicable est celle qui est en ligne le jour de votre commande. Lisez-la avant de payer\u202f; vous pouvez l’imprimer ou l’enregistrer depuis votre navigateur.",
      ),
    ],
    articles: [
      {
        title: "Objet",
        blocks: [
          paragraph(
            "Ces conditions fixent vos droits et les nôtres, de la présentation de l’offre à l’exécution complète de la commande\u00a0: prix, paiement, livraison, rétractation, garanties, règlement des litiges.",
          ),
          paragraph(
            "Elles s’appliquent à toute commande passée depuis ce site, même lorsque le paiement s’achève sur la page sécurisée de notre prestataire. Elles sont complétées par les indications portées sur la page de chaque produit et, pour l’accompagnement VIP, par un contrat propre à ce programme. Une règle impérative de protection du consommateur l’emporte toujours sur une clause qui lui serait contraire.",
          ),
          paragraph(
            "Commander suppose d’être majeur ou d’avoir la capacité de contracter, et vaut acceptation de ces conditions.",
          ),
        ],
      },
      {
        title: "Produits et services",
        blocks: [
          paragraph("Nous proposons à la vente\u00a0:"),
          list(
            ...productsByPrice.map(({ terms }) => `${terms}\u202f;`),
            "l’accompagnement VIP, prestation individuelle de conseil.",
          ),
          paragraph(
            "La page de chaque produit en présente les caractéristiques essentielles, conformément à l’article L.\u00a0111-1 du Code de la consommation. Les visuels illustrent l’offre sans rien ajouter à cette description. Les offres valent tant qu’elles sont en ligne, jusqu’à la date qu’elles annoncent et dans la limite des stocks ou des places indiqués.",
          ),
          paragraph(
            `${fileFormats()}. Ces fichiers se lisent sur un ordinateur, une tablette ou un téléphone récent, avec un lecteur de documents à jour, et l’EPUB aussi sur une liseuse\u202f; la formation se suit dans un navigateur. Ils ne comprennent ni la connexion à internet ni l’abonnement à un outil d’intelligence artificielle, que vous choisissez librement.`,
          ),
          paragraph(
            "Les résultats cités sur le site (temps d’écriture, tarifs, revenus) sont des moyennes ou des témoignages. Ils dépendent du travail et de la situation de chacun et ne constituent pas un engagement de résultat.",
          ),
        ],
      },
      {
        title: "Prix",
        blocks: [
          paragraph(
            publisher.vat === null
              ? "Les prix sont indiqués en euros, toutes taxes comprises (TTC). TVA non applicable, article 293\u00a0B du CGI."
              : "Les prix sont indiqués en euros, toutes taxes comprises (TTC), au taux de TVA en vigueur le jour de la commande.",
          ),
          paragraph(
            `Les frais de livraison s’ajoutent au prix et vous sont montrés avant la validation de la commande, sauf lorsque la page du produit offre la livraison${bookDelivery}`,
          ),
          paragraph(
            "Nous pouvons modifier nos prix à tout moment. Vous payez celui qui est affiché au moment où vous validez votre commande.",
          ),
          paragraph(
            "Pour une livraison hors de l’Union européenne ou dans un territoire soumis à des taxes locales, les droits et taxes à l’importation restent à votre charge.",
          ),
        ],
      },
      {
        title: "Commandes",
        blocks: [
          paragraph("Une commande se passe en ligne, en français, selon ces étapes\u00a0:"),
          list(
            "vous choisissez un produit sur sa page et activez le bouton de commande\u202f;",
            "vous lisez le récapitulatif\u00a0: produit, prix, éventuels frais de livraison\u202f;",
            "vous saisissez vos coordonnées sur la page de paiement, où vous pouvez encore tout corriger ou renoncer\u202f;",
            "vous validez le paiement, ce qui vous engage à payer la commande.",
          ),
          paragraph(
            "La vente est conclue lorsque le paiement est accepté. Nous vous la confirmons sans tarder par un e-\u2060mail qui reprend l’essentiel du contrat, ces conditions et le formulaire de rétractation. Vérifiez l’adresse e-\u2060mail que vous nous donnez\u00a0: c’est là que partent cette confirmation et vos accès.",
          ),
          paragraph(
            "Nous pouvons refuser une commande pour un motif légitime, en particulier un soupçon de fraude ou un litige de paiement en cours.",
          ),
          paragraph(
            `Si un produit devient indisponible après votre commande, nous vous en informons aussitôt et annulons la vente. Toutes les sommes versées vous sont alors remboursées dans les ${saleConditions.unavailabilityRefundDays}\u00a0jours qui suivent l’annulation.`,
          ),
          paragraph(
            "Le contrat conclu par voie électronique avec un consommateur pour un montant d’au moins 120\u00a0euros est archivé pendant dix ans (articles L.\u00a0213-1, D.\u00a0213-1 et D.\u00a0213-2 du Code de la consommation). Vous pouvez nous en demander une copie.",
          ),
        ],
      },
      {
        title: "Paiement",
        blocks: [
          paragraph(
            `Le paiement se fait par carte bancaire uniquement, en une fois et en totalité au moment de la commande. L’accompagnement VIP est la seule exception\u00a0: ses échéances, au nombre de ${vip.instalments.count}, sont convenues dans le contrat propre à ce programme.`,
          ),
          paragraph(
            `La transaction a lieu sur une page hébergée par ${paymentProvider}. Vous y saisissez vos données bancaires sans qu’elles passent par notre site\u00a0: nous ne les voyons pas et ne les conservons pas. Votre banque peut vous demander de confirmer l’opération par une authentification forte.`,
          ),
          paragraph(
            "Si le paiement est refusé, la commande n’est pas enregistrée. Nous vous adressons une facture sur simple demande, ou d’office lorsque la loi l’impose.",
          ),
        ],
      },
      {
        title: "Livraison et accès",
        blocks: [
          clause(
            "Produits physiques",
            `Nous les expédions à l’adresse indiquée lors du paiement. Ils arrivent dans un délai de ${span(saleConditions.deliveryWorkingDays)}\u00a0jours ouvrés après la confirmation de la commande en ${book.freeShippingArea}. Pour une autre destination, le délai vous est indiqué avec les frais, avant le paiement.`,
          ),
          paragraph(
            "Si ce délai est dépassé, le consommateur peut suspendre le paiement éventuellement dû, nous mettre en demeure de livrer dans un délai supplémentaire raisonnable, puis mettre fin au contrat si la livraison n’a toujours pas eu lieu (article L.\u00a0216-6 du Code de la consommation). Nous le remboursons alors de la totalité des sommes versées, au plus tard quatorze jours après la date à laquelle le contrat a été dénoncé (article L.\u00a0216-7). Les risques de perte ou de dommage ne passent au consommateur que lorsqu’il prend possession du produit (article L.\u00a0216-2).",
          ),
          paragraph(
            `Examinez le colis à son arrivée. Tout dommage ou manque est à nous signaler dans les ${saleConditions.damageReportHours}\u00a0heures suivant la réception, de préférence avec des photographies, afin que nous puissions agir auprès du transporteur. Ce délai ne réduit pas les garanties légales de l’article\u00a08\u00a0: un signalement plus tardif ne vous en prive pas.`,
          ),
          clause(
            "Contenus numériques",
            `Vous y accédez en général dans les ${saleConditions.digitalAccessHours}\u00a0heures suivant le paiement, sur la page de votre commande, dont le lien est envoyé à l’adresse e-\u2060mail de la commande. La version numérique du livre s’ouvre avec le paiement, le pack de prompts aussi. Si rien ne vous parvient, regardez dans les courriers indésirables puis écrivez-nous.`,
          ),
          clause(
            "Formation",
            "C’est un service, fait de leçons et de séances en groupe. Elle s’ouvre à tous ses inscrits le jour de son lancement, à la date ou dans le délai annoncés sur sa page et rappelés sur la page de votre commande\u202f; achetée après, elle s’ouvre avec le paiement. Son module préparatoire et son groupe peuvent s’ouvrir avant. En cas de retard, le consommateur dispose des mêmes droits que pour une livraison.",
          ),
          paragraph(
            "Ouvrir un contenu ou suivre une leçon ne vous fait renoncer à rien\u00a0: vos droits de l’article\u00a07 restent entiers.",
          ),
          clause(
            "Durée d’accès",
            "Les formations en ligne restent accessibles sans limitation de durée, sauf indication contraire sur la page du produit. Vos accès sont personnels\u00a0: ne les communiquez à personne.",
          ),
        ],
      },
      {
        title: "Droit de rétractation",
        blocks: [
          paragraph(
            `Le consommateur dispose d’un délai de ${saleConditions.withdrawalDays}\u00a0jours pour se rétracter d’un contrat conclu à distance, sans donner de motif ni payer de pénalité (articles L.\u00a0221-18 et suivants du Code de la consommation). Ce délai court\u00a0:`,
          ),
          list(
            "pour un bien, à compter du jour où vous-même, ou un tiers que vous avez désigné, autre que le transporteur, en prenez possession (pour une commande livrée en plusieurs fois, à compter du dernier envoi)\u202f;",
            "pour un contenu numérique ou un service, dont la formation et l’accompagnement, à compter du jour où le contrat est conclu.",
          ),
          paragraph(
            `Le jour de la réception ou de la conclusion ne compte pas. ${withdrawalProlonged}`,
          ),
          clause(
            "Comment l’exercer",
            "Déclarez-nous votre décision avant la fin du délai, par la voie de votre choix. Il suffit que votre déclaration parte avant cette fin.",
          ),
          list(
            `En ligne, sans frais\u00a0: le lien «\u00a0${withdrawalLink.label}\u00a0», au pied de chaque page de ce site, ouvre la déclaration de rétractation (articles L.\u00a0221-21 et D.\u00a0221-5). Vous indiquez vos nom et prénom, le contrat concerné et l’adresse e-\u2060mail où recevoir l’accusé de réception, puis activez le bouton «\u00a0${withdrawalPage.recap.confirm}\u00a0». Si vous employez cette voie, nous vous adressons sans retard, sur un support durable, un accusé de réception qui reprend le contenu de votre déclaration, sa date et son heure.`,
            `Par écrit\u00a0: envoyez le formulaire reproduit en annexe ou toute autre déclaration dénuée d’ambiguïté, par e-\u2060mail (${email})${byPost}. Nous en accusons réception par e-\u2060mail.`,
          ),
          clause(
            "Livre",
            "Il vous reste\u00a0: dans ce délai comme dans celui de la garantie, nous ne vous demandons ni de le renvoyer, ni de rien montrer.",
          ),
          clause(
            "Contenus numériques et formation",
            "Nous les ouvrons sans vous demander de renoncer à ce droit. Les avoir ouverts, lus ou suivis n’y change rien, et vous ne devez rien pour ce que vous en avez utilisé.",
          ),
          clause(
            "Remboursement",
            `Nous vous remboursons la totalité des sommes versées, frais de livraison standard compris, sans retard injustifié et au plus tard dans les ${saleConditions.withdrawalRefundDays}\u00a0jours suivant la date à laquelle nous sommes informés de votre rétractation. Le remboursement emprunte le moyen de paiement d’origine, sauf accord exprès de votre part, et ne vous coûte rien (article L.\u00a0221-24).`,
          ),
          paragraph(
            "La garantie commerciale de chaque produit s’ajoute à ce droit, pour tous nos clients\u00a0:",
          ),
          list(...productsByPrice.map(({ rights }) => rights)),
          clause(
            "Accompagnement VIP",
            "Si vous avez demandé expressément qu’il commence avant la fin du délai puis vous rétractez, vous payez le montant correspondant à ce qui a été fourni jusque-là (article L.\u00a0221-25). Pleinement exécuté avant la fin du délai, avec votre accord exprès et la reconnaissance de la perte de votre droit, il ne peut plus donner lieu à rétractation (article L.\u00a0221-28, 1°).",
          ),
          paragraph(
            "En dehors de ce droit légal de rétractation, les ventes ne donnent lieu à aucun remboursement, hormis ceux que la loi impose (défaut de livraison, indisponibilité, garanties légales). S’y ajoutent ceux que promettent les garanties commerciales annoncées sur la page d’un produit. Ces garanties, rappelées à l’article\u00a08, restent pleinement valables et s’ajoutent au droit de rétractation.",
          ),
          boxed(
            subheading("Annexe à l’article\u00a07\u00a0: modèle de formulaire de rétractation"),
            paragraph(withdrawalForm.instruction),
            list(...withdrawalForm.lines(email)),
            paragraph(withdrawalForm.note),
          ),
        ],
      },
      {
        title: "Garanties",
        blocks: [
          paragraph(
            `${seller} répond des défauts de conformité des biens (articles L.\u00a0217-3 et suivants du Code de la consommation) et des contenus et services numériques (articles L.\u00a0224-25-12 et suivants), ainsi que des vices cachés (articles\u00a01641 et suivants du Code civil). Ces garanties légales sont gratuites et jouent indépendamment de toute garantie commerciale. Pour les mettre en œuvre, écrivez ou téléphonez-nous\u00a0: ${knownDetails(publisher.address, email, phone).join("\u202f; ")}.`,
          ),
          boxed(subheading("Garanties légales pour les biens"), ...guaranteeBoxes.goods),
          boxed(
            subheading("Garanties légales pour les contenus et services numériques"),
            ...guaranteeBoxes.digital,
          ),
          paragraph(
            `S’y ajoutent les garanties commerciales annoncées sur la page de chaque produit. L’article\u00a07 énonce celles du livre, du pack de prompts et de la formation\u202f; celle de l’accompagnement VIP est la poursuite gratuite du programme si le manuscrit n’est pas achevé au bout de ${vip.days}\u00a0jours.`,
          ),
          paragraph(
            "Pour en bénéficier, il suffit de nous écrire dans le délai indiqué\u202f; un livre n’a pas à être renvoyé. Elles sont comprises dans le prix, valent partout où nous livrons et sont dues par le vendeur, qui reste tenu des garanties légales ci-dessus (article\u00a0L.\u00a0217-22 du Code de la consommation). Ces engagements nous lient envers tous nos clients, consommateurs ou professionnels, et ne privent le consommateur d’aucun de ses droits légaux.",
          ),
        ],
      },
      {
        title: "Responsabilité",
        blocks: [
          paragraph(
            "Nous répondons de plein droit, à l’égard du consommateur, de la bonne exécution du contrat conclu à distance, même lorsqu’elle est confiée à un prestataire (article L.\u00a0221-15 du Code de la consommation). Nous ne répondons pas d’un manquement imputable au client, au fait imprévisible et insurmontable d’un tiers au contrat, ou à un cas de force majeure au sens de l’article\u00a01218 du Code civil.",
          ),
          paragraph(
            "Nos produits transmettent une méthode. Le choix du sujet, l’exactitude du texte, le respect des droits d’autrui et la décision de publier appartiennent à l’auteur, qui vérifie ce que lui proposent les outils d’intelligence artificielle.",
          ),
          paragraph(
            "Notre responsabilité est limitée au montant que vous avez payé pour la commande en cause. Cette limite ne joue que dans la mesure où la loi l’autorise\u00a0: elle ne s’applique ni aux dommages corporels, ni en cas de faute lourde ou de dol, et ne réduit ni le droit du consommateur à réparation en cas de manquement de notre part (article R.\u00a0212-1 du Code de la consommation), ni les garanties de l’article\u00a08.",
          ),
        ],
      },
      {
        title: "Propriété intellectuelle",
        blocks: [
          paragraph(
            "Le livre, les prompts, les vidéos, les modèles et les supports de formation sont protégés par le Code de la propriété intellectuelle. Leur achat vous donne un droit d’usage personnel, non exclusif et non transmissible, sans cession des droits d’auteur.",
          ),
          paragraph(
            "Vous pouvez employer la méthode, les prompts et les modèles pour écrire et publier vos propres ouvrages, y compris dans le cadre de votre activité. Sauf accord écrit et hors exceptions prévues par la loi, vous ne pouvez ni les revendre, ni les mettre à la disposition d’autrui, ni partager vos accès, ni en tirer une formation ou un produit concurrent.",
          ),
          paragraph(
            "Les textes que vous écrivez vous appartiennent. Nous ne revendiquons aucun droit sur votre livre.",
          ),
        ],
      },
      {
        title: "Données personnelles",
        blocks: [
          paragraph(
            `Les données de commande (identité, coordonnées, produit, date, montant) servent à exécuter la vente, à vous livrer, à répondre à vos demandes et à tenir notre comptabilité. Elles sont recueillies sur la page de paiement hébergée par ${paymentProvider} et ne sont transmises qu’aux prestataires nécessaires à l’exécution de la commande. Les pièces comptables sont conservées dix ans (article L.\u00a0123-22 du Code de commerce).`,
          ),
          paragraph(
            `Vous disposez des droits d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité prévus par le règlement (UE) 2016/679 (RGPD) et la loi n°\u00a078-17 du 6\u00a0janvier\u00a01978. Pour les exercer, écrivez à ${email}. Les mentions légales décrivent en détail ce que fait le site de vos données.`,
          ),
          paragraph(
            "Nous ne démarchons pas par téléphone le consommateur qui n’y a pas consenti au préalable (article L.\u00a0223-1 du Code de la consommation).",
          ),
        ],
      },
      {
        title: "Règlement des litiges",
        blocks: [
          paragraph(
            "Ces conditions sont soumises au droit français. Le consommateur qui réside dans un autre pays de l’Union européenne conserve la protection des dispositions impératives de la loi de sa résidence habituelle.",
          ),
          paragraph(
            `En cas de difficulté, écrivez-nous d’abord (${email})\u00a0: une réclamation claire règle la plupart des différends.`,
          ),
          paragraph(
            `Si votre réclamation écrite n’aboutit pas, vous pouvez, en tant que consommateur, recourir gratuitement à la médiation de la consommation (articles L.\u00a0611-1 et suivants du Code de la consommation), dans l’année qui suit cette réclamation. La médiation n’est pas obligatoire, et chacun reste libre de saisir le juge.${mediation}`,
          ),
          paragraph(
            "La plateforme européenne de règlement en ligne des litiges a fermé le 20\u00a0juillet\u00a02025, en application du règlement (UE) 2024/3228. Elle ne peut plus être saisie.",
          ),
          paragraph(
            "À défaut d’accord, le litige relève des tribunaux français compétents. Le consommateur peut saisir, à son choix, l’une des juridictions compétentes en vertu du Code de procédure civile ou celle du lieu où il demeurait au moment de la conclusion du contrat ou de la survenance du fait dommageable (article R.\u00a0631-3 du Code de la consommation). Entre commerçants, le tribunal compétent est celui de notre siège.",
          ),
        ],
      },
      {
        title: "Dispositions diverses",
        blocks: [
          clause(
            "Modification",
            "Nous pouvons faire évoluer ces conditions. La nouvelle version ne vaut que pour les commandes passées après sa mise en ligne.",
          ),
          clause(
            "Validité",
            "Si une clause est déclarée nulle ou réputée non écrite, les autres demeurent. Ne pas se prévaloir d’un droit à un moment donné n’est pas y renoncer.",
          ),
          clause(
            "Preuve",
            "Les enregistrements de commandes et de paiements, conservés dans des conditions raisonnables de sécurité, font foi jusqu’à preuve du contraire, que vous pouvez apporter par tout moyen.",
          ),
          clause(
            "Entrée en vigueur",
            `Ces conditions s’appliquent aux commandes passées à compter du ${frenchDate(dateOf({ updated, revised }))}. La rétractation en ligne est ouverte à toutes, et l’article\u00a07 vaut pour toutes.`,
          ),
        ],
      },
    ],
  }),
};
