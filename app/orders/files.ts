import { eq, sql } from "drizzle-orm";
import { type DeliverableFile, deliverables } from "~/content/products";
import type { Database } from "~/db/client";
import { type Order, orders } from "~/db/schema";
import { type Access, accessTo } from "./access";
import type { Purchase } from "./buyer";

/** The bucket's methods that read. */
export type FileStore = Pick<R2Bucket, "head" | "get">;

/** The name in the buyer's URL: the object's key without its folder. */
export function fileName({ key }: DeliverableFile): string {
  return key.slice(key.indexOf("/") + 1);
}

function filesOf({ product }: Order): readonly DeliverableFile[] {
  return product === "other" ? [] : deliverables[product].files;
}

/**
 * Finds a file by name among the purchases, with the order that gives the best access to it.
 *
 * @param now in milliseconds since the epoch
 */
export function findFile(
  purchases: readonly Purchase[],
  name: string,
  now: number,
): { file: DeliverableFile; access: Access; order: Order } | undefined {
  const found = purchases.flatMap(({ order }) => {
    const file = filesOf(order).find((candidate) => fileName(candidate) === name);
    return file ? [{ file, access: accessTo(order, now), order }] : [];
  });
  const byAccess: Access[] = ["open", "waiting", "suspended", "closed"];
  return found.sort((a, b) => byAccess.indexOf(a.access) - byAccess.indexOf(b.access))[0];
}

/** Counts a download. In a dispute the count proves delivery. */
export async function countDownload(db: Database, { session_id }: Order, now: number) {
  const { downloads, first_download_at } = orders;
  const moment = new Date(now).toISOString();
  await db
    .update(orders)
    .set({
      downloads: sql`${downloads} + 1`,
      first_download_at: sql`coalesce(${first_download_at}, ${moment})`,
      last_download_at: moment,
    })
    .where(eq(orders.session_id, session_id));
}

/**
 * Keys of the purchases' files that exist in the bucket.
 *
 * @throws what the bucket throws
 */
export async function storedFiles(
  store: FileStore,
  purchases: readonly Purchase[],
): Promise<Set<string>> {
  const keys = new Set(purchases.flatMap(({ order }) => filesOf(order).map(({ key }) => key)));
  const objects = await Promise.all([...keys].map((key) => store.head(key)));
  return new Set(objects.flatMap((object) => (object ? [object.key] : [])));
}
