import { expect, test } from "vitest";
import { wizardLabels } from "~/content/diagnostic-page";
import { diagnosticResponses } from "~/db/schema";
import { fieldsOf } from "../../support/fields";
import { attributes, element, hiddenFields } from "../../support/html";
import { answers, contact } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { everyStep, keysOf, progress, wizardAddress } from "../../support/wizard";

const site = await sharedLeadSite();

const introduction = progress(1).label;

test.each(["0", "7", "-1", "1e0", "deux", "%00", "", "9".repeat(5_000), "<script>"])(
  "step %o is the introduction",
  async (step) => {
    const page = await site.page(wizardAddress(step));
    expect(page.status).toBe(200);
    expect(page).toShow(introduction, wizardLabels.start);
    expect(page.html).not.toContain("<script>alert");
    expect(hiddenFields(page.html)).toEqual(fieldsOf(answers));
  },
);

test("parameters of 15 KB, repeated, or of no question change nothing", async () => {
  for (const query of [
    `book_format=${"x".repeat(15_000)}`,
    "expertise_domain=Autre&expertise_domain=Autre",
    "step=1&step=6",
    "name=Camille&email=a@b.fr&gdpr_consent=on",
    "total_score=99&profile_type=x",
  ]) {
    const page = await site.page(`/diagnostic?${query}`);
    expect(page.status).toBe(200);
    expect(page).toShow(introduction);
    expect(page.html).not.toMatch(/Camille|a@b\.fr|x{50}/);
  }
});

test("the whole way from an ad, as a browser without scripts goes it", async () => {
  let page = await site.page("/diagnostic?utm_source=fb&utm_campaign=june&gclid=1");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  for (const step of everyStep.slice(1)) {
    const asked = keysOf(step - 1).map((key) => [key, answers[key]]);
    const [onwards] = attributes(page.html, "main form button");
    const query = new URLSearchParams([
      ...hiddenFields(page.html),
      ...fieldsOf(Object.fromEntries(asked)),
      [onwards?.name ?? "", onwards?.value ?? ""],
    ]);
    page = await site.page(`/diagnostic?${query}`);
    expect(page).toShow(progress(step).label);
  }
  const { action = "" } = element(page.html, "main form").attrs;
  const hidden = hiddenFields(page.html);
  const refused = await site.submit(action, [...hidden, ...fieldsOf(contact, { email: "" })]);
  expect(element(refused.html, "main form").attrs.action).toBe(action);
  const response = await site.post(action, [...hidden, ...fieldsOf(contact)]);
  expect(response).toHaveRedirect("/diagnostic/merci");
  expect(await site.rows(diagnosticResponses)).toEqual([
    expect.objectContaining({
      ...answers,
      name: contact.name,
      total_score: 22.2,
      source: "fb",
      campaign: "june",
    }),
  ]);
});
