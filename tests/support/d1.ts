import { Miniflare } from "miniflare";

/** A D1 without any table, as workerd runs it. */
export async function openD1() {
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    d1Databases: ["DB"],
  });
  return { d1: await miniflare.getD1Database("DB"), dispose: () => miniflare.dispose() };
}
