import { sha256Hex } from "~/lib/ids";
import { parisDays } from "~/lib/time";

const dayOf = parisDays();

/** 302 to one of these paths, the same one all day for the same visitor. Keeps the query. */
export async function redirectToVariant({ url, headers }: Request, paths: readonly string[]) {
  const address = headers.get("CF-Connecting-IP") ?? "";
  const userAgent = headers.get("User-Agent") ?? "";
  const variant = await assignVariant([dayOf(Date.now()), address, userAgent], paths.length);
  const path = paths.toSorted()[variant] ?? "/";
  return new Response(null, {
    status: 302,
    headers: {
      Location: path + new URL(url).search,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/**
 * The number of a variant, from 0; each is equally likely.
 *
 * @param visitor distinguishes the visitors of a day; none of it is stored
 */
export async function assignVariant(visitor: readonly string[], variants: number): Promise<number> {
  const hash = await sha256Hex(visitor);
  // 48 bits: the remainder favours a variant by less than one in 10¹³.
  return Number.parseInt(hash.slice(0, 12), 16) % variants;
}
