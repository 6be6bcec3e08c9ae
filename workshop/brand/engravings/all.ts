/** The engravings that are drawn by a program: their files under `public/images`. */
import { cabinet } from "./cabinet";
import { relief } from "./relief";
import { seal } from "./seal";
import { shelf } from "./shelf";
import { study } from "./study";

export const engravings: Record<string, () => string | Promise<string>> = {
  "public/images/cards.svg": cabinet,
  "public/images/map.svg": relief,
  "public/images/shelf.svg": shelf,
  "public/images/guarantee.svg": seal,
  "public/images/portraits/auteur-a-sa-table.svg": study,
};
