import { afterAll, expect, test } from "vitest";
import { offSale } from "~/content/off-sale";
import { listCents, training } from "~/content/offers";
import { price } from "~/lib/money";
import { counted, notEmpty } from "../support/counted";
import { clockHeader, type Dates } from "../support/dated-worker";
import { elements, fields, links, metas } from "../support/html";
import { offerForms } from "../support/order-forms";
import { pages } from "../support/pages";
import { openSite, type Page, type Site } from "../support/site";

/** Winter in Paris but for the launch: midnight is at 23:00 UTC. */
const dates: Dates = {
  firstDay: "2026-11-30",
  lastDay: "2027-01-15",
  launch: "2027-04-01",
  sessions: ["2026-12-07", "2027-02-08"],
};
const { path: offerPath = "", box = "" } =
  offerForms.find(({ product }) => product === "training") ?? {};

const noon = (day: string) => `${day}T11:00:00Z`;
const listed = { CHECKOUT_TRAINING_LIST_URL: "https://pay.test/CHECKOUT_TRAINING_LIST_URL" };

const at = (now: string) => ({ headers: { [clockHeader]: now } });

/* Every request says its moment, so that one site serves all days. */
const site = await openSite({ dates });
const listing = await openSite({ dates, vars: listed });
afterAll(() => Promise.all([site, listing].map((one) => one[Symbol.asyncDispose]())));

async function offersOf(site: Site, now: string) {
  const { html } = await site.page("/inscription-masterclass", at(now));
  const [data] = elements(html, "script[type='application/ld+json']");
  return JSON.parse(data?.text ?? "")["@graph"][0].offers;
}

const later = listCents(training) ?? 0;
const presale = [training.cents, later];
const list = [later];

interface Sale {
  sale: string;
  site: Site;
  day: string;
  asked: number[];
  says: string;
}

const sales: Sale[] = [
  {
    sale: "ahead",
    site,
    day: "2026-11-29",
    asked: [],
    says: "La pré-vente ouvre le 30 novembre 2026",
  },
  { sale: "open", site: listing, day: "2026-11-30", asked: presale, says: price(training.cents) },
  {
    sale: "open on its last day",
    site,
    day: "2027-01-15",
    asked: presale,
    says: price(training.cents),
  },
  {
    sale: "list",
    site: listing,
    day: "2027-01-16",
    asked: list,
    says: "terminée le 15 janvier 2027",
  },
  { sale: "closed", site, day: "2027-01-16", asked: [], says: "Les inscriptions sont closes" },
];

test.each(sales)("shows the training $sale everywhere", async ({ site, day, asked, says }) => {
  const now = noon(day);
  const isOnSale = asked.length > 0;
  const page = await site.page("/inscription-masterclass", at(now));
  const { html, text } = page;
  for (const cents of counted(2, presale))
    expect(text.includes(price(cents)), price(cents)).toBe(asked.includes(cents));
  expect(page).toShow(says);
  expect(metas(html)["og:description"]).toBe(metas(html).description);
  expect(elements(html, "main form").length > 0).toBe(isOnSale);
  expect(links(html).some(({ label }) => label === offSale.training.link.label)).toBe(!isOnSale);

  const own = await site.post("/inscription-masterclass", {}, at(now).headers);
  const checkout = `pay.test/CHECKOUT_TRAINING_${asked.length === 1 ? "LIST_" : ""}URL?`;
  const address = isOnSale ? checkout : "/inscription-masterclass";
  expect(own.headers.get("Location")).toContain(address);
  const offer = await offersOf(site, now);
  const [first = 0] = asked;
  expect(offer?.price).toBe(isOnSale ? (first / 100).toFixed(2) : undefined);
  expect(offer?.priceValidUntil).toBe(asked.length === 2 ? "2027-01-15" : undefined);

  const thanks = await site.page(offerPath, at(now));
  const masterclass = await site.page("/masterclass", at(now));
  const boxes = fields(thanks.html).filter(({ type }) => type === "checkbox");
  expect(boxes).toHaveLength(isOnSale ? 1 : 0);
  for (const { text } of [thanks, masterclass])
    expect(text.includes(price(training.cents))).toBe(asked.length === 2);
  const offered = await site.post(offerPath, { [box]: "true" }, at(now).headers);
  const onward = isOnSale ? /^https:\/\/pay.test\/CHECKOUT_TRAINING_/ : /^\//;
  expect(offered.headers.get("Location")).toMatch(onward);
  expect(masterclass).toShow("2 mars 2027");
});

test("shows masterclass and launch before and after their days", async () => {
  const masterclass = (day: string) => listing.page("/masterclass", at(noon(day)));
  expect(await masterclass("2027-03-02")).toShow("La masterclass a lieu aujourd’hui");
  expect(await masterclass("2027-04-01")).toShow("La formation a commencé");
  const availability = async (day: string) => (await offersOf(listing, noon(day))).availability;
  expect(await availability("2027-03-31")).toBe("https://schema.org/PreOrder");
  expect(await availability("2027-04-01")).toBe("https://schema.org/InStock");
});

test("shows the next session of the challenge, or none", async () => {
  const on = (day: string) => site.page("/challenge", at(noon(day)));
  const { html, text } = await on("2026-12-07");
  for (const said of [text, metas(html).description])
    expect(said?.replaceAll("\u00a0", " ")).toContain("8 février 2027");
  expect(text).not.toMatch(/7\sdécembre\s2026/);
  const last = await on("2027-02-08");
  expect(last.text).toContain("Prochaine date à venir");
  expect(last.html).not.toContain("datetime=");
  expect(elements(last.html, "main form")).toHaveLength(1);
});

test("renders cached pages again at midnight in Paris", async () => {
  const [before, after] = ["2027-01-15T22:59:59Z", "2027-01-15T23:00:00Z"];
  const daily = pages.filter(({ daily }) => daily);
  expect(daily).not.toEqual([]);
  for (const { path } of notEmpty(daily)) {
    const eve = await site.page(path, at(before));
    const tag = { "If-None-Match": eve.headers.get("ETag") ?? "" };
    const again = (now: string) => site.page(path, { headers: { ...at(now).headers, ...tag } });
    expect((await again(before)).status).toBe(304);
    const next = await again(after);
    // Browsers ask before they show theirs again.
    expect(next.headers.get("Cache-Control")).toBe("public, no-cache");
    const firstDay = ({ html }: Page) => /<time dateTime="([\d-]+)"/i.exec(html)?.[1];
    expect([eve, next].map(firstDay)).toEqual(["2027-01-15", "2027-01-16"]);
    expect(next.status).toBe(200);
  }
  const { headers } = await site.page("/inscription-masterclass", at(after));
  expect(headers.get("Cache-Control")).toMatch(/\bmax-age=(?:[1-5]?\d|60)\b/);
});
