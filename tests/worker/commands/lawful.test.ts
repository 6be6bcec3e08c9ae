/** What a lawful operator goes through: the documented steps with the real wrangler, and nothing that is accepted. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverables } from "~/content/products";
import { parisDay } from "~/lib/time";
import { editFiles } from "../../../scripts/local/content/edits";
import { contentSets } from "../../../scripts/local/content/sets";
import { notEmpty } from "../../support/counted";
import { openOperator } from "../../support/operator";

const patience = { timeout: 1_200_000 };

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
  editFiles(operator.folder, contentSets.lawful(parisDay(Date.now())));
});
afterAll(() => operator[Symbol.asyncDispose]());

test("deploys what a lawful operator publishes, and has no point left", patience, async () => {
  const { stdout } = await operator.wrangler("d1 create auteur-augmente --jurisdiction eu");
  const [, id = ""] = /database_id = "([^"]+)"/.exec(stdout) ?? [];
  operator.edit("wrangler.toml", ["00000000-0000-0000-0000-000000000000", id]);
  await operator.wrangler('d1 migrations apply DB --remote --env=""');
  await operator.wrangler("r2 bucket create auteur-augmente-files --jurisdiction eu");
  writeFileSync(join(operator.folder, "sold"), "%PDF-1.7");
  const files = Object.values(deliverables).flatMap((product) => product.files);
  for (const { key } of notEmpty(files)) {
    const place = `auteur-augmente-files/${key}`;
    await operator.wrangler(`r2 object put ${place} --file sold --jurisdiction eu --remote`);
  }

  const first = await operator.run("deploy", "--offline", "--accept", "domain");
  const [, next = ""] = /^Deployed\.\nNo payment.*: npx wrangler (.*)\n$/m.exec(first.stdout) ?? [];
  expect(next, first.stderr).toBe('secret put PAYMENT_WEBHOOK_SECRET --env=""');
  await operator.wrangler(next, "whsec_of_the_live_endpoint");

  const { status, ...said } = await operator.run("check", "--offline", "--remote");
  expect(said.stdout).toBe("Everything is right, and everything is set.\n");
  expect(status).toBe(0);
  const again = await operator.run("deploy", "--offline");
  expect(again.stdout).toMatch(/Deployed\.\n$/);
});
