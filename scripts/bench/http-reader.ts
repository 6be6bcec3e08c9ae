/**
 * Reads the answers of one keep-alive HTTP/1.1 connection, no further than a load needs: where each
 * one ends, and its status. `node:http` would cost more than the server under test.
 */
export class HttpReader {
  #rest: Buffer = Buffer.alloc(0);
  #chunked = false;
  /** Bytes of the body, or of the chunk, that are still to come; null before a head was read. */
  #missing: number | null = null;
  #status = 0;

  /** Takes what arrived. Returns the status when an answer is complete, else null. */
  push(data: Buffer): number | null {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    if (this.#missing === null && !this.#readHead()) return null;
    const complete = this.#chunked ? this.#skipChunks() : this.#skipBody();
    if (!complete) return null;
    this.#missing = null;
    return this.#status;
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf("\r\n\r\n");
    if (end < 0) return false;
    const head = this.#rest.toString("latin1", 0, end);
    this.#rest = this.#rest.subarray(end + 4);
    this.#status = Number(head.slice(9, 12));
    this.#chunked = /^transfer-encoding: *chunked/im.test(head);
    this.#missing = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    return true;
  }

  #skipBody(): boolean {
    const skipped = Math.min(this.#missing ?? 0, this.#rest.length);
    this.#missing = (this.#missing ?? 0) - skipped;
    this.#rest = this.#rest.subarray(skipped);
    return this.#missing === 0;
  }

  #skipChunks(): boolean {
    for (;;) {
      if (!this.#skipBody()) return false;
      const end = this.#rest.indexOf("\r\n");
      if (end < 0) return false;
      const line = this.#rest.toString("latin1", 0, end);
      const size = Number.parseInt(line, 16);
      const last = size === 0;
      if (last && this.#rest.length < end + 4) return false;
      // A chunk's data end with a line break of their own, as does the last, empty chunk.
      this.#rest = this.#rest.subarray(end + 2);
      this.#missing = size + 2;
      if (last) return this.#skipBody();
    }
  }
}
