import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port known before its server starts. Below 32768, where no system hands out ports by itself: nothing
 * takes it before the server does.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
