/** `npm run check`: what the pages say that is not so, and what is not set yet, with the file to change. */
import { unstable_readConfig } from "wrangler";
import { readArguments, usage } from "./check/arguments";
import { checkSite } from "./check/check-site";
import { openRemote } from "./deploy/remote";

async function main() {
  const { definedEnvironments = [] } = unstable_readConfig({ config: "wrangler.toml" });
  const { env, remote, offline, help } = read(definedEnvironments);
  if (help) return console.log(usage);

  const secrets = remote ? (openRemote(env).secrets() ?? []) : null;
  const { untrue, accepted, unset, expired } = await checkSite({ env, secrets, offline });
  report("Not so:", untrue);
  report("Not so, and accepted for now:", accepted);
  report("Not set yet:", unset);
  report("Accepted no more:", expired);
  if (untrue.length + accepted.length > 0) process.exitCode = 1;
  else if (unset.length === 0) console.log("Everything is so, and everything is set.");
}

function read(environments: readonly string[]) {
  try {
    return readArguments(process.argv.slice(2), environments);
  } catch (error) {
    console.error(`${(error as Error).message}\nSee npm run check -- --help`);
    process.exit(2);
  }
}

function report(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log([title, ...lines].join("\n"), "\n");
}

main().catch((error: Error) => {
  console.error(`Not checked. ${error.message}`);
  process.exitCode = 1;
});
