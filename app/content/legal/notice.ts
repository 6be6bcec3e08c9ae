import { clause, list, paragraph } from "~/content/blocks";
import { letterPromise } from "~/content/letters";
import {
  knownDetails,
  type Publisher,
  paymentProvider,
  publisher,
  seller,
} from "~/content/publisher";
import { keptMonths, largeOrder } from "~/content/retention";
import { unbrokenPrice } from "~/lib/money";
import type { LegalDocument } from "./types";

const { host } = publisher;
const emailProvider = publisher.emailProvider ?? "";

/** The publisher's known details, one per line. */
export function identity(publisher: Publisher): string[] {
  const lines = {
    Éditeur: knownDetails(publisher.name ?? seller, publisher.legalForm).join(", "),
    "Capital social": publisher.capital,
    // A sole trader has no share capital and no registered office.
    [publisher.capital === null ? "Adresse" : "Siège social"]: publisher.address,
    Immatriculation: publisher.registration,
    "TVA intra\u00adcommunautaire": publisher.vat?.number,
    "Directeur de la publication": publisher.publicationDirector,
  };
  return Object.entries(lines).flatMap(([label, value]) =>
    value ? [`${label}\u00a0: ${value}`] : [],
  );
}

export const notice: LegalDocument = {
  title: "Mentions légales",
  meta: {
    title: "Mentions légales et protection des données",
    description:
      "Qui édite et héberge ce site, quelles données vos formulaires recueillent, combien de temps elles sont gardées et comment exercer vos droits.",
  },
  updated: "2025-04-15",
  revised: "2026-11-26",
  text: ({ email, phone }) => ({
    articles: [
      {
        title: "Éditeur",
        blocks: [
          paragraph(
            "Informations publiées en application de la loi n°\u00a02004-575 du 21\u00a0juin\u00a02004 pour la confiance dans l’économie numérique (articles\u00a01-1 et 19).",
          ),
          list(
            ...identity(publisher),
            `Adresse e-\u2060mail\u00a0: ${email}`,
            `Téléphone\u00a0: ${phone}`,
          ),
        ],
      },
      {
        title: "Hébergement",
        blocks: [
          paragraph(
            "Le site et sa base de données sont hébergés sur le réseau mondial de Cloudflare.",
          ),
          list(
            `Hébergeur\u00a0: ${host.name}`,
            `Adresse\u00a0: ${host.address}`,
            `Téléphone\u00a0: ${host.phone}`,
            `Site internet\u00a0: ${host.website}`,
          ),
        ],
      },
      {
        title: "Propriété intellectuelle",
        blocks: [
          paragraph(
            "Les textes, illustrations, mises en page, documents à télécharger et éléments logiciels de ce site sont protégés par le droit d’auteur. Ils appartiennent à l’éditeur ou sont employés avec l’accord de leurs titulaires.",
          ),
          paragraph(
            "Vous pouvez consulter les pages, en faire une copie pour votre usage privé et en citer de courts extraits, en nommant l’auteur et la source (article L.\u00a0122-5 du Code de la propriété intellectuelle). Toute autre reproduction ou diffusion demande une autorisation écrite\u202f; sans elle, elle peut constituer une contrefaçon (articles L.\u00a0335-2 et suivants du même code).",
          ),
          paragraph(
            "Chacun peut créer un lien vers une page de ce site, pourvu qu’il ne laisse croire à aucun partenariat.",
          ),
        ],
      },
      {
        title: "Protection des données",
        blocks: [
          clause(
            "Responsable du traitement",
            `${seller}, dont les coordonnées figurent plus haut, décide des traitements décrits ici, conformément au règlement (UE) 2016/679 (RGPD) et à la loi n°\u00a078-17 du 6\u00a0janvier\u00a01978 modifiée.`,
          ),
          clause(
            "Données recueillies",
            "Chaque formulaire ne demande que ce qui lui est utile\u00a0:",
          ),
          list(
            "diagnostic\u00a0: vos réponses, les scores et le profil calculés à partir d’elles, votre nom, votre e-\u2060mail et, si vous le souhaitez, votre téléphone\u202f;",
            "chapitre gratuit\u00a0: vos nom, prénom et e-\u2060mail\u202f;",
            "défi de sept jours\u00a0: vos prénom, nom, e-\u2060mail, domaine d’expertise et, si vous le souhaitez, votre idée de livre\u202f;",
            "ressources\u00a0: votre e-\u2060mail\u202f;",
            "rétractation\u00a0: vos prénom, nom et e-\u2060mail, le contrat concerné et, si vous le souhaitez, une référence et un message.",
          ),
          paragraph(
            "Nous gardons aussi la date de l’envoi, le texte exact de l’accord que vous avez donné, le nom de l’annonce qui vous a mené au formulaire, s’il y en a une, et, pour le défi, la session à laquelle vous vous inscrivez. Vous pouvez laisser vides les champs facultatifs\u202f; sans les autres, nous ne pouvons pas vous envoyer ce que vous demandez.",
          ),
          clause(
            "Finalité et base légale",
            `Ces données servent à vous adresser le contenu demandé et les messages qui s’y rapportent. Conseils, nouvelles et offres ne vous parviennent que si vous avez coché la case qui les propose (article L.\u00a034-5 du Code des postes et des communications électroniques). Après le chapitre, les ressources ou le diagnostic, cette case vaut pour ${letterPromise}, qui s’arrêtent si vous achetez le livre, puis, de temps à autre, pour une nouvelle du livre\u202f; tout s’arrête si vous vous désinscrivez. Nous les traitons avec votre consentement (article\u00a06, paragraphe 1, point a, du RGPD), que vous pouvez retirer à tout moment, par un simple message ou par le lien de désinscription des e-\u2060mails. Ce retrait ne remet pas en cause ce qui a été fait auparavant.`,
          ),
          clause(
            "Désinscription",
            "Le lien au bas de chaque e-\u2060mail suffit. Nous inscrivons alors votre adresse, sans rien d’autre, sur la liste de celles à qui nous n’écrivons plus. Elle n’en sort que si vous le demandez, par le bouton «\u00a0Me réabonner\u00a0».",
          ),
          clause(
            "Rétractations",
            "Nous traitons une déclaration de rétractation pour y donner suite, en accuser réception et garder la preuve de ce qui a été déclaré\u00a0: c’est une obligation légale (article\u00a06, paragraphe 1, point c, du RGPD\u202f; article L.\u00a0221-21 du Code de la consommation).",
          ),
          clause(
            "Profil du diagnostic",
            "Il résulte d’un barème de points appliqué automatiquement à vos réponses. Il sert à personnaliser l’analyse qui vous est remise et n’entraîne aucun effet juridique. Cette analyse se lit aussi sur une page dont l’adresse, longue et tirée au hasard, n’est donnée qu’à vous\u202f; la page ne montre que votre prénom. Elle disparaît avec vos réponses.",
          ),
          clause(
            "Commandes",
            `Les achats se règlent sur des pages externes, hébergées par ${paymentProvider}, qui recueille vos coordonnées et vos données bancaires selon sa propre politique. Nous en recevons ce qu’il faut pour exécuter le contrat et tenir notre comptabilité, jamais votre numéro de carte. Le prestataire annonce chaque paiement au site, qui enregistre le produit, le montant, un remboursement ou une contestation éventuels, le nombre et les dates de vos téléchargements, votre pays, votre e-\u2060mail, la page de vente et l’annonce d’où vous venez\u202f; pour un livre, aussi votre nom, votre adresse postale et la dédicace que vous souhaitez. Voici à quoi sert chacune, et sur quelle base (article\u00a06, paragraphe 1, du RGPD)\u00a0:`,
          ),
          list(
            "produit, montant, e-\u2060mail et, pour un livre, nom, adresse et dédicace\u00a0: exécuter le contrat, vous écrire à son sujet, afficher votre e-\u2060mail sur la page de confirmation (point b)\u202f;",
            "produit, montant, remboursement et pays\u00a0: tenir notre comptabilité et appliquer la TVA qui convient (obligation légale, point c)\u202f;",
            "contestation et téléchargements\u00a0: prouver que le contenu vous a été remis si un paiement est contesté (intérêt légitime à défendre nos droits, point f)\u202f;",
            "page de vente et annonce\u00a0: savoir lesquelles ont mené à une vente (intérêt légitime à mesurer nos ventes, point f).",
          ),
          paragraph(
            "Votre e-\u2060mail peut figurer dans le lien qui ouvre la page de paiement suivante, afin de vous éviter de le saisir de nouveau.",
          ),
          clause(
            "Sécurité",
            "Votre adresse IP est traitée le temps nécessaire pour acheminer les pages, limiter les envois répétés de formulaires et écarter les attaques, au titre de notre intérêt légitime à protéger le site. Nous ne la joignons pas à vos réponses. Un e-\u2060mail promis par un formulaire porte une marque du réseau, commune à des milliers d’autres et changée chaque jour\u202f; elle empêche un réseau d’occuper seul l’envoi, et elle est effacée la nuit qui suit l’envoi, une semaine après au plus tard. Les échanges sont chiffrés.",
          ),
          clause(
            "Destinataires",
            `Ont accès aux données les personnes chargées de vous répondre, le transporteur, pour le nom et l’adresse portés sur un colis, notre hébergeur ${host.name}, qui achemine aussi les e-\u2060mails que ce site envoie, et notre prestataire d’automatisation et d’envoi d’e-\u2060mails${emailProvider && ` (${emailProvider})`}, qui agissent sur nos instructions. Nous ne vendons ni ne louons vos données.`,
          ),
          clause(
            "Transferts",
            `${host.name} est établie aux États-Unis. Les transferts vers ce pays sont encadrés par le cadre de protection des données entre l’Union européenne et les États-Unis et, à défaut, par les clauses contractuelles types de la Commission européenne.`,
          ),
          clause(
            "Durée de conservation",
            `Les données des formulaires sont gardées trois ans à compter du dernier que vous nous avez envoyé, puis effacées automatiquement. Une adresse désinscrite reste aussi longtemps sur sa liste, et tant que nous gardons d’elle un formulaire ou une commande. L’e-\u2060mail d’une commande est effacé du site au plus tôt après quatre-vingt-dix jours, et lorsque rien n’est plus dû\u00a0: pour un livre, quatre-vingt-dix jours après son envoi, comme le nom, l’adresse postale et la dédicace\u202f; pour le pack de prompts, au bout de ses mises à jour\u202f; pour la formation, un an après son lancement prévu\u202f; tant qu’un paiement est contesté, ces données restent pour y répondre. La vente elle-même et les comptages de visites le sont au bout de ${keptMonths}\u00a0mois, mais une vente d’au moins ${unbrokenPrice(largeOrder.cents)} au bout de dix ans, comme la loi l’impose (articles L.\u00a0213-1, D.\u00a0213-1 et D.\u00a0213-2 du Code de la consommation), sans e-\u2060mail ni adresse. Les déclarations de rétractation sont gardées cinq ans, le temps pendant lequel un contrat peut être contesté. Les pièces comptables liées à une commande sont conservées dix ans.`,
          ),
          clause(
            "Vos droits",
            `Vous pouvez accéder à vos données, les faire rectifier ou effacer, en limiter le traitement, en recevoir une copie réutilisable, vous opposer à la prospection et donner des directives sur leur sort après votre décès. Écrivez à ${email}\u202f; nous répondons dans le délai d’un mois.`,
          ),
          paragraph(
            "Vous pouvez aussi adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL), 3\u00a0place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, www.cnil.fr.",
          ),
        ],
      },
      {
        title: "Cookies",
        blocks: [
          paragraph(
            "Ce site ne dépose dans votre navigateur aucun cookie ni aucun autre traceur, et n’y lit rien. Il ne contient ni publicité ni bouton de réseau social, et ne charge aucun contenu depuis le serveur d’un tiers. C’est pourquoi aucun bandeau ne vous demande votre accord.",
          ),
          clause(
            "Comptage des visites",
            `Pour savoir quelles pages sont lues, nous comptons, par jour, par page de vente ou de formulaire et par annonce, combien de fois la page est ouverte et combien de commandes y sont commencées. Seuls ces totaux sont gardés, pendant ${keptMonths}\u00a0mois\u00a0: ni adresse IP, ni navigateur, ni identifiant, rien qui désigne une personne ou permette de la suivre d’une page à l’autre. Rien n’étant écrit ni lu dans votre appareil, ce comptage ne demande pas votre accord (article\u00a082 de la loi du 6\u00a0janvier\u00a01978).`,
          ),
          paragraph(
            "Le lien d’une annonce peut mener, au hasard, à l’une de nos pages de vente. Pour que vous retrouviez la même page toute la journée, un calcul la choisit d’après la date, votre adresse IP et le nom de votre navigateur\u202f; rien de cela n’est enregistré.",
          ),
          paragraph(
            "Les étapes du diagnostic tiennent dans l’adresse de la page\u00a0: elle contient vos réponses à choix multiple, jamais votre nom ni vos coordonnées. Si vous partagez cette adresse, vous partagez ces réponses.",
          ),
          paragraph(
            "De même, la page de vente qui vous laisse calculer ce que coûte un livre absent porte dans son adresse le montant que vous y écrivez. Le calcul n’a besoin de rien d’autre\u00a0: ce montant n’est joint ni à un formulaire ni à une commande.",
          ),
          paragraph(
            "Lorsque vous commandez, la page de paiement reçoit le nom de la page de vente d’où vous venez. Si vous êtes arrivé par une annonce, l’adresse peut aussi comporter des paramètres de campagne (utm)\u00a0: ils servent à adapter la navigation et sont transmis de même, afin que nous sachions quelle annonce a mené à la vente.",
          ),
          paragraph(
            "Les sites vers lesquels nous vous dirigeons (paiement, prise de rendez-vous, vidéos, réseau professionnel) ont leurs propres règles et peuvent déposer des cookies\u00a0: consultez leur politique.",
          ),
        ],
      },
      {
        title: "Conditions d’utilisation",
        blocks: [
          paragraph(
            "L’accès au site est libre et gratuit, hors coût de connexion. Nous veillons à sa disponibilité et à l’exactitude de ses pages sans pouvoir garantir l’absence d’interruption ou d’erreur\u202f; signalez-nous celles que vous remarquez.",
          ),
          paragraph(
            "Les articles et ressources donnent une information générale. Ils ne remplacent pas l’avis d’un avocat, d’un comptable ou d’un éditeur sur votre situation.",
          ),
          paragraph(
            "En remplissant un formulaire, vous fournissez des renseignements exacts et n’utilisez pas l’identité d’autrui. Il est interdit de perturber le site, d’en contourner les protections ou d’en extraire massivement le contenu.",
          ),
          paragraph(
            "Nous n’exerçons pas de contrôle sur les sites vers lesquels mènent nos liens et ne répondons pas de leur contenu. Les achats sont régis par nos conditions générales de vente. L’utilisation du site est soumise au droit français.",
          ),
        ],
      },
    ],
  }),
};
