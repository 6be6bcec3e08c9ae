import type { DeliverableFile } from "~/content/products";
import { formatError } from "~/lib/errors";
import { planDownload } from "~/orders/download";
import { type FileStore, fileName } from "~/orders/files";
import { privatePage } from "./responses";

/**
 * The file as a download, or the status that the request's conditions demand. It is streamed: only a chunk of it is
 * in memory.
 *
 * @returns null when the bucket has no such object
 * @throws what the bucket throws
 */
export async function sendFile(
  store: FileStore,
  file: DeliverableFile,
  request: Request,
): Promise<Response | null> {
  const object = await store.head(file.key);
  if (!object) return null;
  const { size, httpEtag, uploaded } = object;
  const { status, range } = planDownload(request, { size, etag: httpEtag, uploaded });
  const headers = new Headers({
    ...privatePage,
    "Accept-Ranges": "bytes",
    ETag: httpEtag,
    "Last-Modified": uploaded.toUTCString(),
  });
  if (status === 416) headers.set("Content-Range", `bytes */${size}`);
  if (status >= 300) return new Response(null, { status, headers });

  const { offset, length } = range ?? { offset: 0, length: size };
  headers.set("Content-Type", file.mediaType);
  headers.set("Content-Disposition", `attachment; filename="${fileName(file)}"`);
  headers.set("Content-Length", String(length));
  // A proxy that compresses would remove the length, without which a download cannot be resumed.
  headers.set("Cache-Control", "no-store, no-transform");
  if (range) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${size}`);
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const part = size === 0 ? undefined : { offset, length };
  const read = await store.get(file.key, { range: part, onlyIf: { etagMatches: object.etag } });
  if (!read || !("body" in read)) throw new Error("the object changed meanwhile");
  const { readable, writable } = new FixedLengthStream(length);
  // A read that fails midway breaks the connection, so that the browser knows the file is incomplete. A visitor who
  // cancels is logged alike.
  read.body.pipeTo(writable).catch((error) => {
    console.error(formatError("File not sent whole", error));
  });
  return new Response(readable, { status, headers });
}
