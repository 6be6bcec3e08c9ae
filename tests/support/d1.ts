import { Miniflare } from "miniflare";
import { d1Of, d1Worker } from "./asked-d1";

/** A D1 without any table. */
export async function openD1() {
  const miniflare = new Miniflare({ ...d1Worker(["DB"]), cf: false });
  return { d1: d1Of(miniflare), dispose: () => miniflare.dispose() };
}
