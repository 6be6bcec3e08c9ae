import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { element, links, scripts } from "../../support/html";
import { expectFields } from "../../support/lead-fields";
import { sharedLeadSite } from "../../support/lead-site";
import { leadPages } from "../../support/pages";
import { wizardAddress } from "../../support/wizard";

const site = await sharedLeadSite();

test.each([
  { path: "/chapitre-gratuit", success: chapterPage.success },
  { path: "/challenge", success: challengePage.success },
])("$path leads on once the form was received", async ({ path, success }) => {
  const { html } = await site.page(`${path}?envoi=reussi`);
  expect(links(element(html, "main [role=status]"))).toEqual([success.next]);
});

test("/chapitre-gratuit: the form has the specified fields, each with a label of its own", async () => {
  const { html } = await site.page("/chapitre-gratuit");
  const { prenom, nom, email, gdpr_consent, news_consent } = chapterForm.fields;
  expectFields(html, [
    { name: "prenom", label: prenom.label, autocomplete: "given-name" },
    { name: "nom", label: nom.label, autocomplete: "family-name" },
    { name: "email", label: email.label, autocomplete: "email" },
    { name: "gdpr_consent", label: gdpr_consent.label },
    { name: "news_consent", label: news_consent.label },
  ]);
});

test("/challenge: the form has the specified fields, each with a label of its own", async () => {
  const { html } = await site.page("/challenge");
  const { fields } = challengeForm;
  expectFields(html, [
    { name: "firstName", label: fields.firstName.label, autocomplete: "given-name" },
    { name: "lastName", label: fields.lastName.label, autocomplete: "family-name" },
    { name: "email", label: fields.email.label, autocomplete: "email" },
    { name: "expertiseArea", label: fields.expertiseArea.label, autocomplete: expect.any(String) },
    { name: "bookTopicIdea", label: fields.bookTopicIdea.label },
    { name: "agreeToEmails", label: fields.agreeToEmails.label },
    { name: "privacyConsent", label: fields.privacyConsent.label },
    { name: "news_consent", label: fields.news_consent.label },
  ]);
});

/** Bytes after a brotli no better than that of a server in a hurry. */
function compressed(body: string | Uint8Array): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}

describe.each([...leadPages, wizardAddress(4)])("%s", (path) => {
  test("loads 130 KB of scripts at most, each of them there", async () => {
    const { html } = await site.page(path);
    // Links name scripts, and so do scripts.
    const files = new Set(html.match(/\/build\/[^"'\\\s]+\.js/g));
    expect(files.size).toBeGreaterThan(2);
    let bytes = 0;
    for (const file of files) bytes += compressed(readFileSync(`public${file}`));
    expect(bytes).toBeLessThanOrEqual(130_000);
  });

  test("HTML and CSS fit into the first round trip", async () => {
    const { html } = await site.page(path);
    expect(compressed(html)).toBeLessThanOrEqual(14_600);
  });
});

test("the thanks of the diagnostic have no script at all", async () => {
  const { html, headers } = await site.page("/diagnostic/merci");
  expect(scripts(html)).toEqual([]);
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
});
