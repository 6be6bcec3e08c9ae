import type { Fields } from "./fields";
import { landings } from "./pages";

/** Every form of the funnel, as it is posted by somebody who buys. */
export const orderForms: { path: string; fields: Fields }[] = [
  ...landings.map((path) => ({ path, fields: [] })),
  { path: "/inscription-masterclass", fields: [] },
  { path: "/pack-prompt-ia", fields: [] },
  {
    path: "/merci",
    fields: [
      ["prefilled_email", "camille.roux@example.com"],
      ["presale_course", "true"],
    ],
  },
  { path: "/offre-speciale", fields: [["prompt_pack", "true"]] },
];
