import { openSite } from "./support/site";
import { spawnSync } from "node:child_process";
const [out, widths, ...paths] = process.argv.slice(2);
const site = await openSite();
const url = (await site.miniflare.ready).href.replace(/\/$/, "");
spawnSync("node", ["/tmp/shot.mjs", url, out!, widths!, "nojs", ...paths], { stdio: "inherit" });
await site[Symbol.asyncDispose]();
