import { sha256Hex } from "~/lib/sha256";
import { parisDays } from "~/lib/time";

/** Tells visitors of a day apart. None of it is stored. */
interface Visitor {
  /** YYYY-MM-DD */
  day: string;
  address: string;
  userAgent: string;
}

const dayOf = parisDays();

/** 302 to one of these paths, the same one all day for the same visitor. Keeps the query. */
export async function redirectToVariant({ url, headers }: Request, paths: readonly string[]) {
  const visitor = {
    day: dayOf(Date.now()),
    address: headers.get("CF-Connecting-IP") ?? "",
    userAgent: headers.get("User-Agent") ?? "",
  };
  const [first = "/", ...others] = paths.toSorted();
  const path = await assignVariant(visitor, [first, ...others]);
  return new Response(null, {
    status: 302,
    headers: {
      Location: path + new URL(url).search,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** One of the variants, each as likely as the others. */
export async function assignVariant<Variant>(
  { day, address, userAgent }: Visitor,
  variants: readonly [Variant, ...Variant[]],
): Promise<Variant> {
  const text = JSON.stringify([day, address, userAgent]);
  const hash = await sha256Hex(new TextEncoder().encode(text));
  // 48 bits: the remainder favours a variant by less than one in 10¹³.
  return variants[Number.parseInt(hash.slice(0, 12), 16) % variants.length] ?? variants[0];
}
