import { describe, expect, test } from "vitest";
import { identity } from "~/content/legal/notice";
import * as offers from "~/content/offers";
import { deliverables } from "~/content/products";
import { type Publisher, publisher } from "~/content/publisher";
import { openPoints } from "../../../scripts/check/check-site";
import { type Facts, readFacts, readSource } from "../../../scripts/check/facts";
import { formatFinding } from "../../../scripts/check/finding";
import type { RuleName } from "../../../scripts/check/rules";
import { anAuthor } from "../../support/author";

const landed = await readFacts(
  { env: null, secrets: [], remote: null },
  new Date("2026-06-01T12:00:00Z"),
);

const lowest = <Offer extends { listCents: number }>(offer: Offer) => ({
  ...offer,
  lowestCents30Days: offer.listCents,
});

const videos = Object.fromEntries(
  ["CHATGPT", "EDITING", "COVER", "PUBLISHING"].map((name) => [
    `VIDEO_${name}_URL`,
    "https://video.test",
  ]),
);

const room = { CHALLENGE_ROOM_URL: "https://room.test" };
const links = {
  TRAINING_URL: "https://formation.test/",
  COMMUNITY_URL: "https://groupe.test/",
};

/** All that has nothing to do with mails. */
const unmailed = { ...room, ...videos, ...links };

/** What an operator has made true: every rule is content with it. */
const honest: Facts = {
  today: "2026-06-01",
  offers: {
    book: { ...lowest(offers.book), shippingCents: 300 },
    dates: { asSpecified: false },
    training: {
      ...lowest(offers.training),
      lastDay: "2026-06-01",
      listPriceFrom: "2026-06-02",
      launch: "2026-09-01",
      placesCounted: "2026-06-01",
    },
    promptPack: lowest(offers.promptPack),
    vip: { ...lowest(offers.vip), placesCounted: "2026-06-01" },
    challenge: { nextSession: "2026-06-02", laterSessions: [], days: offers.challenge.days },
    toolbox: offers.toolbox,
  },
  statements: { rating: { text: "4.9/5", source: "un prestataire" } },
  publisher: { name: "Éditions du Test", mediator: { name: "Médiation du Test" } },
  modules: {
    "app/content/author.ts": { author: anAuthor() },
    "app/content/legal/accessibility.ts": { duty: "exempt" },
    "app/content/guarantee-notice.ts": {
      guaranteeNotice: { src: "/images/garantie-legale.svg", width: 400, height: 300 },
    },
    "app/content/home.ts": {
      home: {
        reviews: [
          { quote: "Vrai.", published: "2026-05-01", experienced: "2026-04-01", checked: true },
          { quote: "Imaginé, et la page le dit.", fictional: true },
        ],
      },
    },
  },
  isPublic: (path) => path.startsWith("/images/"),
  configuration: {
    variables: {
      MAIL_FROM: "a@site.test",
      CHAPTER_URL: "https://site.test/chapitre.pdf",
      ...unmailed,
    },
    secrets: [
      "LEADS_WEBHOOK_URL",
      "LEADS_WEBHOOK_SECRET",
      "ORDER_WEBHOOK_URL",
      "CONFIRMATION_WEBHOOK_URL",
      "PAYMENT_WEBHOOK_SECRET",
    ],
    mailBinding: true,
    filesBinding: true,
    missingFiles: null,
  },
};

const found = (facts: Partial<Facts>) =>
  openPoints({ ...honest, ...facts }).map(({ name, untrue }) => [name, untrue]);
const configured = (change: Partial<Facts["configuration"]>) =>
  found({ configuration: { ...honest.configuration, ...change } });

test("honest content leaves nothing to say", () => {
  expect(openPoints(honest)).toEqual([]);
});

test("each point of the landed content names its file, each untrue one its line", () => {
  const points = openPoints(landed);
  for (const point of points) {
    const line = formatFinding(point, readSource);
    expect(line).toMatch(/.+, \S/);
    if (point.untrue && point.place.file.startsWith("app/")) expect(line).toMatch(/\.ts:\d+$/);
  }
});

describe("the landed content", () => {
  const of = (name: RuleName) => openPoints(landed).filter((point) => point.name === name);

  test("is told first of all that its dates are the specification's, then of each that is over", () => {
    const { training, challenge } = offers;
    const announced = [
      ["lastDay:", training.lastDay < landed.today],
      ["listPriceFrom:", training.listPriceFrom <= landed.today],
      ["nextSession:", challenge.nextSession < landed.today],
    ] as const;
    const over = announced.flatMap(([line, isOver]) => (isOver ? [line] : []));
    expect(openPoints(landed)[0]?.message).toContain("asSpecified");
    expect(of("dates").map(({ place }) => place.find?.at(-1))).toEqual(["asSpecified:", ...over]);
  });

  test("counts every review that the content marks as a sample", () => {
    const marks = readSource("app/content/readers.ts")?.match(/^\s+sample: true,$/gm) ?? [];
    expect(of("reviews").map(({ message }) => message)).toEqual([
      `${marks.length} reviews are samples`,
    ]);
  });

  test("leaves every null of the publisher's file to fill", () => {
    const { length } = JSON.stringify(publisher).match(/null/g) ?? [];
    expect([...of("publisher"), ...of("mediator")]).toHaveLength(length);
  });

  test("is told of each struck price whose lowest before is not stated, and of free delivery", () => {
    const { book, training, promptPack, vip } = offers;
    const unstated = Object.entries({ book, training, promptPack, vip })
      .filter(([, offer]) => offer.cents < offer.listCents && offer.lowestCents30Days === null)
      .map(([name]) => `export const ${name} =`);
    const named = of("prices").map(({ place }) => place.find?.[0]);
    expect(named).toEqual(expect.arrayContaining(unstated));
    expect(of("shipping")).toHaveLength(book.cents < 3500 && book.shippingCents < 300 ? 1 : 0);
  });
});

test("what is not known, and what a sole trader does not have, takes no line of the notice; only the first is named", () => {
  const named = (facts: Partial<Facts>) =>
    openPoints({ ...honest, ...facts }).map(({ message }) => message);
  const whole: Publisher = {
    ...publisher,
    name: "Éditions du Test",
    legalForm: "SAS",
    capital: "1 000 €",
    address: "1 rue du Test",
    registration: "RCS Test",
    vatNumber: "FR 00",
    publicationDirector: "A. Test",
    paymentProvider: "P",
    emailProvider: "E",
    mediator: { name: "M", address: "2 rue du Test", website: "test.fr" },
  };
  expect(named({ publisher: whole })).toEqual([]);
  const unknown: Publisher = { ...whole, capital: null, vatNumber: null };
  expect(named({ publisher: unknown })).toEqual(["capital is not known", "vatNumber is not known"]);
  const trader: Publisher = { ...whole, capital: false, vatNumber: false };
  expect(named({ publisher: trader })).toEqual([]);
  expect(identity(whole)).toHaveLength(6);
  for (const less of [unknown, trader]) {
    expect(identity(less)).toHaveLength(4);
    expect(identity(less).join("\n")).not.toMatch(/Capital|TVA|null|false/);
  }
});

describe("dates", () => {
  type Dates = Partial<typeof honest.offers.training & typeof honest.offers.challenge>;

  const places = (dates: Dates, today = honest.today) => {
    const { training, challenge } = honest.offers;
    const offers = {
      ...honest.offers,
      training: { ...training, ...dates },
      challenge: { ...challenge, ...dates },
    };
    return openPoints({ ...honest, today, offers }).map(({ place }) => place.find?.at(-1));
  };

  test("that are over are true on a site that follows the day", () => {
    expect(found({ today: "2026-06-01" })).toEqual([]);
    expect(found({ today: "2026-06-02" })).toEqual([["challenge", false]]);
    expect(places({}, "2026-06-02")).toEqual(["nextSession:"]);
  });

  test.each([
    [{ nextSession: "2026-06-31" }, ["nextSession:", "nextSession:"]],
    [{ nextSession: "2036-06-02" }, ["nextSession:"]],
    [{ laterSessions: ["2027-02-29"] }, ["laterSessions:"]],
    [{ lastDay: "1 juin" }, ["lastDay:"]],
    [{ firstDay: "2026-06-02" }, ["lastDay:"]],
    [{ listPriceFrom: "2026-06-03" }, ["listPriceFrom:"]],
    [{ launch: "2026-06-01" }, ["launch:"]],
    [{ launch: null }, ["launch:"]],
  ] satisfies [Dates, string[]][])("that cannot be right are named: %j", (change, named) => {
    expect(places(change)).toEqual(named);
  });

  test("of the pack's next update that cannot be right are named", () => {
    const promptPack = { ...honest.offers.promptPack, nextUpdate: "2026-06-31" };
    expect(found({ offers: { ...honest.offers, promptPack } })).toEqual([["dates", true]]);
  });
});

describe("the challenge", () => {
  const variables = { ...honest.configuration.variables, CHALLENGE_ROOM_URL: "" };
  const configuration = { ...honest.configuration, variables };
  const named = (today: string, laterSessions: string[] = []) =>
    openPoints({
      ...honest,
      today,
      configuration,
      offers: { ...honest.offers, challenge: { ...honest.offers.challenge, laterSessions } },
    }).map(({ name, place }) => [name, place.find?.at(-1)]);
  const room = ["challenge", "[vars]"];
  const next = ["challenge", "nextSession:"];

  test("wants a room while a session is to come or runs", () => {
    expect(found({ configuration })).toEqual([["challenge", true]]);
    expect(named("2026-06-08")).toEqual([room, next]);
    expect(named("2026-06-09")).toEqual([next]);
    expect(named("2026-06-09", ["2026-07-01"])).toEqual([room]);
  });

  test("wants the next session from the day on which the last one begins", () => {
    expect(named("2026-06-01")).toEqual([room]);
    expect(named("2026-06-02")).toEqual([room, next]);
    expect(named("2026-06-02", ["2026-07-01"])).toEqual([room]);
  });
});

test("a struck price is the lowest of the 30 days before, or untrue", () => {
  const { promptPack } = honest.offers;
  const offered = (change: Partial<typeof promptPack>) =>
    found({ offers: { ...honest.offers, promptPack: { ...promptPack, ...change } } });
  expect(offered({ lowestCents30Days: promptPack.listCents - 1 })).toEqual([["prices", true]]);
  expect(offered({ lowestCents30Days: null })).toEqual([["prices", true]]);
  expect(offered({ lowestCents30Days: null, listCents: promptPack.cents })).toEqual([]);
});

test("delivery costs 3 € under 35 €, and is never free beyond", () => {
  const { book } = honest.offers;
  const offered = (change: Partial<typeof book>) =>
    found({ offers: { ...honest.offers, book: { ...book, listCents: 0, ...change } } });
  expect(offered({ shippingCents: 299 })).toEqual([["shipping", true]]);
  expect(offered({ shippingCents: 0, cents: 3499 })).toEqual([["shipping", true]]);
  expect(offered({ shippingCents: 0, cents: 3500 })).toEqual([["shipping", true]]);
  expect(offered({ shippingCents: 1, cents: 3500 })).toEqual([]);
});

test("places left that nobody counted are untrue", () => {
  const vip = { ...honest.offers.vip, placesCounted: null };
  expect(found({ offers: { ...honest.offers, vip } })).toEqual([["places", true]]);
});

test("a sender's address of a free mail house is untrue", () => {
  const variables = { ...honest.configuration.variables, MAIL_FROM: "Nous <nous@gmail.com>" };
  expect(configured({ variables })).toEqual([["mail", true]]);
});

test("a claim without a source is untrue, and all of them are one point", () => {
  const statement = (source: string | null) => ({ text: "Un chiffre", source });
  const unsourced = { a: statement(null), b: statement("une enquête"), c: statement(null) };
  expect(found({ statements: unsourced })).toEqual([["claims", true]]);
});

test("hours of videos are untrue when none is set, and named when one is missing", () => {
  const { MAIL_FROM, CHAPTER_URL } = honest.configuration.variables;
  const [first = "", ...others] = Object.keys(videos);
  const without = (names: string[]) =>
    configured({
      variables: {
        MAIL_FROM,
        CHAPTER_URL,
        ...room,
        ...links,
        ...Object.fromEntries(names.map((name) => [name, "x"])),
      },
    });
  expect(without([])).toEqual([["videos", true]]);
  expect(without([first])).toEqual([["videos", false]]);
  expect(without([first, ...others])).toEqual([]);
});

describe("the author", () => {
  const file = "app/content/author.ts";
  const filled = (author: unknown) => found({ modules: { ...honest.modules, [file]: { author } } });

  test("is untrue unnamed, since copies are sold signed", () => {
    const unnamed = [["author", true]];
    expect(found({ modules: { ...honest.modules, [file]: {} } })).toEqual(unnamed);
    expect(filled(null)).toEqual(unnamed);
    expect(filled(anAuthor({ name: " " }))).toEqual(unnamed);
  });

  test("is told which fields are missing", () => {
    expect(filled({ name: anAuthor().name })).toEqual(Array(3).fill(["author", false]));
    expect(filled(anAuthor({ biography: [""] }))).toEqual([["author", false]]);
  });

  test("is untrue with a blank, as a sample, or with a picture that is not there", () => {
    for (const change of [
      { name: "[Nom à compléter]" },
      { sample: true },
      { portrait: "/elsewhere/portrait.avif" },
      { signature: "/elsewhere/signature.svg" },
    ]) {
      expect(filled({ ...anAuthor(), ...change })).toEqual([["author", true]]);
    }
  });
});

describe("promised e-mails", () => {
  const withoutLeads = honest.configuration.secrets?.filter((name) => !name.startsWith("LEADS"));

  test("are untrue when neither mail nor an automation sends them", () => {
    expect(configured({ variables: unmailed, secrets: withoutLeads ?? [] })).toEqual([
      ["chapter", true],
      ["mail", true],
      ["webhooks", false],
      ["orders", true],
    ]);
  });

  test("are the automation's when there is one", () => {
    expect(configured({ variables: unmailed })).toEqual([
      ["chapter", false],
      ["mail", false],
    ]);
    expect(configured({ mailBinding: false })).toEqual([["mail", false]]);
  });

  test("are nobody's while the automation has no secret to know the site by", () => {
    const secrets = honest.configuration.secrets?.filter((name) => !name.endsWith("_SECRET")) ?? [];
    expect(configured({ variables: unmailed, secrets })).toEqual([
      ["chapter", true],
      ["mail", true],
      ["webhooks", true],
      ["payments", true],
      ["orders", true],
    ]);
  });

  test("are not called untrue while nobody looked at the secrets", () => {
    const points = configured({ variables: unmailed, secrets: null });
    expect(points.filter(([, untrue]) => untrue)).toEqual([]);
    expect(points.map(([name]) => name)).toContain("mail");
  });
});

test("payments stand in for the look-up webhooks", () => {
  expect(configured({ secrets: ["PAYMENT_WEBHOOK_SECRET"] })).toEqual([["webhooks", false]]);
  expect(configured({ secrets: [] }).map(([name]) => name)).toEqual([
    "webhooks",
    "webhooks",
    "webhooks",
    "payments",
  ]);
});

describe("what buyers get", () => {
  test("is named while it has no address, and stops a deployment while it has no bucket", () => {
    const { TRAINING_URL: _, ...variables } = honest.configuration.variables;
    expect(configured({ variables })).toEqual([["deliverables", false]]);
    expect(configured({ filesBinding: false })).toEqual([["deliverables", true]]);
  });

  test("is named file by file while the bucket lacks it", () => {
    expect(configured({ missingFiles: [] })).toEqual([]);
    const missingFiles = ["book/l-auteur-augmente.pdf", "prompt-pack/pack-de-prompts.pdf"];
    const points = openPoints({
      ...honest,
      configuration: { ...honest.configuration, missingFiles },
    });
    expect(points.map(({ name, untrue }) => [name, untrue])).toEqual([
      ["deliverables", true],
      ["deliverables", true],
    ]);
    for (const [i, key] of missingFiles.entries()) expect(points[i]?.message).toContain(key);
  });

  test("is named file by file without a bucket", () => {
    const configuration = { ...honest.configuration, filesBinding: false };
    const [point] = openPoints({ ...honest, configuration });
    for (const { files } of Object.values(deliverables))
      for (const { key } of files) expect(point?.message).toContain(key);
  });
});

test("the accessibility statement and the notice on the guarantee are named until they are settled", () => {
  const settled = (file: string, value: object) =>
    found({ modules: { ...honest.modules, [`app/content/${file}.ts`]: value } });
  expect(settled("legal/accessibility", { duty: "unknown" })).toEqual([["accessibility", false]]);
  expect(settled("legal/accessibility", { duty: "owed" })).toEqual([]);
  const notice = (guaranteeNotice: unknown) => settled("guarantee-notice", { guaranteeNotice });
  expect(notice(null)).toEqual([["guarantee-notice", false]]);
  expect(notice({ src: "/other/notice.svg" })).toEqual([["guarantee-notice", true]]);
});
