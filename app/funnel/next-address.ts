import type { Env } from "~/env";
import { acceptEmail } from "~/lib/email";
import { checkoutUrl, type Offer } from "./checkout";
import { readPurchases } from "./purchases";
import { readPrefilledEmail, readSessionId } from "./query";

/** An order form as it was posted. */
export interface OrderPost {
  env: Env;
  form: FormData;
  /** Query of the page it stands on. */
  query: URLSearchParams;
  /** Slug of that page, so that the seller's payment records say which page sold. */
  reference: string;
}

/** Where an order form leads: an absolute checkout address, or a path of the site. */
export type NextAddress = (post: OrderPost) => string;

/** The order buttons of a page that sells one offer. */
export function checkoutOf(offer: Offer): NextAddress {
  return ({ env, query, reference }) =>
    checkoutUrl(env, offer, { reference, email: readPrefilledEmail(query), query });
}

/** `/merci`: the training when its box is ticked, else on to the next offer. */
export const afterThankYou: NextAddress = ({ env, form, query, reference }) => {
  const email = acceptEmail(form.get("prefilled_email")) ?? readPrefilledEmail(query);
  if (form.get("presale_course") === "true") {
    return checkoutUrl(env, "training-upsell", { reference, email, query });
  }
  return pathWithQuery("/offre-speciale", {
    session_id: readSessionId(query),
    prefilled_email: email,
  });
};

/** `/offre-speciale`: the prompt pack when its box is ticked, else the final confirmation. */
export const afterUpsell: NextAddress = (post) => {
  const { form, query } = post;
  if (form.get("prompt_pack") === "true") {
    const { presaleCourse } = readPurchases(query);
    return checkoutOf(presaleCourse ? "prompt-pack-after-training" : "prompt-pack-upsell")(post);
  }
  return pathWithQuery("/merci", {
    session_id: readSessionId(query),
    prompt_pack: "false",
    presale_course: query.has("presale_course") ? String(readPurchases(query).presaleCourse) : null,
  });
};

function pathWithQuery(path: string, values: Record<string, string | null>): string {
  const present = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}
