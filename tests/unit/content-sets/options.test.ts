/** Each optional value of the content alone, and any two together. */
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { said } from "~/content/claims";
import { addDays, parisDay } from "~/lib/time";
import * as edits from "../../../scripts/local/content/edits";
import { claimNames, reviewedPages } from "../../../scripts/local/content/sets";
import { openEditedSite, stopEditing } from "../../support/edited-site";
import { allPaths } from "../../support/pages";
import { faultsOf, stringsIn, textsOf } from "../../support/readable";

/** Pairs that are tried in one run. */
const pairs = 12;
const patience = 900_000;

vi.spyOn(console, "error").mockImplementation(() => {});
afterAll(stopEditing);

const sample = {
  ...{ initials: "C. L.", role: "Consultante", quote: "Le plan était posé.", sample: true },
  ...{ impact: "Le livre circule.", timeline: "un mois" },
};
const author = (fields: object): edits.Edits => ({
  "app/content/author.ts": [
    [
      "Author | null = null",
      `Author | null = ${JSON.stringify({ name: "Élise Aubry", ...fields })}`,
    ],
  ],
});
const company: readonly edits.Edit[] = [
  ["\n  name: undefined", '\n  name: "Aubry"'],
  ["legalForm: undefined", 'legalForm: "SARL"'],
  ["\n  address: undefined", '\n  address: "1 rue du Test, 44000 Nantes"'],
];

/** Values that may be missing, or there, by the group in which only one can be. */
const options: Record<string, Record<string, edits.Edits>> = {
  ...Object.fromEntries(
    claimNames.map((name) => [name, { unknown: { [edits.claimsFile]: [edits.unknown(name)] } }]),
  ),
  ...Object.fromEntries(
    reviewedPages.map((page) => [
      `reviews of ${page}`,
      {
        none: { [edits.readersFile]: [edits.reviewed(page, [])] },
        one: { [edits.readersFile]: [edits.reviewed(page, [sample])] },
      },
    ]),
  ),
  author: {
    name: author({}),
    role: author({ role: "Formatrice" }),
    biography: author({ biography: ["Elle écrit.", "Elle relit."] }),
    portrait: author({ portrait: "/images/portraits/auteur.svg" }),
    signature: author({ signature: "/images/mark.svg" }),
  },
  publisher: {
    company: {
      [edits.publisherFile]: [
        ...company,
        ["capital: undefined", 'capital: "1 000€"'],
        ["vat: undefined", 'vat: { number: "FR12345678901", since: "2026-01-01" }'],
      ],
    },
    "sole trader": {
      [edits.publisherFile]: [...company, ["capital: undefined", "capital: null"]],
    },
    exempt: { [edits.publisherFile]: [["vat: undefined", "vat: null"]] },
  },
};

const offers = (...changes: edits.Edit[]): edits.Edits => ({ [edits.offersFile]: changes });
const ahead = addDays(parisDay(Date.now()), 40);
/** `offers.test.ts` tries each alone. */
const offered: typeof options = {
  ...Object.fromEntries(
    edits.offerNames.flatMap((name) => [
      [`list price of ${name}`, { none: offers(edits.unlisted(name)) }],
      [`sale of ${name}`, { none: offers(edits.unsold(name)) }],
    ]),
  ),
  delivery: { paid: offers(edits.delivered(300)) },
  dates: { ahead: offers(...edits.dated({ lastDay: ahead, sessions: [ahead] })) },
};

interface Option {
  group: string;
  label: string;
  change: edits.Edits;
}

const all: Option[] = Object.entries({ ...options, ...offered }).flatMap(([group, choices]) =>
  Object.entries(choices).map(([choice, change]) => ({
    group,
    label: `${group}: ${choice}`,
    change,
  })),
);

function both(one: edits.Edits, other: edits.Edits): edits.Edits {
  const files = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    files.map((file) => [file, [...(one[file] ?? []), ...(other[file] ?? [])]]),
  );
}

async function pagesWith(change: edits.Edits): Promise<Map<string, string>> {
  const site = await openEditedSite(change, { withDatabase: false });
  const pages = new Map<string, string>();
  for (const path of allPaths) pages.set(path, await site.text(path));
  return pages;
}

const before = await pagesWith({});

/** What is wrong with the pages that change, and what they still say of an unknown claim. */
async function faultsWith(...chosen: Option[]): Promise<string[]> {
  const pages = await pagesWith(chosen.map(({ change }) => change).reduce(both, {}));
  const changed = [...pages].filter(([path, html]) => html !== before.get(path));
  if (changed.length === 0) return ["changes no page"];
  const gone = chosen.flatMap(({ group }) => (group in said ? sentencesOf(group) : []));
  return changed.flatMap(([path, html]) => {
    const texts = gone.length > 0 ? textsOf(html).join("\n") : "";
    const left = gone.filter((sentence) => texts.includes(sentence));
    return [...faultsOf(html), ...left].map((fault) => `${path}: ${fault}`);
  });
}

/** The sentences and longer words that need a claim. */
const sentencesOf = (claim: string) =>
  stringsIn(said[claim as keyof typeof said])
    .map((text) => text.trim())
    .filter((text) => text.length > 15);

test("reads well without, or with, each optional value", { timeout: patience }, async () => {
  const faults: Record<string, string[]> = {};
  // A single review is tried in the pairs, and in the lawful content.
  const alone = all.filter(({ group, label }) => !(group in offered || label.endsWith(": one")));
  for (const option of alone) {
    const found = await faultsWith(option);
    if (found.length > 0) faults[option.label] = found;
  }
  expect(alone.length).toBeGreaterThanOrEqual(38);
  expect(faults).toEqual({});
});

test("reads well with any two of them", { timeout: patience }, async () => {
  const two = fc
    .tuple(fc.constantFrom(...all), fc.constantFrom(...all))
    .filter(([one, other]) => one.group !== other.group);
  await fc.assert(
    fc.asyncProperty(two, async (chosen) => {
      expect(await faultsWith(...chosen)).toEqual([]);
    }),
    { numRuns: pairs },
  );
});
