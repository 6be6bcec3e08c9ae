import type { Env } from "~/env";
import { checkoutUrl, type Offer } from "./checkout";
import { readOrder } from "./order";
import { acceptEmail, readPrefilledEmail, readSessionId } from "./query";

interface ActionArgs {
  request: Request;
  context: { env: Env; form: FormData };
}

/** After a post, on to a page or to a checkout: 303, so that the next request is a GET. */
function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

/** The action of a page whose order buttons sell one offer. */
export function orderAction(offer: Offer, reference: string) {
  return ({ request, context }: ActionArgs): Response => {
    const query = new URL(request.url).searchParams;
    const email = readPrefilledEmail(query);
    return seeOther(checkoutUrl(context.env, offer, { reference, email, query }));
  };
}

/** `/merci`: the training when its box is ticked, else on to the next offer. */
export function thankYouAction({ request, context }: ActionArgs): Response {
  const query = new URL(request.url).searchParams;
  const email = acceptEmail(context.form.get("prefilled_email")) ?? readPrefilledEmail(query);
  if (context.form.get("presale_course") === "true") {
    return seeOther(
      checkoutUrl(context.env, "training-upsell", { reference: "merci", email, query }),
    );
  }
  return seeOther(
    pathWithQuery("/offre-speciale", { session_id: readSessionId(query), prefilled_email: email }),
  );
}

/** `/offre-speciale`: the prompt pack when its box is ticked, else the final confirmation. */
export function upsellAction({ request, context }: ActionArgs): Response {
  const query = new URL(request.url).searchParams;
  if (context.form.get("prompt_pack") === "true") {
    const email = readPrefilledEmail(query);
    const reference = "offre-speciale";
    return seeOther(checkoutUrl(context.env, "prompt-pack-upsell", { reference, email, query }));
  }
  return seeOther(
    pathWithQuery("/merci", {
      session_id: readSessionId(query),
      prompt_pack: "false",
      presale_course: query.has("presale_course") ? String(readOrder(query).presaleCourse) : null,
    }),
  );
}

function pathWithQuery(path: string, values: Record<string, string | null>): string {
  const present = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}
