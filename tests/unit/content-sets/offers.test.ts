/** Prices, products off sale and dates, as an operator may write them. */
import fc from "fast-check";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { offSale } from "~/content/off-sale";
import { book, promptPack, training, vip } from "~/content/offers";
import { products } from "~/content/products";
import { price } from "~/lib/money";
import { addDays, addMonths, parisDay, frenchDate as words } from "~/lib/time";
import * as edits from "../../../scripts/local/content/edits";
import { counted, notEmpty } from "../../support/counted";
import { type EditedSite, openEditedSite, stopEditing } from "../../support/edited-site";
import type { Fields } from "../../support/fields";
import { count, element, hrefs, metas, pageText, unspaced } from "../../support/html";
import { landings } from "../../support/pages";
import { faultsOf } from "../../support/readable";
import { origin } from "../../support/requests";
import { type Pages, walkFunnel, walkPages } from "../../support/site-walk";

const patience = { timeout: 300_000 };
const today = parisDay(Date.now());
const inDays = (days: number) => addDays(today, days);
const monthsAfter = (day: string) =>
  addMonths(Date.parse(day), training.launchInMonths).slice(0, 10);

beforeEach(() => {
  // Remix aborts each stream in the end, also one that is long closed.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(stopEditing);

const open = (...changes: edits.Edit[]) => openEditedSite({ [edits.offersFile]: changes });

/** The page of each offer. */
const pageOf: Record<edits.OfferName, string> = {
  book: "/livre-augmente-fl",
  training: "/inscription-masterclass",
  promptPack: "/pack-prompt-ia",
  vip: "/accompagnement-vip",
};

/** Every page that sells it. */
const soldAt: Record<edits.OfferName, readonly string[]> = {
  book: ["/", "/livre", ...landings, "/commande"],
  training: [pageOf.training, "/masterclass", "/merci"],
  promptPack: [pageOf.promptPack, "/offre-speciale"],
  vip: [pageOf.vip],
};

const faultsIn = (pages: Pages) =>
  [...pages].flatMap(([path, html]) => faultsOf(html).map((fault) => `${path}: ${fault}`));

/** What a page says of a reduction. */
const reduction = /au lieu de|économise|-\d+\s?%|prix monte/i;

interface Asked {
  cents: number;
  /** Null without a list price. */
  list: number | null;
}

/** What is wrong with how a page writes a price: it stands there, and a reduction only where there is one. */
function priceFaults(html: string, { cents, list }: Asked): string[] {
  const main = element(html, "main");
  const text = pageText(main);
  const isReduced = list !== null && list > cents;
  return [
    ...(unspaced(text).includes(unspaced(price(cents))) ? [] : ["no price"]),
    ...(count(main, "s") > 0 === isReduced ? [] : ["struck"]),
    ...(isReduced || !reduction.test(text) ? [] : ["reduced"]),
  ];
}

async function expectPrices(asked: Record<edits.OfferName, Asked>) {
  const changes = edits.offerNames.flatMap((name) => {
    const { cents, list } = asked[name];
    return [edits.priced(name, cents), list ? edits.listed(name, list) : edits.unlisted(name)];
  });
  const pages = await walkPages(await open(...changes));
  const faults = edits.offerNames.flatMap((name) =>
    soldAt[name].flatMap((path) =>
      priceFaults(pages.get(path) ?? "", asked[name]).map((fault) => `${path}: ${fault}`),
    ),
  );
  expect([...faultsIn(pages), ...faults]).toEqual([]);
}

test.each<Asked>([
  { cents: 100, list: null },
  { cents: 2700, list: 2700 },
  { cents: 2700, list: 1990 },
  { cents: 123_450, list: 123_451 },
])("writes prices of %j", patience, (asked) =>
  expectPrices({ book: asked, training: asked, promptPack: asked, vip: asked }),
);

test("writes any prices", patience, async () => {
  const cents = fc.integer({ min: 100, max: 1_000_000 });
  const asked = fc.record({ cents, list: fc.option(cents) });
  const all = fc.record({ book: asked, training: asked, promptPack: asked, vip: asked });
  await fc.assert(fc.asyncProperty(all, expectPrices), { numRuns: 4 });
});

test("writes what delivery costs", patience, async () => {
  const pages = await walkPages(await open(edits.delivered(350)));
  expect(faultsIn(pages)).toEqual([]);
  const text = pageText(pages.get("/livre") ?? "");
  expect(text).toContain(`Livraison 3,50€ en ${book.freeShippingArea}`);
  expect(text).toContain(`En ${book.freeShippingArea}, la livraison coûte 3,50€.`);
  expect([...pages.values()].filter((html) => /port offert/i.test(html))).toEqual([]);
});

/** Where a post leads. */
const destination = async (site: EditedSite, path: string, ...fields: Fields) =>
  (await site.submit(path, fields)).headers.get("Location");

const orderable = ["book", "training", "promptPack"] as const;

/** Those whose page leads an order back to itself. */
async function refusedOn(site: EditedSite) {
  const next = await Promise.all(orderable.map((name) => destination(site, pageOf[name])));
  return orderable.filter((name, index) => next[index] === pageOf[name]);
}

const notices: Record<edits.OfferName, { title: string; link: { to: string } }> = {
  ...offSale,
  promptPack: offSale["prompt-pack"],
};

/** Pages with a price, an offer's box or an offer for search engines. */
const selling = (pages: Pages, paths: readonly string[]) =>
  paths.filter((path) => {
    const html = pages.get(path) ?? "";
    return count(html, "main .price, main .offer-box") > 0 || html.includes('"@type":"Offer"');
  });

/** Pages other than those of an order and of the law. */
const shop = (pages: Pages) =>
  [...pages].filter(
    ([path]) => !/^\/(?:merci|offre-speciale|confirmation|conditions|ma-commande)/.test(path),
  );

const prices = { book, training, promptPack, vip };

/** Pages that name an offer's price. */
const pricing = (pages: Pages, name: edits.OfferName) => {
  const asked = new RegExp(`(?<![\\d,])${unspaced(price(prices[name].cents))}`);
  return shop(pages).filter(([, html]) => asked.test(unspaced(pageText(html))));
};

const linkingTo = (pages: Pages, to: string) =>
  [...pages].filter(([, html]) => hrefs(html, "main").includes(to)).map(([path]) => path);

test.each<{ names: edits.OfferName[] }>([
  { names: ["book"] },
  { names: ["training"] },
  { names: ["promptPack"] },
  { names: ["vip"] },
  { names: ["training", "promptPack"] },
  { names: ["training", "promptPack", "vip"] },
  { names: ["book", "training", "promptPack", "vip"] },
])("sells nothing that is off sale: $names", patience, async ({ names }) => {
  const site = await open(...names.map(edits.unsold));
  const pages = await walkPages(site);
  const paths = names.flatMap((name) => soldAt[name]);
  expect([...faultsIn(pages), ...selling(pages, paths)]).toEqual([]);
  expect(await refusedOn(site)).toEqual(orderable.filter((name) => names.includes(name)));
  const menus = hrefs(pages.get("/faq") ?? "", "body");
  const sitemap = await site.text("/sitemap.xml");
  for (const name of notEmpty(names)) {
    const path = pageOf[name];
    const html = pages.get(path) ?? "";
    const { title, link } = notices[name];
    expect(pageText(element(html, "main"))).toContain(title);
    expect(hrefs(html, "main")).toContain(link.to);
    expect(metas(html).robots).toBe("noindex");
    expect(menus).not.toContain(path);
    expect(sitemap).not.toContain(`${path}<`);
    expect(linkingTo(pages, path)).toEqual([]);
    expect(pricing(pages, name).map(([priced]) => priced)).toEqual([]);
  }
});

const query = "session_id=cs_1&presale_course=true";

test("leads past an upsell that is off sale", patience, async () => {
  const site = await open(edits.unsold("promptPack"));
  const past = `/confirmation-commande?${query}`;
  const shown = await site.fetch(`/offre-speciale?${query}`);
  expect([shown.status, shown.headers.get("Location")]).toEqual([302, past]);
  const ticked = await destination(site, `/offre-speciale?${query}`, ["prompt_pack", "true"]);
  expect(ticked).toBe(past);
  const onward = await destination(site, "/merci?session_id=cs_1");
  expect(onward).toBe("/confirmation-commande?session_id=cs_1");
  expect(await destination(site, "/merci", ["presale_course", "true"])).toMatch(/^https:/);
});

test("offers no training off sale after the book", patience, async () => {
  const site = await open(edits.unsold("training"));
  const next = await destination(site, "/merci?session_id=cs_1", ["presale_course", "true"]);
  expect(next).toBe("/offre-speciale?session_id=cs_1");
});

test("keeps what was bought of products off sale, and invites to none", patience, async () => {
  const site = await open(...edits.offerNames.map(edits.unsold));
  const pages = await walkFunnel(site);
  expect(faultsIn(pages)).toEqual([]);
  for (const path of counted(4, Object.values(pageOf))) {
    expect(linkingTo(pages, path)).toEqual([]);
    const inviting = notEmpty(site.mails).filter(({ text }) => text.includes(origin + path));
    expect(inviting.map(({ subject }) => subject)).toEqual([]);
  }
  const paid = pages.get("/merci?session_id=cs_0&presale_course=true&prompt_pack=true") ?? "";
  for (const { name } of counted(3, Object.values(products)))
    expect(pageText(paid)).toContain(name);
});

interface Days {
  days: edits.Days;
  says: readonly string[];
}

/** Each state of presale, launch and session: on the page of the training and on those around it. */
test.each<Days & { state: string }>([
  {
    state: "open, its launch known",
    days: { lastDay: inDays(30), launch: inDays(60), sessions: [inDays(20)] },
    says: [
      `Vous commencez votre livre le ${words(inDays(60))}.`,
      `Lancement le ${words(inDays(60))}`,
      `La formation ouvre le ${words(inDays(60))}.`,
      `Prochaine session : ${words(inDays(20))}`,
    ],
  },
  {
    state: "open, its launch unknown",
    days: { lastDay: inDays(30), sessions: [inDays(-20)] },
    says: [
      `Vous commencez votre livre au plus tard le ${words(monthsAfter(inDays(30)))}.`,
      `Lancement au plus tard le ${words(monthsAfter(inDays(30)))}`,
      "Prochaine date à venir",
    ],
  },
  {
    state: "ahead",
    days: { firstDay: inDays(10), lastDay: inDays(30), launch: inDays(60) },
    says: [`La pré-vente ouvre le ${words(inDays(10))}`],
  },
  {
    state: "closed before the launch",
    days: { lastDay: inDays(-2), launch: inDays(40), sessions: [inDays(-3), inDays(30)] },
    says: [
      `La pré-vente s’est terminée le ${words(inDays(-2))}`,
      `Prochaine session : ${words(inDays(30))}`,
    ],
  },
  {
    state: "closed after the launch",
    days: { lastDay: inDays(-60), launch: inDays(-30) },
    says: ["Les inscriptions sont closes", "La formation est ouverte"],
  },
  {
    state: "closed, its launch overdue and unknown",
    days: { lastDay: inDays(-200) },
    says: ["Les inscriptions sont closes", "La formation est ouverte"],
  },
])("says in words that the training is $state", patience, async ({ days, says }) => {
  const pages = await walkPages(await open(...edits.dated(days)));
  expect(faultsIn(pages)).toEqual([]);
  const undated = [...pages].filter(([path]) => !/^\/(blog|conditions|mentions|access)/.test(path));
  const text = undated.map(([, html]) => pageText(element(html, "main"))).join("\n");
  for (const said of notEmpty(says)) expect(unspaced(text)).toContain(unspaced(said));
  expect(text).not.toMatch(/dans 3\s?mois|après votre achat|\d\d\/\d\d\/20\d\d|il est écrit/i);
});

test(
  "says « inscriptions avant l’ouverture » of a presale without a later price",
  patience,
  async () => {
    const change = [edits.unlisted("training"), ...edits.dated({ lastDay: inDays(30) })];
    const pages = await walkPages(await open(...change));
    for (const path of counted(2, [pageOf.training, "/merci"])) {
      const text = pageText(element(pages.get(path) ?? "", "main"));
      expect(unspaced(text)).toContain(
        unspaced(`inscriptions avant l’ouverture, jusqu’au ${words(inDays(30))}`),
      );
    }
  },
);
