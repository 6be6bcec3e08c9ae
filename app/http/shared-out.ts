import { parisDays } from "~/lib/time";
import { chooseFor } from "~/statistics/split";

const dayOf = parisDays();

/** Sends each visitor on to one of these paths, the same one all day; the query goes along. */
export async function sharedOut({ url, headers }: Request, paths: string[]): Promise<Response> {
  const visitor = {
    day: dayOf(Date.now()),
    address: headers.get("CF-Connecting-IP") ?? "",
    userAgent: headers.get("User-Agent") ?? "",
  };
  const [first = "/", ...others] = paths.sort();
  const path = await chooseFor(visitor, [first, ...others]);
  return new Response(null, {
    status: 302,
    headers: {
      Location: path + new URL(url).search,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
