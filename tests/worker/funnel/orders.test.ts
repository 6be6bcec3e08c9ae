import { describe, expect, test } from "vitest";
import { landings } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";
import { openSite } from "../../support/site";

/** Checkouts as operators configure them, with a query of their own. */
const site = await sharedSite({
  vars: {
    CHECKOUT_BOOK_URL: "https://pay.test/b/book?locale=fr&note=a%20b",
    CHECKOUT_TRAINING_URL: "https://pay.test/b/training?locale=fr&note=a%20b",
    CHECKOUT_PROMPT_PACK_URL: "https://pay.test/b/pack?locale=fr&note=a%20b",
    CHECKOUT_TRAINING_UPSELL_URL: "https://pay.test/b/training-upsell?locale=fr&note=a%20b",
    CHECKOUT_PROMPT_PACK_UPSELL_URL: "https://pay.test/b/pack-upsell?locale=fr&note=a%20b",
  },
});

interface Selling {
  path: string;
  fields: Record<string, string>;
  checkout: string;
  reference: string;
}

/** Every page with an order button: what is posted, and the checkout it leads to. */
const selling: Selling[] = [
  ...landings.map((path) => ({
    path,
    fields: {},
    checkout: "https://pay.test/b/book",
    reference: path.slice(1),
  })),
  {
    path: "/inscription-masterclass",
    fields: {},
    checkout: "https://pay.test/b/training",
    reference: "inscription-masterclass",
  },
  {
    path: "/pack-prompt-ia",
    fields: {},
    checkout: "https://pay.test/b/pack",
    reference: "pack-prompt-ia",
  },
  {
    path: "/merci",
    fields: { presale_course: "true" },
    checkout: "https://pay.test/b/training-upsell",
    reference: "merci",
  },
  {
    path: "/offre-speciale",
    fields: { prompt_pack: "true" },
    checkout: "https://pay.test/b/pack-upsell",
    reference: "offre-speciale",
  },
];

/** Orders with a query in the page's address; answers where the visitor is sent. */
async function order({ path, fields }: Selling, query = ""): Promise<string> {
  const response = await site.post(path + query, fields);
  expect(response.status).toBe(303);
  expect(await response.text()).toBe("");
  return response.headers.get("Location") ?? "";
}

/** A checkout's address, taken apart. */
function parts(location: string) {
  const { origin, pathname, searchParams, hash } = new URL(location);
  return { address: origin + pathname, query: Object.fromEntries(searchParams), hash };
}

describe.each(selling)("$path", (page) => {
  const { checkout, reference } = page;
  const own = { locale: "fr", note: "a b", client_reference_id: reference };

  test("leads to its checkout, under the page's name", async () => {
    expect(parts(await order(page))).toEqual({ address: checkout, query: own, hash: "" });
  });

  test("takes a valid e-mail and the campaign along, and nothing else", async () => {
    const query =
      "?utm_source=fb&utm_medium=paid_social&utm_campaign=Printemps-2026&utm_term=livre" +
      "&utm_content=video_1&prefilled_email=jean%2Blivre%40example.com" +
      "&fbclid=abc&gclid=def&x=1&amount=0&client_reference_id=other&redirect=https://evil.test";
    expect(parts(await order(page, query))).toEqual({
      address: checkout,
      hash: "",
      query: {
        ...own,
        client_reference_id: `${reference}__fb__Printemps-2026`,
        prefilled_email: "jean+livre@example.com",
        utm_source: "fb",
        utm_medium: "paid_social",
        utm_campaign: "Printemps-2026",
        utm_term: "livre",
        utm_content: "video_1",
      },
    });
  });

  test("asks no partner and is not kept", async () => {
    const response = await site.post(`${page.path}?session_id=cs_1`, page.fields);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(site.calls).toEqual([]);
    expect(await site.logged()).toEqual([]);
  });
});

test("a checkout's address that ends in a fragment keeps it", async () => {
  await using other = await openSite({
    vars: { CHECKOUT_BOOK_URL: "https://pay.test/b#fr" },
    withoutAssets: true,
  });
  expect(await other.post("/livre-augmente-fl")).toHaveRedirect(
    "https://pay.test/b?client_reference_id=livre-augmente-fl#fr",
  );
});

test("without the funnel's own links, the extras are sold through the plain ones", async () => {
  await using plain = await openSite({
    vars: { CHECKOUT_TRAINING_UPSELL_URL: undefined, CHECKOUT_PROMPT_PACK_UPSELL_URL: "" },
    withoutAssets: true,
  });
  expect(await plain.post("/merci", { presale_course: "true" })).toHaveRedirect(
    "https://pay.test/training?client_reference_id=merci",
  );
  expect(await plain.post("/offre-speciale", { prompt_pack: "true" })).toHaveRedirect(
    "https://pay.test/pack?client_reference_id=offre-speciale",
  );
});
