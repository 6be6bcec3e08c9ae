interface Streamed {
  body: unknown;
}

/** A page that is still being written, read as far as a test wants. */
export interface PageStream {
  /** All that has come once this text is there. Rejects when the page ends without it. */
  until: (mark: string) => Promise<string>;
  /** Everything after what was read. */
  rest: () => Promise<string>;
  /** Leaves before the end. */
  leave: () => Promise<void>;
}

export function readStream({ body }: Streamed): PageStream {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let html = "";

  async function next(): Promise<string | undefined> {
    const { done, value } = await reader.read();
    return done ? undefined : decoder.decode(value, { stream: true });
  }

  return {
    async until(mark) {
      while (!html.includes(mark)) {
        const chunk = await next();
        if (chunk === undefined) throw new Error(`the page ended without ${mark}`);
        html += chunk;
      }
      return html;
    },
    async rest() {
      let rest = "";
      for (let chunk = await next(); chunk !== undefined; chunk = await next()) rest += chunk;
      return rest;
    },
    leave: () => reader.cancel(),
  };
}
