import type { WorkerOptions } from "miniflare";

const name = "faulty-files";

/** Bytes of each object, and of what is read before the fault. */
export const faultySize = 100_000;
export const sentBytes = 40_000;

/**
 * In place of the bucket: it ends the PDF of the book in the middle as if that were all, breaks off its EPUB there, and
 * says nothing of the pack.
 */
const script = `
  const object = (key) => ({
    key, size: ${faultySize}, etag: "tag", httpEtag: '"tag"', uploaded: new Date(0),
  });
  const away = () => { throw new Error("internal error of the bucket"); };
  export default () => ({
    head: async (key) => (key.startsWith("prompt-pack/") ? away() : object(key)),
    get: async (key) => {
      const body = new ReadableStream({
        start(controller) { controller.enqueue(new Uint8Array(${sentBytes})); },
        pull(controller) {
          if (key.endsWith(".pdf")) controller.close();
          else controller.error(new Error("reset by the bucket"));
        },
      }, { highWaterMark: 0 });
      return { ...object(key), body };
    },
  });
`;

export const faultyBinding = { FILES: { scriptName: name } };

export const faultyFiles: WorkerOptions = {
  name,
  modules: [{ type: "ESModule", path: `/${name}.js`, contents: script }],
  modulesRoot: "/",
};
