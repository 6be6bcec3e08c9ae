import { unusedVariables } from "../kit/payment-links";
import { varsOf } from "./configuration-rules";
import type { Configuration } from "./facts";
import { advise, type Finding, type Place, unset, untrue } from "./finding";

const maxRedirects = 10;

/** Milliseconds for each answer while following redirects. */
const timeLimit = 10_000;

type Links = Pick<Configuration, "env" | "variables">;

/** Addresses in the variables with such names, except placeholders, which a deployment refuses anyway. */
const linksIn = (variables: Links["variables"], names: RegExp) =>
  Object.entries(variables).flatMap(([name, value]) => {
    const url = names.test(name) && typeof value === "string" && URL.canParse(value) ? value : null;
    return url && !new URL(url).hostname.endsWith(".example") ? [{ name, url }] : [];
  });

/**
 * Follows each checkout link and names the origins missing from the pages' `form-action`: a browser that is redirected
 * to one of them blocks the order button. A link that cannot be followed is not an untrue claim: the network may be
 * down.
 */
export async function checkoutFindings({ env, variables }: Links): Promise<Finding[]> {
  const links = linksIn(variables, /^CHECKOUT_.*_URL$/).filter(
    ({ name }) => !unusedVariables.includes(name),
  );
  const extra = String(variables.CHECKOUT_EXTRA_ORIGINS ?? "")
    .split(/[\s,]+/)
    .flatMap((text) => (URL.canParse(text) ? [new URL(text).origin] : []));
  const allowed = new Set([...links.map(({ url }) => new URL(url).origin), ...extra]);
  const found = await Promise.all(
    links.map(({ name, url }) => follow(name, url, varsOf(env, name), allowed)),
  );
  return found.flat();
}

/** The chapter that a mail links to must exist. A network error is not a finding. */
export async function chapterFindings({ env, variables }: Links): Promise<Finding[]> {
  const [link] = linksIn(variables, /^CHAPTER_URL$/);
  const found = link ? await follow(link.name, link.url, varsOf(env, link.name)) : [];
  return found.filter(({ untrue }) => untrue);
}

/** @param allowed origins; any if absent */
async function follow(name: string, link: string, place: Place, allowed?: ReadonlySet<string>) {
  const missing = new Set<string>();
  let url = link;
  for (let step = 0; step < maxRedirects; step += 1) {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(url, { redirect: "manual", signal }).catch(
      (error: Error) => error,
    );
    if (response instanceof Error) {
      const { message } = response.cause instanceof Error ? response.cause : response;
      return [
        unset(
          advise({
            found: `${name} n’a pu être suivi (${message})`,
            remedy: "Écrivez la bonne adresse, ou recommencez plus tard",
          }),
          place,
        ),
      ];
    }
    response.body?.cancel().catch(() => {});
    const next = response.headers.get("Location");
    if (response.status >= 400) {
      return [
        untrue(
          advise({
            found: `${name} mène à une page qui répond ${response.status}`,
            remedy: "Écrivez l’adresse d’une page qui s’ouvre",
          }),
          place,
        ),
      ];
    }
    if (response.status < 300 || next === null) {
      return [...missing].map((origin) =>
        untrue(
          advise({
            found: `${name} mène à ${origin}, que les pages n’admettent pas`,
            remedy: `Écrivez «\u00a0CHECKOUT_EXTRA_ORIGINS = "${origin}"\u00a0»`,
          }),
          place,
        ),
      );
    }
    url = new URL(next, url).href;
    const { origin } = new URL(url);
    if (allowed && !allowed.has(origin)) missing.add(origin);
  }
  return [
    untrue(
      advise({
        found: `${name} redirige plus de ${maxRedirects} fois`,
        remedy: "Écrivez l’adresse d’arrivée",
      }),
      place,
    ),
  ];
}
