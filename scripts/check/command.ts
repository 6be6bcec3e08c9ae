import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "commander";
import { price } from "~/lib/money";
import { type DeployedWorker, deployedWorker } from "../kit/cloudflare";
import { createCommand } from "../kit/command";
import {
  type Configuration,
  missingTriggers,
  misspelt,
  readConfiguration,
} from "../kit/configuration";
import { CommandError, UsageError } from "../kit/errors";
import { linksToMake, type PaymentLink } from "../kit/payment-links";
import { openSession } from "../kit/session";
import { type Columns, tableOf } from "../kit/table";
import { type Environment, localState, npmCommand } from "../kit/wrangler";
import { checkSite } from "./check-site";
import { type CheckResult, checkLiveSite } from "./live";

export function checkCommand(perform = check): Command {
  return createCommand("check")
    .description(
      "Lists what the site says that is untrue or not yet set, with the file to change. Exit code: 0 done, 1 something on the pages is untrue, 2 wrong command line.",
    )
    .option("--env <name>", "environment in wrangler.toml, such as staging")
    .option(
      "--remote",
      "ask wrangler which secrets are set and whether the files are in the bucket",
    )
    .option(
      "--live",
      "also check the deployed site: health, https, headers, a test payment event, a test mail to the operator",
    )
    .option("--all", "print each point on its own line, not one line per rule")
    .option("--links", "print the payment links to make at the payment provider, and nothing else")
    .option("--offline", "do not follow the checkout links or CHAPTER_URL")
    .action(
      ({ env = null, links = false, remote = false, live = false, offline = false, all = false }) =>
        perform({ env, links, remote: remote || live, live, offline, all }).catch((error) => {
          if (error instanceof UsageError) throw error;
          throw new CommandError(`Not checked. ${(error as Error).message}`);
        }),
    );
}

interface CheckOptions {
  env: string | null;
  links: boolean;
  remote: boolean;
  live: boolean;
  offline: boolean;
  all: boolean;
}

async function check({ links, remote, live, ...options }: CheckOptions): Promise<void> {
  const { site, errors } = await readConfiguration(options.env);
  if (links) return printLinks(String(site.vars.SITE_URL), errors);
  const worker = remote ? await deployedWorker(options.env) : null;
  const { untrue, accepted, unset, expired } = await checkSite({
    ...options,
    secrets: remote ? (worker?.secrets ?? []) : null,
    first: remote && worker === null,
  });
  const place = options.env ? `wrangler.toml, env.${options.env}` : "wrangler.toml";
  const wrong = [
    ...errors.map((line) => `[configuration] ${line}, ${place}`),
    ...misspelt(worker?.secrets ?? []).map((line) => `[secrets] ${line}`),
  ];
  if (live) wrong.push(...(await checkLive(site, worker, options.env)));
  report("Wrong:", [...untrue, ...wrong]);
  report("Wrong, but accepted for now:", accepted);
  report(`Not set yet${remote ? "" : " (secrets were not checked: use --remote)"}:`, unset);
  report("No longer accepted:", expired);
  if (wrong.length + untrue.length + accepted.length > 0) process.exitCode = 1;
  else if (unset.length === 0) console.log("Everything is right, and everything is set.");
}

function printLinks(siteUrl: string, errors: readonly string[]) {
  for (const error of errors.filter((line) => line.startsWith("SITE_URL:"))) console.error(error);
  console.log(paymentLinksTable(siteUrl));
}

/** The payment links as a table. */
export function paymentLinksTable(siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const columns: Columns<PaymentLink> = {
    variable: ({ variable }) => variable,
    price: ({ cents }) => price(cents),
    "metadata product": ({ product }) => product,
    "shipping address": ({ isPosted }) => (isPosted ? "yes" : "no"),
    "return URL": ({ returnPath }) => origin + returnPath,
  };
  return tableOf(columns, linksToMake);
}

function report(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log([title, ...lines, ""].join("\n"));
}

/** @returns a line for each wrong answer of the deployed site; right answers are printed */
async function checkLive(site: Configuration, worker: DeployedWorker | null, env: Environment) {
  if (!worker) return [`[live] there is no Worker yet: ${npmCommand("deploy", env)}`];
  const { db } = await openSession({ remote: true, persistTo: localState, env });
  const results = await checkLiveSite({
    siteUrl: new URL(String(site.vars.SITE_URL)).origin,
    secret: process.env.PAYMENT_WEBHOOK_SECRET,
    env,
    db,
    fetch,
    sleep,
  });
  const lacks = missingTriggers(site, worker).map((trigger) => `without ${trigger}`);
  const runs = { what: `version ${worker.version}`, wrong: lacks.join(", ") || null };
  const all: CheckResult[] = [runs, ...results];
  const right = all.filter(({ wrong }) => wrong === null);
  report(
    "Live:",
    right.map(({ what, note }) => [what, note].filter(Boolean).join(": ")),
  );
  return all.flatMap(({ what, wrong }) => (wrong === null ? [] : [`[live] ${what}: ${wrong}`]));
}
