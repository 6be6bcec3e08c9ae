import { expect, test } from "vitest";
import { orderPage } from "~/content/order-page";
import { deliverables } from "~/content/products";
import { orders } from "~/db/schema";
import { faultySize, sentBytes } from "../../support/faulty-files";
import { attributes } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { orderRow } from "../../support/payments";

const site = await sharedLeadSite({ filesFail: true });
const book = orderRow({ opened_at: "2026-05-01T12:00:00.000Z" });
const path = `/ma-commande/${book.key}`;

const buy = (product: "book" | "prompt-pack") =>
  site.db.insert(orders).values({ ...book, product });

/** @returns how much of a file came, and what broke it off */
async function download(name: string) {
  const response = await site.fetch(`${path}/${name}`);
  let received = 0;
  let fault: unknown;
  try {
    for await (const part of response.body ?? []) received += part.length;
  } catch (error) {
    fault = error;
  }
  const length = response.headers.get("Content-Length");
  return { status: response.status, length, received, fault };
}

test.each([
  // The runtime's own line: the script is not told.
  ["pdf", "FixedLengthStream did not see all expected bytes"],
  ["epub", "File not sent whole: Error: reset by the bucket"],
])("breaks off and logs when the bucket ends a %s in the middle", async (type, line) => {
  await buy("book");
  const { status, length, received, fault } = await download(`l-auteur-augmente.${type}`);
  expect([status, length]).toEqual([200, String(faultySize)]);
  expect(received).toBeLessThanOrEqual(sentBytes);
  expect(fault).toBeInstanceOf(Error);
  const lines = (await site.logged()).join("\n");
  expect(lines).toMatch(line);
  expect(lines).not.toContain(book.key);
});

test("shows the page and refuses the file while the bucket is away", async () => {
  await buy("prompt-pack");
  const file = await site.page(`${path}/pack-de-prompts.pdf`);
  expect(file.status).toBe(503);
  expect(file.text).toContain(orderPage.errors[503]);
  const page = await site.page(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(orderPage.digital.unavailable);
  expect(page.text).not.toContain(deliverables["prompt-pack"].later);
  expect(attributes(page.html, ".files a")).toEqual([]);
  const lines = (await site.logged()).join("\n");
  expect(lines).toContain("File not read");
  expect(lines).toContain("Files not listed");
  expect(lines).toContain("internal error of the bucket");
  expect(lines).not.toContain(book.key);
});

test("refuses immediate supply while the bucket is away", async () => {
  await site.db.insert(orders).values({
    ...book,
    product: "prompt-pack",
    opened_at: null,
    created_at: new Date().toISOString(),
  });
  const answer = await site.submit(path, [
    ["intent", "open"],
    ["immediateSupply", "on"],
  ]);
  expect(answer.status).toBe(503);
  expect((await site.db.select().from(orders))[0]).toMatchObject({ opened_at: null });
});
