import { book, promptPack, training } from "../../../app/content/offers";

export interface Product {
  name: string;
  /** What the payment link says in `metadata.product`. */
  key: string;
  cents: number;
  /** Where the payment provider sends the buyer back to; the same as the README tells operators to set. */
  returnPath: string;
}

const toTraining = { key: "training", name: training.name, cents: training.cents };
const toPack = { key: "prompt-pack", name: promptPack.name, cents: promptPack.cents };

/** The hosted checkouts by the last part of their path. */
export const products: Record<string, Product> = {
  book: {
    key: "book",
    name: book.title,
    cents: book.cents,
    returnPath: "/merci?session_id=SESSION",
  },
  training: { ...toTraining, returnPath: "/merci-masterclass?session_id=SESSION" },
  "prompt-pack": { ...toPack, returnPath: "/merci-prompts?session_id=SESSION" },
  "training-upsell": {
    ...toTraining,
    returnPath: "/offre-speciale?session_id=SESSION&presale_course=true",
  },
  "prompt-pack-upsell": { ...toPack, returnPath: "/merci?session_id=SESSION&prompt_pack=true" },
  "prompt-pack-after-training": {
    ...toPack,
    returnPath: "/merci?session_id=SESSION&presale_course=true&prompt_pack=true",
  },
};
