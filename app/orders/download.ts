interface StoredFile {
  size: number;
  /** With its quotes. */
  etag: string;
  uploaded: Date;
}

/** How to answer a download: `range` only with 206. */
interface DownloadPlan {
  status: 200 | 206 | 304 | 412 | 416;
  range?: { offset: number; length: number };
}

/**
 * Conditions and range of a request, in the order of RFC 9110, 13.2.2. It allows to ignore ranges that are not
 * supported here (several, another unit, malformed), and demands it for HEAD (14.2).
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

function preconditionHolds(headers: Headers, { etag, uploaded }: StoredFile): boolean {
  const match = headers.get("If-Match");
  // Compared strongly: a weak tag never matches.
  if (match !== null) return match === "*" || tags(match).includes(etag);
  const since = dateIn(headers.get("If-Unmodified-Since"));
  return since === null || seconds(uploaded) <= since;
}

function isUnchanged(headers: Headers, { etag, uploaded }: StoredFile): boolean {
  const known = headers.get("If-None-Match");
  if (known !== null)
    return known === "*" || tags(known).some((tag) => tag.replace(/^W\//, "") === etag);
  const since = dateIn(headers.get("If-Modified-Since"));
  return since !== null && seconds(uploaded) <= since;
}

/** Characters. A list of thousands of ranges is refused without parsing. */
const longestRange = 200;

/** Undefined for the whole file, null for a range outside of it. */
function readRange(headers: Headers, file: StoredFile) {
  const range = headers.get("Range") ?? "";
  if (range.length > longestRange) return null;
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
function isSameFile(ifRange: string | null, { etag, uploaded }: StoredFile): boolean {
  if (ifRange === null) return true;
  return ifRange === etag || dateIn(ifRange) === seconds(uploaded);
}

function tags(list: string): string[] {
  return list.split(",").map((tag) => tag.trim());
}

/** Seconds since the epoch; null for what is no date. */
function dateIn(text: string | null): number | null {
  const time = text?.endsWith("GMT") ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time / 1000;
}

/** HTTP dates have no fractions. */
function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
