import { beforeEach, expect, test } from "vitest";
import { filesPage } from "~/content/desk-files";
import { soldFiles } from "~/orders/stored-files";
import { entered, publishKeys } from "../../support/desk";
import { sharedLeadSite } from "../../support/lead-site";

const site = await sharedLeadSite();
const [pdf, epub] = soldFiles;
const path = "/bureau/fichiers";

const aPdf = (text: string, size = 20) => `%PDF-1.7 ${text}`.padEnd(size, " ");
const anEpub = `PK\u0003\u0004${" ".repeat(26)}mimetypeapplication/epub+zip`;

beforeEach(async () => {
  publishKeys(site);
  for (const key of await site.files.list()) await site.files.delete(key);
});

const boundary = "a-boundary";

async function send(name: string, content: string, headers: Record<string, string> = {}) {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="livre.bin"`;
  const head = `--${boundary}\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.from(`${head}${content}\r\n--${boundary}--\r\n`, "latin1");
  const type = `multipart/form-data; boundary=${boundary}`;
  return site.page(path, {
    method: "POST",
    headers: {
      ...(await entered()),
      "Content-Type": type,
      Origin: "https://site.test",
      ...headers,
    },
    body,
  });
}

const shown = async () => (await site.page(path, { headers: await entered() })).text;

test("replaces a file, keeps the old one and writes it down", async () => {
  expect(await shown()).toContain(filesPage.missing);
  const first = await send(pdf?.key ?? "", aPdf("one"));
  expect(first.status).toBe(303);
  expect(first.headers.get("Location")).toContain("fait=file.replaced");
  expect(await shown()).toContain(filesPage.size(20));

  await send(pdf?.key ?? "", aPdf("two", 3 * 1024 * 1024));
  expect(await shown()).toContain(filesPage.size(3 * 1024 * 1024));
  const kept = (await site.files.list()).filter((key) => key.startsWith("kept/"));
  expect(kept).toHaveLength(1);
  const journal = await site.page("/bureau/journal", { headers: await entered() });
  expect(journal.text.match(/Fichier remplacé/g)).toHaveLength(2);
});

test("says that the same file is there already", async () => {
  await send(epub?.key ?? "", anEpub);
  const again = await send(epub?.key ?? "", anEpub);
  expect(again.headers.get("Location")).toContain("deja=file.replaced");
});

test("replaces a file that takes several parts", async () => {
  const size = 17 * 1024 * 1024;
  expect((await send(pdf?.key ?? "", aPdf("long", size))).status).toBe(303);
  expect(await shown()).toContain(filesPage.size(size));
});

test.each([
  ["another type", pdf?.key ?? "", anEpub, filesPage.refusals["wrong type"]("PDF")],
  ["a text called EPUB", epub?.key ?? "", "PK but no book", "n’est pas un EPUB"],
  ["no file", pdf?.key ?? "", "", filesPage.refusals.empty()],
  ["an unknown file", "kept/2026", aPdf("one"), filesPage.refusals.empty()],
])("refuses %s and changes nothing", async (_, name, content, message) => {
  const page = await send(name, content);
  expect(page.status).toBe(400);
  expect(page).toShow(message);
  expect(await site.files.list()).toEqual([]);
});

test("takes no file without an assertion or from another site", async () => {
  const key = pdf?.key ?? "";
  expect((await send(key, aPdf("one"), { "Cf-Access-Jwt-Assertion": "x" })).status).toBe(404);
  expect((await send(key, aPdf("one"), { Origin: "https://evil.test" })).status).toBe(403);
  expect((await send(key, aPdf("one"), { "Content-Type": "text/plain" })).status).toBe(415);
  expect(await site.files.list()).toEqual([]);
});
