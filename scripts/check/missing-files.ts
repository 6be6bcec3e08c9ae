import { deliverables } from "~/content/deliverables";
import { readConfig } from "../kit/config";
import { CommandError } from "../kit/errors";
import type { Remote } from "../kit/remote";

/**
 * Keys of the files that are sold and are not in the deployed bucket; null without a bucket, and for an
 * account that may not read it.
 *
 * @param env an environment of wrangler.toml; null for its top level
 */
export async function missingFiles(
  env: string | null,
  { hasObject }: Pick<Remote, "hasObject">,
): Promise<string[] | null> {
  const { r2_buckets } = await readConfig(env);
  const bucket = r2_buckets.find(({ binding }: { binding: string }) => binding === "FILES");
  if (!bucket) return null;
  const keys = Object.values(deliverables).flatMap(({ files }) => files.map(({ key }) => key));
  try {
    return keys.filter((key) => !hasObject(bucket, key));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.warn(`The files in the bucket were not looked up. ${error.message}`);
    return null;
  }
}
