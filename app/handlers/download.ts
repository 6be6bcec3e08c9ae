import type { DeliverableFile } from "~/content/products";
import { matchesETag, privatePage } from "~/http/responses";
import { isPrefetch } from "~/http/view-counting";
import { logError } from "~/lib/errors";
import { type FileStore, fileName } from "~/orders/files";

/**
 * The file as a download, or the status that the request's conditions demand. It is streamed, so only a chunk of it is
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
  const { status, range } = planDownload(request, object);
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
  // A read that fails midway breaks the connection, so that the browser knows the file is incomplete. A cancelled
  // download is logged too.
  read.body.pipeTo(writable).catch((error) => logError("File not sent whole", error));
  return new Response(readable, { status, headers });
}

/**
 * Whether the response counts as a download: it carries a file's first byte, without which no program opens it, or more
 * than half of it. A prefetch may never be opened.
 */
export function isDownload(request: Request, { status, headers }: Response): boolean {
  if (request.method !== "GET" || isPrefetch(request.headers)) return false;
  const [, first = "", size = ""] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get("Content-Range") ?? "") ?? [];
  const isPart = first === "0" || 2 * Number(headers.get("Content-Length")) > Number(size);
  return status === 200 || (status === 206 && isPart);
}

type StoredFile = Pick<R2Object, "size" | "httpEtag" | "uploaded">;

/** How to answer a download. `range` is set only with 206. */
interface DownloadPlan {
  status: 200 | 206 | 304 | 412 | 416;
  range?: { offset: number; length: number };
}

/**
 * Checks a request's conditions and range in the order of RFC 9110, 13.2.2. Ranges that are not supported here
 * (several, another unit, malformed) may be ignored, and must be for HEAD (14.2). Given the headers, R2 would send the
 * whole file for a range beyond it, reject the date that it gave as `Last-Modified`, and ignore `If-Range`.
 */
export function planDownload(
  { method, headers }: { method: string; headers: Headers },
  file: StoredFile,
): DownloadPlan {
  if (!preconditionHolds(headers, file)) return { status: 412 };
  if (isUnchanged(headers, file)) return { status: 304 };
  const range = method === "GET" ? readRange(headers, file) : undefined;
  if (range === undefined) return { status: 200 };
  return range === null ? { status: 416 } : { status: 206, range };
}

function preconditionHolds(headers: Headers, { httpEtag, uploaded }: StoredFile): boolean {
  const match = headers.get("If-Match");
  if (match !== null) return matchesETag(httpEtag, match, { strongly: true });
  const since = dateIn(headers.get("If-Unmodified-Since"));
  return since === null || seconds(uploaded) <= since;
}

function isUnchanged(headers: Headers, { httpEtag, uploaded }: StoredFile): boolean {
  const noneMatch = headers.get("If-None-Match");
  if (noneMatch !== null) return matchesETag(httpEtag, noneMatch);
  const since = dateIn(headers.get("If-Modified-Since"));
  return since !== null && seconds(uploaded) <= since;
}

/** In characters. Rejects a list of thousands of ranges without parsing it. */
const maxRangeLength = 200;

/** Undefined for the whole file, null for a range outside of it. */
function readRange(headers: Headers, file: StoredFile) {
  const range = headers.get("Range") ?? "";
  if (range.length > maxRangeLength) return null;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (first + last === "" || !isSameFile(headers.get("If-Range"), file)) return undefined;
  const { size } = file;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { offset: size - length, length };
  }
  const [offset, end] = [Number(first), last === "" ? Number.POSITIVE_INFINITY : Number(last)];
  if (offset > end) return undefined;
  return offset >= size ? null : { offset, length: Math.min(end, size - 1) - offset + 1 };
}

/** `If-Range` is a strong tag or the exact date of the last change. */
function isSameFile(ifRange: string | null, { httpEtag, uploaded }: StoredFile): boolean {
  if (ifRange === null) return true;
  return ifRange === httpEtag || dateIn(ifRange) === seconds(uploaded);
}

/** Seconds since the epoch; null unless the text is a date. */
function dateIn(text: string | null): number | null {
  const time = text?.endsWith("GMT") ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time / 1000;
}

/** HTTP dates have no fractions. */
function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
