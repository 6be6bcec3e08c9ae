/** The modules that are made from other files, before any test loads one. */
import { generate } from "../../scripts/generate/all";
import { isStale } from "../../scripts/generate/generated";

export async function setup(): Promise<void> {
  if (isStale()) await generate();
}
