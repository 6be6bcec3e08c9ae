import type { ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "@remix-run/dev/server-build";
import { createContext } from "./context";
import { runCron } from "./cron";
import { readEnv } from "./env";
import { createFetch } from "./http/fetch";

const build = serverBuild as unknown as ServerBuild;

export default {
  fetch: createFetch(build),

  async scheduled(controller, rawEnv, ctx) {
    const env = readEnv(rawEnv);
    if (env) await runCron(controller, createContext(env, ctx));
  },
} satisfies ExportedHandler<object>;
