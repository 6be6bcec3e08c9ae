/** The desk's page of the files that buyers download. */
import { decimal } from "~/lib/money";

const megabytes = (bytes: number) => decimal(bytes / 1024 ** 2, bytes < 1024 ** 2 ? 2 : 1);

export const filesPage = {
  title: "Fichiers",
  lead: "Ce que vos acheteurs téléchargent. Un fichier remplacé est gardé un mois.",
  noBucket:
    "Ce site n’a pas d’espace de fichiers\u00a0: voyez docs/operations.md, «\u00a0Files\u00a0».",
  missing: "Pas encore déposé\u00a0: la page de commande dit qu’il arrive.",
  size: (bytes: number) => `${megabytes(bytes)} Mo`,
  choose: (format: string) => `Nouveau fichier (${format})`,
  replace: "Remplacer",
  put: "Déposer",
  refusals: {
    "wrong type": (format: string) => `Ce fichier n’est pas un ${format}\u00a0: rien n’a changé.`,
    "too large": () => "Ce fichier dépasse 100 Mo\u00a0: rien n’a changé.",
    empty: () => "Choisissez un fichier.",
  },
  failed: "Le fichier n’est pas arrivé entier. Rien n’a changé\u00a0: recommencez.",
};
