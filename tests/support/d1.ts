import { Miniflare, type WorkerOptions } from "miniflare";
import { besideOf, besideWorker } from "./beside";

interface Place {
  d1Databases?: WorkerOptions["d1Databases"];
  /** Folder in which the database outlives its process. */
  d1Persist?: string;
}

export async function openD1({ d1Databases = ["DB"], d1Persist }: Place = {}) {
  const miniflare = new Miniflare({ workers: [besideWorker(d1Databases)], d1Persist, cf: false });
  return { d1: besideOf(miniflare).d1, dispose: () => miniflare.dispose() };
}
