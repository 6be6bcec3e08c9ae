import { expect, test } from "vitest";
import { identity } from "~/content/legal/notice";
import * as offers from "~/content/offers";
import { checkoutVariables, deliverables, products } from "~/content/products";
import { type Publisher, publisher } from "~/content/publisher";
import * as accepted from "../../../scripts/check/accepted";
import { findPoints } from "../../../scripts/check/check-site";
import { type Facts, readFacts } from "../../../scripts/check/facts";
import { formatFinding } from "../../../scripts/check/finding";
import { anAuthor } from "../../support/author";
import { changeContent } from "../../support/change-content";
import { notEmpty } from "../../support/counted";

const landed = await readFacts({ env: null, secrets: null }, new Date("2026-06-01T12:00:00Z"));

const cents = 5000;
const list = { cents: 9000, lowestCents30Days: 9000 };

const urls = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, "https://lien.test/"]));

const videoNames = ["CHATGPT", "EDITING", "COVER", "PUBLISHING"].map((name) => `VIDEO_${name}_URL`);
const access = Object.values(deliverables).flatMap(({ links }) => links);

/** All that has nothing to do with mails. */
const unmailed = urls([
  ...["CHALLENGE_ROOM_URL", ...videoNames, ...checkoutVariables],
  ...access.map(({ variable }) => variable),
]);

const quote = { initials: "C. L.", role: "Consultante", quote: "Vrai." };
const trainingDays = { lastDay: "2026-06-01", listPriceFrom: "2026-06-02", launch: "2026-09-01" };
const dated = { published: "2026-05-01", experienced: "2026-04-01", checked: true } as const;

/** What an operator has made true: every rule is content with it. */
const honest: Facts = {
  today: "2026-06-01",
  offers: {
    book: { ...offers.book, cents: 1500, list: undefined, shippingCents: 300 },
    dates: { asSpecified: false },
    training: { ...offers.training, list: undefined, ...trainingDays, placesCounted: "2026-06-01" },
    promptPack: { ...offers.promptPack, cents, list },
    vip: { ...offers.vip, cents, list, placesCounted: "2026-06-01" },
    challenge: { nextSession: "2026-06-02", laterSessions: [], days: 7, sessionTime: "18:30" },
    toolbox: offers.toolbox,
  },
  claims: { rating: { text: "4.9/5", source: "un prestataire" } },
  publisher: { name: "Éditions du Test", mediator: { name: "Médiation du Test" } },
  author: anAuthor(),
  reviews: {
    home: [
      { ...quote, ...dated },
      { ...quote, fictional: true },
    ],
  },
  bookPages: [{ src: "/images/livre/1.webp", alt: "Une page." }],
  duty: "exempt",
  guaranteeNotice: { src: "/images/garantie-legale.svg", width: 400, height: 300 },
  isPublic: (path) => path.startsWith("/images/"),
  configuration: {
    env: null,
    variables: { MAIL_FROM: "a@site.test", CHAPTER_URL: "https://site.test/1.pdf", ...unmailed },
    secrets: [
      ...["LEADS_WEBHOOK_URL", "LEADS_WEBHOOK_SECRET", "PAYMENT_WEBHOOK_SECRET"],
      ...["ORDER_WEBHOOK_URL", "CONFIRMATION_WEBHOOK_URL"],
    ],
    mailBinding: true,
    filesBinding: true,
    missingFiles: null,
  },
};

const found = (facts: Partial<Facts>) =>
  findPoints({ ...honest, ...facts }).map(({ name, untrue }) => [name, untrue]);

/** What to type. */
const advice =
  /\. (?:(?:Écrivez|Supprimez|Comptez|Corrigez|Déposez)(?:-l\w+)?[ ,\u00a0]|S’il n’en reste aucune, )/;

test("reports no finding for true content", () => {
  expect(findPoints(honest)).toEqual([]);
});

test("names each finding's file, and each untrue one's line", () => {
  const points = findPoints(landed);
  for (const point of notEmpty(points)) expect(formatFinding(point)).toMatch(/.+, \S/);
  const untrue = points.filter((point) => point.untrue && point.place.file.startsWith("app/"));
  for (const point of notEmpty(untrue)) expect(formatFinding(point)).toMatch(/\.ts:\d+$/);
});

test("leaves unknown publisher facts out of the notice and reports them", () => {
  const named = (facts: Partial<Facts>) =>
    findPoints({ ...honest, ...facts }).map(({ message }) => message);
  const house = { name: "Éditions du Test", legalForm: "SAS", capital: "1 000 €" };
  const known = { address: "1 rue du Test", registration: "RCS Test", publicationDirector: "A." };
  const whole: Publisher = {
    ...{ ...publisher, ...house, ...known, paymentProvider: "P", emailProvider: "E" },
    vat: { number: "FR 00", since: "2026-01-01" },
    mediator: { name: "M", address: "2 rue du Test", website: "test.fr" },
  };
  expect(named({ publisher: whole })).toEqual([]);
  const unknown: Publisher = { ...whole, capital: undefined, vat: undefined };
  expect(named({ publisher: unknown })).toEqual([
    expect.stringContaining("capital: null"),
    expect.stringContaining("vat: null"),
  ]);
  const trader: Publisher = { ...whole, capital: null, vat: null };
  expect(named({ publisher: trader })).toEqual([]);
  expect(identity(whole)).toHaveLength(6);
  for (const less of [unknown, trader]) {
    expect(identity(less)).toHaveLength(4);
    expect(identity(less).join("\n")).not.toMatch(/Capital|TVA|null|undefined/);
  }
});

const { promptPack, book, training, vip, challenge } = honest.offers;
const { variables, secrets } = honest.configuration;
const offered = (change: object): Partial<Facts> => ({ offers: { ...honest.offers, ...change } });
const set = (change: Partial<Facts["configuration"]>): Partial<Facts> => ({
  configuration: { ...honest.configuration, ...change },
});
const pack = (change: object) => offered({ promptPack: { ...promptPack, ...change } });
const shipped = (change: object) => offered({ book: { ...book, ...change } });
const sourcesOf = (...sources: (string | null)[]) =>
  Object.fromEntries(sources.map((source, name) => [name, { text: "Un chiffre", source }]));
const sessionAt = (sessionTime: string | null) =>
  offered({ challenge: { ...challenge, sessionTime } });
const nameless = { name: undefined, mediator: { name: undefined } };
const asSpecified = offered({ dates: { asSpecified: true } });
const vars = (change: Record<string, string>, env: string | null = null) =>
  set({ env, variables: { ...variables, ...change } });
const unmailedWithout = (names: RegExp) =>
  set({ variables: unmailed, secrets: secrets?.filter((name) => !names.test(name)) ?? [] });
const author = (value: unknown) => ({ author: value }) as Partial<Facts>;
const notice = (value: unknown) => ({ guaranteeNotice: value }) as Partial<Facts>;
const bookFiles = deliverables.book.files.map(({ key }) => key);
const { TRAINING_URL: _, ...withoutTraining } = variables;
const sample = { ...quote, sample: true } as const;
const reviews = (value: unknown) => ({ reviews: value }) as Partial<Facts>;
const reviewed = (origin: object) => reviews({ home: [{ ...quote, ...origin }] });
const withVideos = (names: string[]) => {
  const none = Object.fromEntries(videoNames.map((name) => [name, ""]));
  return set({ variables: { ...variables, ...none, ...urls(names) } });
};

type Dates = Partial<typeof training & typeof challenge>;

const placesOf = (facts: Partial<Facts>) =>
  findPoints({ ...honest, ...facts }).map(({ place }) => place.find?.at(-1));

test.each<[Dates, string[]]>([
  [{ nextSession: "2026-06-31" }, ["nextSession:", "nextSession:"]],
  [{ nextSession: "2036-06-02" }, ["nextSession:"]],
  [{ laterSessions: ["2027-02-29"] }, ["laterSessions:"]],
  [{ lastDay: "1 juin" as Dates["lastDay"] }, ["lastDay:"]],
  [{ firstDay: "2026-06-02" }, ["lastDay:"]],
  [{ listPriceFrom: "2026-06-03" }, []],
  [{ listPriceFrom: "2026-06-03", cents, list }, ["listPriceFrom:", "list:"]],
  [{ launch: "2026-06-01" }, ["launch:"]],
  [{ launch: null }, ["launch:"]],
])("reports impossible dates: %j", (change, named) => {
  const dated = { training: { ...training, ...change }, challenge: { ...challenge, ...change } };
  expect(placesOf(offered(dated))).toEqual(named);
});

const withoutRoom = set({ variables: { ...variables, CHALLENGE_ROOM_URL: "" } });

/** A room while a session is to come or runs; the next session, from the last one's first day on. */
test.each<[string, Dates["laterSessions"], string[]]>([
  ["2026-06-01", [], ["[vars]"]],
  ["2026-06-02", [], ["[vars]", "nextSession:"]],
  ["2026-06-02", ["2026-07-01"], ["[vars]"]],
  ["2026-06-08", [], ["[vars]", "nextSession:"]],
  ["2026-06-09", [], ["nextSession:"]],
  ["2026-06-09", ["2026-07-01"], ["[vars]"]],
])("reports a challenge without a room on %s, before %j", (today, laterSessions, named) => {
  const facts = offered({ challenge: { ...challenge, laterSessions } });
  expect(placesOf({ ...facts, ...withoutRoom, today })).toEqual(named);
});

/** A mark stands behind what is untrue. */
test.each<[string, Partial<Facts>, string]>([
  [
    "a team without its application",
    vars({ ACCESS_TEAM: "https://a.cloudflareaccess.com" }),
    "desk",
  ],
  ["an application without its team", vars({ ACCESS_AUD: "a".repeat(64) }), "desk"],
  [
    "a whole desk",
    vars({ ACCESS_TEAM: "https://a.cloudflareaccess.com", ACCESS_AUD: "a".repeat(64) }),
    "",
  ],
  ["too high a struck price", pack({ list: { ...list, lowestCents30Days: 8999 } }), "prices!"],
  [
    "a struck price without the lowest",
    pack({ list: { ...list, lowestCents30Days: null } }),
    "prices!",
  ],
  [
    "a new offer's struck price",
    offered({ coaching: { cents, list: { cents: 9000, lowestCents30Days: null } } }),
    "prices!",
  ],
  ["a list price that is not higher", pack({ list: { cents, lowestCents30Days: null } }), ""],
  ["a struck price of the book", shipped({ list }), "prices!"],
  [
    "a later price of the training",
    offered({
      training: { ...training, list: { ...list, cents: 99_000, lowestCents30Days: 99_000 } },
    }),
    "prices!",
  ],
  ["delivery below 3 €", shipped({ shippingCents: 299 }), "shipping!"],
  ["a price in euros", pack({ cents: 24.9 }), "amounts!"],
  ["a price below 1 €", pack({ cents: 57 }), "amounts!"],
  ["a list price below 1 €", pack({ list: { cents: 97, lowestCents30Days: null } }), "amounts!"],
  ["no list price", pack({ list: undefined }), ""],
  [
    "an instalment in euros",
    offered({ vip: { ...vip, instalments: { cents: 10.5 } } }),
    "amounts!",
  ],
  ["half a cent of delivery", shipped({ shippingCents: 300.5 }), "amounts!"],
  ["free delivery under 35 €", shipped({ shippingCents: 0, cents: 3499 }), "shipping!"],
  ["free delivery beyond", shipped({ shippingCents: 0, cents: 3500 }), "shipping!"],
  ["one cent of delivery beyond", shipped({ shippingCents: 1, cents: 3500 }), ""],
  ["a struck price off sale", shipped({ list, sale: false }), ""],
  ["free delivery of a book off sale", shipped({ shippingCents: 0, sale: false }), ""],
  ["uncounted places off sale", offered({ vip: { ...vip, placesCounted: null, sale: false } }), ""],
  ["no places left", offered({ vip: { ...vip, placesLeft: 0 } }), "places!"],
  ["places that nobody counted", offered({ vip: { ...vip, placesCounted: null } }), "places!"],
  ["an update on no day", pack({ nextUpdate: "2026-06-31" }), "dates!"],
  ["a challenge without a room", withoutRoom, "challenge!"],
  ["no room before a challenge's eve", { ...withoutRoom, today: "2026-05-31" }, "challenge"],
  ["the challenge begun", { today: "2026-06-02" }, "challenge"],
  ["sessions at no hour", sessionAt(null), "challenge"],
  ["an hour that is none", sessionAt("18h30"), "challenge"],
  ["a free mail house", vars({ MAIL_FROM: "A <a@gmail.com>" }), "mail!"],
  ["claims of no source", { claims: sourcesOf(null, "une enquête", null) }, "claims! claims!"],
  ["an unknown claim", { claims: { averageDays: { text: undefined, source: null } } }, ""],
  ["the specification's dates", asSpecified, "dates!"],
  ["such dates, past", { ...asSpecified, today: "2026-06-03" }, "dates! dates! dates!"],
  ["two samples of reviews", { reviews: { home: [sample, sample] } }, "reviews! reviews!"],
  ["a review of no origin", reviewed({}), "reviews!"],
  ["nothing sent", vars({ OUTBOX: "off" }), "outbox!"],
  ["nothing sent by staging", vars({ OUTBOX: "off" }, "staging"), "outbox"],
  ["neither name nor mediator", { publisher: nameless }, "publisher! mediator!"],
  ["no video", withVideos([]), "videos!"],
  ["one video", withVideos(videoNames.slice(0, 1)), "videos"],
  ["an author who is null", author(null), "author!"],
  ["a blank to fill in", author(anAuthor({ name: "[Nom à compléter]" })), "author!"],
  ["a sample", author({ ...anAuthor(), sample: true }), "author!"],
  ["a portrait elsewhere", author(anAuthor({ portrait: "/elsewhere/a.avif" })), "author!"],
  ["an author's name alone", author({ name: anAuthor().name }), ""],
  ["no address of the training", set({ variables: withoutTraining }), "deliverables"],
  ["no bucket", set({ filesBinding: false }), "deliverables!"],
  ["a bucket with every file", set({ missingFiles: [] }), ""],
  ["two missing files", set({ missingFiles: bookFiles }), "deliverables! deliverables!"],
  ["no page of the book", { bookPages: [] }, "look-inside!"],
  ["a page that is no file", { isPublic: (path) => !/livre/.test(path) }, "look-inside!"],
  ["accessibility unsettled", { duty: "unknown" }, "accessibility"],
  ["accessibility owed", { duty: "owed" }, ""],
  ["no notice on the guarantee", notice(null), "guarantee-notice"],
  ["a notice elsewhere", notice({ src: "/other/notice.svg" }), "guarantee-notice!"],
  ["a product without its link", vars({ CHECKOUT_BOOK_URL: "" }), "payments"],
  ["payments alone", set({ secrets: ["PAYMENT_WEBHOOK_SECRET"] }), ""],
  ["no secret", set({ secrets: [] }), "webhooks webhooks payments!"],
  ["neither mail nor automation", unmailedWithout(/^LEADS/), "chapter! mail! orders!"],
  ["an automation without mail", set({ variables: unmailed }), "chapter mail"],
  ["no mail service", set({ mailBinding: false }), "mail"],
  ["no signature", unmailedWithout(/_SECRET$/), "chapter! mail! webhooks! payments! orders!"],
  ["a signature elsewhere", author(anAuthor({ signature: "/elsewhere/a.svg" })), "author!"],
  ["a French date in a review", reviewed({ ...dated, published: "12/05/2026" }), "reviews!"],
  ["a review without its check", reviewed({ ...dated, checked: undefined }), "reviews!"],
])("reports the points of a site with %s", (_site, change, points) => {
  const said = found(change).map(([name, untrue]) => `${name}${untrue ? "!" : ""}`);
  expect(said.join(" ")).toBe(points);
  const messages = findPoints({ ...honest, ...change }).map(({ message }) => message);
  expect(messages).toEqual(messages.map(() => expect.stringMatching(advice)));
});

test("tells the author in French what to type, and the law", () => {
  const points = findPoints(landed);
  for (const { message } of notEmpty(points)) expect(message).toMatch(advice);
  const law = points
    .filter(({ untrue }) => untrue)
    .filter(({ message }) => !/ La loi\u00a0: /.test(message));
  expect(law.map(({ name }) => name)).toEqual(["dates", "dates", "dates"]);
});

test("asks for no link and no file of a product off sale", () => {
  const { checkout } = products["prompt-pack"];
  const missingFiles = deliverables["prompt-pack"].files.map(({ key }) => key);
  const without = set({ variables: { ...variables, [checkout]: "" }, missingFiles });
  expect(found(without)).toEqual([
    ["payments", false],
    ["deliverables", true],
  ]);
  changeContent(products["prompt-pack"], { onSale: false });
  expect(found(without)).toEqual([]);
});

test("calls nothing untrue while the secrets are unknown", () => {
  const points = found(set({ variables: unmailed, secrets: null }));
  expect(notEmpty(points).filter(([, untrue]) => untrue)).toEqual([]);
  expect(points.map(([name]) => name)).toContain("mail");
});

test("names the commands and lines of the environment that is checked", () => {
  const staging = set({ env: "staging", secrets: [], variables: {}, filesBinding: false });
  const places = findPoints({ ...honest, ...staging }).map(({ place }) => place);
  const isCommand = ({ file }: (typeof places)[number]) => file.startsWith("npx wrangler");
  for (const { file } of notEmpty(places.filter(isCommand)))
    expect(file).toMatch(/ --env staging$/);
  for (const { find } of notEmpty(places.filter((place) => !isCommand(place))))
    expect(find?.[0]).toMatch(/env\.staging/);
});

const { findAcceptance, expired, readAccepted, rejectionReason } = accepted;

const entry = { name: "mail", reason: "the automation writes them", until: "2026-06-30" };
const read = (...entries: unknown[]) => readAccepted(JSON.stringify(entries));

test("accepts only the finding of an entry, through its last day", () => {
  const entries = read(entry);
  expect(findAcceptance("mail", entries, "2026-06-30")).toEqual(entry);
  expect(findAcceptance("mail", entries, "2026-07-01")).toBeUndefined();
  expect(findAcceptance("mail", readAccepted(undefined), "2026-06-30")).toBeUndefined();
  expect(findAcceptance("chapter", entries, "2026-06-30")).toBeUndefined();
  expect(expired(entries, "2026-06-30")).toEqual([]);
  expect(expired(entries, "2026-07-01")).toEqual([expect.stringContaining("[mail]")]);
});

test.each([
  ["a name that there is not", { ...entry, name: "mails" }],
  ["no such day", { ...entry, until: "2026-02-30" }],
  ["a misspelt field", { ...entry, untill: "2026-06-30" }],
])("rejects %s and names the file", (_case, wrong) => {
  expect(() => read(wrong)).toThrow(/^accepted\.json:/);
  expect(() => readAccepted("{")).toThrow(/^accepted\.json:/);
});

test("keeps the accepted findings of each environment apart", () => {
  for (const name of ["reviews", "claims", "author", "outbox"] as const) {
    expect(rejectionReason(name, { env: null, first: true })).toMatch("production");
    expect(rejectionReason(name, { env: "staging", first: false })).toBeNull();
  }
  const later = { env: "staging", first: false };
  expect(rejectionReason("payments", later)).toMatch("the Worker exists");
  expect(rejectionReason("amounts", later)).toMatch("cannot be accepted");
  expect(rejectionReason("payments", { env: null, first: true })).toBeNull();
  expect(rejectionReason("prices", { env: null, first: false })).toBeNull();
});
