import { paragraph } from "~/content/blocks";
import { numbered } from "./types";

/**
 * The notices that the terms of sale must hold word for word: the models in the annexes to articles D. 211-2 (goods)
 * and D. 211-3 (digital content and services) of the Code de la consommation. Change them only when the annexes change.
 */
export const guaranteeBoxes = {
  goods: [
    paragraph(
      "Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.",
    ),
    paragraph(
      "Lorsque le contrat de vente du bien prévoit la fourniture d’un contenu numérique ou d’un service numérique de manière continue pendant une durée supérieure à deux ans, la garantie légale est applicable à ce contenu numérique ou ce service numérique tout au long de la période de fourniture prévue. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.",
    ),
    paragraph(
      "La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les mises à jour nécessaires au maintien de la conformité du bien.",
    ),
    paragraph(
      "La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.",
    ),
    paragraph(
      "Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.",
    ),
    paragraph(
      "Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.",
    ),
    paragraph(
      "Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si\u00a0:",
    ),
    numbered(
      "Le professionnel refuse de réparer ou de remplacer le bien\u202f;",
      "La réparation ou le remplacement du bien intervient après un délai de trente jours\u202f;",
      "La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement\u202f;",
      "La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.",
    ),
    paragraph(
      "Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.",
    ),
    paragraph(
      "Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.",
    ),
    paragraph(
      "Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.",
    ),
    paragraph(
      "Les droits mentionnés ci-dessus résultent de l’application des articles L.\u00a0217-1 à L.\u00a0217-32 du code de la consommation.",
    ),
    paragraph(
      "Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300\u00a0000\u00a0euros, qui peut être porté jusqu’à 10\u00a0% du chiffre d’affaires moyen annuel (article L.\u00a0241-5 du code de la consommation).",
    ),
    paragraph(
      "Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles\u00a01641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.",
    ),
  ],
  digital: [
    paragraph(
      "Le consommateur dispose d’un délai de deux ans à compter de la fourniture du contenu numérique ou du service numérique pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant un délai d’un an à compter de la date de fourniture, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.",
    ),
    paragraph(
      "La garantie légale de conformité emporte obligation de fournir toutes les mises à jour nécessaires au maintien de la conformité du contenu numérique ou du service numérique.",
    ),
    paragraph(
      "La garantie légale de conformité donne au consommateur droit à la mise en conformité du contenu numérique ou du service numérique sans retard injustifié suivant sa demande, sans frais et sans inconvénient majeur pour lui.",
    ),
    paragraph(
      "Le consommateur peut obtenir une réduction du prix en conservant le contenu numérique ou le service numérique ou il peut mettre fin au contrat en se faisant rembourser intégralement contre renoncement au contenu numérique ou au service numérique, si\u00a0:",
    ),
    numbered(
      "Le professionnel refuse de mettre le contenu numérique ou le service numérique en conformité\u202f;",
      "La mise en conformité du contenu numérique ou du service numérique est retardée de manière injustifiée\u202f;",
      "La mise en conformité du contenu numérique ou du service numérique ne peut intervenir sans frais imposés au consommateur\u202f;",
      "La mise en conformité du contenu numérique ou du service numérique occasionne un inconvénient majeur pour le consommateur\u202f;",
      "La non-conformité du contenu numérique ou du service numérique persiste en dépit de la tentative de mise en conformité du professionnel restée infructueuse.",
    ),
    paragraph(
      "Le consommateur a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la mise en conformité du contenu numérique ou du service numérique au préalable.",
    ),
    paragraph(
      "Dans les cas où le défaut de conformité est mineur, le consommateur n’a droit à l’annulation du contrat que si le contrat ne prévoit pas le paiement d’un prix.",
    ),
    paragraph(
      "Toute période d’indisponibilité du contenu numérique ou du service numérique en vue de sa remise en conformité suspend la garantie qui restait à courir jusqu’à la fourniture du contenu numérique ou du service numérique de nouveau conforme.",
    ),
    paragraph(
      "Les droits mentionnés ci-dessus résultent de l’application des articles L.\u00a0224-25-1 à L.\u00a0224-25-31 du code de la consommation.",
    ),
    paragraph(
      "Le professionnel qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300\u00a0000\u00a0euros, qui peut être porté jusqu’à 10\u00a0% du chiffre d’affaires moyen annuel (article L.\u00a0242-18-1 du code de la consommation).",
    ),
    paragraph(
      "Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles\u00a01641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le contenu numérique ou le service numérique est conservé ou à un remboursement intégral contre renonciation au contenu numérique ou au service numérique.",
    ),
  ],
};
