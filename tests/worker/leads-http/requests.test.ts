import { Response } from "miniflare";
import { describe, expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { fieldsOf } from "../../support/fields";
import { count } from "../../support/html";
import { chapter, leadForms, trap } from "../../support/lead-forms";
import { sharedLeadSite } from "../../support/lead-site";
import { origin, type Page } from "../../support/site";

const site = await sharedLeadSite();

const form = "application/x-www-form-urlencoded";
const limit = 64 * 1024;

function send(path: string, headers: Record<string, string>, body: string): Promise<Page> {
  return site.page(path, { method: "POST", headers, body });
}

/** Refused on a readable French page, nothing stored, nothing announced, nothing to tell the log. */
async function expectRefused(page: Page, status: number) {
  expect(page.status).toBe(status);
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  expect(count(page.html, "h1")).toBe(1);
  expect(page).toShow(errorText(status).title, errorText(status).text);
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect(site.calls).toEqual([]);
  expect(await site.logged()).toEqual([]);
}

/* One guard stands before all forms: `unit/http/request-guard` tries its rules, `security/bodies` the wire. */
describe("a post that is no form", () => {
  const { path, valid } = chapter;
  const fields = fieldsOf(valid);
  const encoded = new URLSearchParams(fields).toString();

  test("JSON under the name of a form is an incomplete form: 400", async () => {
    const page = await send(
      path,
      { Origin: origin, "Content-Type": form },
      JSON.stringify(valid).replaceAll("=", ""),
    );
    expect(page.status).toBe(400);
    expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  });

  test("a body of more than 64 KiB: 413, announced or not", async () => {
    const body = `${encoded}&x=${"a".repeat(limit - encoded.length - 2)}`;
    expect(body).toHaveLength(limit + 1);
    const headers = { Origin: origin, "Content-Type": form };
    await expectRefused(await send(path, headers, body), 413);

    const chunked = await site.fetch(path, {
      method: "POST",
      headers,
      body: new Response(body).body,
      duplex: "half",
    } as never);
    expect(chunked.status).toBe(413);
    await chunked.text();
    expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  });
});

describe.each(leadForms)("$path", ({ path, valid, success, thanks }) => {
  const fields = fieldsOf(valid);

  test("the trap, filled at all, by a robot good or bad at forms: a success that stores nothing", async () => {
    const filled = ["oui", " ", ["", "x"]].map((value) => fieldsOf(valid, { [trap]: value }));
    for (const post of [...filled, fieldsOf({ [trap]: "x" })]) {
      const page = await site.submit(path, post);
      if (success) expect(page.headers.get("Location")).toBe(success);
      else expect(page).toShow(thanks);
      expect(page.status).toBe(success ? 303 : 200);
    }
    expect(await site.stored()).toEqual({ leads: 0, events: 0 });
    expect(await site.logged()).toEqual([]);
  });

  test("a robot's answer cannot be told from a person's", async () => {
    const robot = await site.submit(path, fieldsOf(valid, { [trap]: "x" }));
    const person = await site.submit(path, fields);
    expect([robot.status, robot.html]).toEqual([person.status, person.html]);
    // A person's answer may name the page of their result; a robot has none.
    const shown = [...person.headers].map(([name, value]) => [name, value.split("?resultat=")[0]]);
    expect([...robot.headers]).toEqual(shown);
  });

  test("the trap, empty as browsers send it: a person, who is stored", async () => {
    await site.submit(path, fieldsOf(valid, { [trap]: "" }));
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  });
});
