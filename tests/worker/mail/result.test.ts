import { expect, test } from "vitest";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { resultPath } from "~/diagnostic/lead";
import { fieldsOf } from "../../support/fields";
import { scripts } from "../../support/html";
import { chapter, diagnostic } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { compressed, firstRoundTrip } from "../../support/weight";

const site = await sharedLeadSite({ mail: true });

async function take() {
  const answer = await site.submit(diagnostic.path, fieldsOf(diagnostic.valid));
  const location = answer.headers.get("Location") ?? "";
  return { answer, location, id: location.replace(/^.*=/, "") };
}

test("leads from the post to the thanks and on to the result", async () => {
  const { answer, location, id } = await take();
  expect(answer.status).toBe(303);
  expect(location).toMatch(/^\/diagnostic\/merci\?resultat=[\da-f-]{36}$/);

  const thanks = await site.page(location);
  expect(thanks).toShow(diagnosticThanksPage.lead, "Lire mon diagnostic maintenant");
  expect(thanks.html).toContain(`href="${resultPath(id)}"`);
  expect(thanks.headers.get("Cache-Control")).toBe("no-store");
  expect(thanks.headers.get("Referrer-Policy")).toBe("same-origin");

  const result = await site.page(resultPath(id));
  expect(result.status).toBe(200);
  expect(result).toShow("Expert Prêt à Décoller", "Camille");
  expect(result).toHide("Roux", "camille.roux@example.com", "+33 6");
  expect(result.headers.get("Cache-Control")).toBe("no-store");
  expect(result.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(result.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(scripts(result.html)).toEqual([]);
  expect(compressed(result.html)).toBeLessThanOrEqual(firstRoundTrip);
});

test("links no result for an old link or a malformed one", async () => {
  const plain = await site.page("/diagnostic/merci");
  expect(plain.headers.get("Cache-Control")).toContain("public");
  for (const value of ["", "x", crypto.randomUUID().toUpperCase()]) {
    expect(await site.page(`/diagnostic/merci?resultat=${value}`)).toHide("Lire mon diagnostic");
  }
});

test("shows no result for an unknown id or an erased lead", async () => {
  const { id } = await take();
  await site.submit(chapter.path, fieldsOf(chapter.valid));
  const other = (await site.settled()).find(({ type }) => type === chapter.event)?.subject_id ?? "";
  for (const stranger of [crypto.randomUUID(), id.toUpperCase(), other, "x", "é", `${id}x`]) {
    const page = await site.page(resultPath(stranger));
    expect(page.status, stranger).toBe(404);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  }
  await site.d1.prepare("DELETE FROM diagnostic_responses").run();
  expect((await site.page(resultPath(id))).status).toBe(404);
});

test("fails without a database and logs neither id nor query", async () => {
  const { id } = await take();
  await site.d1.exec("ALTER TABLE diagnostic_responses RENAME TO away");
  const page = await site.page(`${resultPath(id)}?prefilled_email=camille.roux@example.com`);
  await site.d1.exec("ALTER TABLE away RENAME TO diagnostic_responses");
  expect(page.status).toBe(500);
  const lines = (await site.logged()).join("\n");
  expect(lines).toContain("GET /diagnostic/resultat/:leadId");
  expect(lines).not.toContain(id);
  expect(lines).not.toMatch(/prefilled_email|camille/);
});
