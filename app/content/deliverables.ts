import { training } from "./offers";
import type { ProductId } from "./products";

/** A file that a buyer downloads. */
export interface DeliverableFile {
  /** Key of its object in the bucket. The buyer's address has the part after the folder. */
  key: string;
  name: string;
  /** As a person reads it. */
  format: string;
  mediaType: string;
}

/** A place elsewhere that a buyer is let into. */
export interface DeliverableLink {
  /** The variable that holds its address. */
  variable: "TRAINING_URL" | "COMMUNITY_URL";
  name: string;
  label: string;
  /** It comes beside the product: nobody gives up the right to withdraw for it alone. */
  accompanies?: true;
}

/** What a buyer gets of a product, and how. */
export interface Deliverable {
  files: readonly DeliverableFile[];
  links: readonly DeliverableLink[];
  /** Whether something is sent by post. */
  parcel: boolean;
  /** Stands in place of what is not there yet. */
  later: string;
}

export const deliverables: Record<ProductId, Deliverable> = {
  book: {
    files: [
      {
        key: "book/l-auteur-augmente.pdf",
        name: "Le livre en PDF",
        format: "PDF",
        mediaType: "application/pdf",
      },
      {
        key: "book/l-auteur-augmente.epub",
        name: "Le livre pour liseuse",
        format: "EPUB",
        mediaType: "application/epub+zip",
      },
    ],
    links: [],
    parcel: true,
    later: "La version numérique est en préparation : elle paraîtra ici dès qu’elle sera en ligne.",
  },
  training: {
    files: [],
    links: [
      {
        variable: "TRAINING_URL",
        name: "Votre espace de formation",
        label: "Entrer dans la formation",
      },
      {
        variable: "COMMUNITY_URL",
        name: "Le groupe privé",
        label: "Rejoindre le groupe",
        accompanies: true,
      },
    ],
    parcel: false,
    later: `La formation ouvre à son lancement, prévu ${training.launchInMonths} mois après la pré-vente : son accès paraîtra ici ce jour-là.`,
  },
  "prompt-pack": {
    files: [
      {
        key: "prompt-pack/pack-de-prompts.pdf",
        name: "Le pack de prompts",
        format: "PDF",
        mediaType: "application/pdf",
      },
    ],
    links: [],
    parcel: false,
    later: "Le pack est en préparation : il paraîtra ici dès qu’il sera en ligne.",
  },
};
