export function readStream({ body }: { body: unknown }) {
  const reader = (body as ReadableStream).pipeThrough(new TextDecoderStream()).getReader();
  let html = "";

  async function next(): Promise<string | undefined> {
    return (await reader.read()).value;
  }

  return {
    /** All that has come once this text is there. Rejects when the page ends without it. */
    async until(mark: string) {
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
