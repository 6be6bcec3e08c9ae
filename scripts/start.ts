/**
 * `npm start`: builds the site, migrates the local database, starts the stand-in partners and serves everything. `npm
 * run dev` (`--watch`) serves a development build instead, rebuilds on every change and reloads open pages. `PORT` and
 * `PARTNERS_PORT` choose the ports, `CLOCK` the moment at which the site's clock starts. `--content lawful` and `--content
 * bare` serve a copy with another content (`local/content/sets.ts`). Everything ends with this process.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parisDay } from "~/lib/time";
import { ensureBuild } from "./build/up-to-date";
import * as local from "./kit/addresses";
import { moveClock } from "./kit/clock";
import { runNode } from "./kit/run-node";
import { localState, wranglerProgram } from "./kit/wrangler";
import { endWithNpm } from "./local/end-with-npm";
import { startPartners } from "./local/partners/server";
import { builtProgram, type Program, serveSite } from "./local/site";

async function main() {
  const [argument, name = "", surplus] = process.argv.slice(2);
  if (argument === "--content" && surplus === undefined) return serveContent(name);
  const unknown = argument === "--watch" ? name : argument;
  if (unknown)
    throw new Error(`unknown argument ${unknown}; PORT and PARTNERS_PORT choose the ports`);
  local.assertOperatorVariables();
  const addresses = local.chosenAddresses(process.env);
  const ahead = moveClock();
  await local.assertFree(local.readPort(addresses.site), "PORT");
  await local.assertFree(local.readPort(addresses.partners), "PARTNERS_PORT");
  if (!argument) await ensureBuild();
  const migrate = "d1 migrations apply DB --local --persist-to".split(" ");
  await runNode([wranglerProgram, ...migrate, localState]);
  const variables = local.localVariables(addresses);
  const { takeMail } = await startPartners({
    port: local.readPort(addresses.partners),
    siteUrl: addresses.site,
    paymentSecret: variables.PAYMENT_WEBHOOK_SECRET,
    operator: { audience: variables.ACCESS_AUD, email: variables.CONTACT_EMAIL },
  });
  const serve = (program: Program) => serveSite(addresses, program, takeMail, ahead);
  if (!argument) {
    await serve(builtProgram());
    return announce(addresses, variables.CONTACT_EMAIL);
  }
  // Imported on demand: Remix's compiler takes a while to load.
  const { develop } = await import("./local/dev/develop");
  let site: Awaited<ReturnType<typeof serve>> | undefined;
  await develop(async (program) => {
    if (site) return site.update(program);
    site = await serve(program);
    announce(addresses, variables.CONTACT_EMAIL);
    console.log(`  Debugger: ${await site.inspectorUrl()} (CONTRIBUTING.md, "Debugging")\n`);
  });
}

/** Serves a copy of the site with another content. */
async function serveContent(name: string) {
  const { copyWithContent } = await import("./local/content/copy");
  const { contentSets } = await import("./local/content/sets");
  const names = Object.keys(contentSets) as (keyof typeof contentSets)[];
  const set = names.find((known) => known === name);
  if (!set) throw new Error(`--content is ${names.join(" or ")}, not ${name || "empty"}`);
  const cwd = copyWithContent(set, parisDay(Date.now()));
  const served = spawn(process.execPath, ["scripts/command.mjs", "start"], {
    cwd,
    stdio: "inherit",
  });
  process.on("exit", () => served.kill());
  const [code] = await once(served, "exit");
  process.exit(code ?? 0);
}

function announce({ site, partners }: local.Addresses, operator = "") {
  console.log(`
  L'Auteur Augmenté is served at ${site}

  Try the diagnostic: ${site}/diagnostic. Your report arrives in the stand-in mailbox,
  ${partners}/mailbox. Then open ${site}/livre-augmente-fl and press
  "Commander maintenant": a stand-in checkout replaces the payment provider and sends you back to the site.
  Bureau: ${site}/bureau, once you have entered as ${operator}: ${partners}/access
  Stand-in partners: ${partners}. Ctrl-C stops everything.
`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => process.exit(0));
}
endWithNpm();
main().catch((error: Error) => {
  console.error(`Cannot start: ${error.message}`);
  process.exit(1);
});
