export const origin = "https://site.test";

type Init = ConstructorParameters<typeof Request>[1];

export function get(path: string, headers: Record<string, string> = {}, method = "GET"): Request {
  return new Request(origin + path, { method, headers });
}

export function post(
  path: string,
  body: BodyInit | null = null,
  headers: Record<string, string> = {},
) {
  return new Request(origin + path, { method: "POST", body, headers, duplex: "half" } as Init);
}

/** A body that comes in these pieces, and tells what became of it. */
export function streamed(...pieces: (string | Uint8Array)[]) {
  const left = pieces.map((piece) =>
    typeof piece === "string" ? new TextEncoder().encode(piece) : piece,
  );
  const fate = { taken: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = left.shift();
        if (!piece) return controller.close();
        fate.taken += 1;
        controller.enqueue(piece);
      },
      cancel() {
        fate.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, fate };
}
