/**
 * Other contents of the site, for `npm start -- --content <name>` and the tests: `lawful` is what an operator may publish,
 * `bare` what is left without claims, reviews and an author.
 */
import { claims } from "~/content/claims";
import { reviews } from "~/content/readers";
import { addDays } from "~/lib/time";
import * as edits from "./edits";

export const contentSets = { lawful, bare };

export type ContentSet = keyof typeof contentSets;

export const claimNames = Object.keys(claims) as (keyof typeof claims)[];
export const reviewedPages = Object.keys(reviews) as (keyof typeof reviews)[];

function bare(): edits.Edits {
  return {
    [edits.claimsFile]: unknownClaims.bare.map(edits.unknown),
    [edits.readersFile]: reviewedPages.map((page) => edits.reviewed(page, [])),
  };
}

const survey = "Enquête auprès des acheteurs, octobre 2026, 212 réponses, consultable sur demande";
const sources = {
  expertsTrained: "Registre des sessions de formation, 2014 à 2026, consultable sur demande",
  yearsOfPractice: "Immatriculation de 2014",
  structuring: survey,
  manuscript: survey,
};

const checked = { published: "2026-10-12", experienced: "2026-08-30", checked: true };
const amazon = { ...checked, source: "amazon" };

/** The AI act has its source already. */
const lawfulClaims = new Set([...Object.keys(sources), "aiAct"]);

export const unknownClaims = {
  lawful: claimNames.filter((name) => !lawfulClaims.has(name)),
  bare: claimNames,
};

const site = "https://auteur-augmente.fr";
const variables = Object.entries({
  SITE_URL: site,
  CHECKOUT_BOOK_URL: "https://buy.stripe.com/livre",
  CHECKOUT_TRAINING_URL: "https://buy.stripe.com/formation",
  CHECKOUT_PROMPT_PACK_URL: "https://buy.stripe.com/prompts",
  VIP_BOOKING_URL: "https://cal.com/auteur-augmente",
  COMMUNITY_URL: "https://www.linkedin.com/groups/auteur-augmente",
  CONTACT_EMAIL: "bonjour@auteur-augmente.fr",
  CONTACT_PHONE: "+33 2 40 12 34 56",
  MAIL_FROM: "L'Auteur Augmenté <bonjour@auteur-augmente.fr>",
  CHAPTER_URL: `${site}/chapitre.pdf`,
  TRAINING_URL: "https://formation.auteur-augmente.fr/",
  CHALLENGE_ROOM_URL: "https://meet.jit.si/auteur-augmente",
  VIDEO_CHATGPT_URL: "https://vimeo.com/1",
  VIDEO_EDITING_URL: "https://vimeo.com/2",
  VIDEO_COVER_URL: "https://vimeo.com/3",
  VIDEO_PUBLISHING_URL: "https://vimeo.com/4",
})
  .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
  .join("");

const files = `
[[r2_buckets]]
binding = "FILES"
bucket_name = "auteur-augmente-files"
jurisdiction = "eu"
`;

const testimonials = [
  ["C. L.", "Consultante en organisation", "Le plan était posé le troisième jour.", 14],
  ["M. D.", "Formateur en prévention", "Mes stagiaires repartent avec le livre.", 31],
  ["A. B.", "Coach de dirigeants", "J’ai su quoi retirer, et c’était la moitié.", 22],
  ["S. R.", "Diététicienne", "Chaque étude citée a été vérifiée.", 26],
] as const;

const lists: Partial<Record<string, object[]>> = {
  testimonials: testimonials.map(([initials, role, quote, days]) => ({
    ...{ ...checked, initials, role, quote },
    impact: "Le livre est remis à chaque nouveau client.",
    timeline: `${days}\u00a0jours`,
  })),
  home: [
    { ...checked, initials: "R. T.", role: "Céramiste", quote: "J’ai fini en un mois.", rating: 4 },
  ],
  fourteenDays: [
    { ...amazon, initials: "S. M.", role: "Acheteuse", quote: "J’ai refait mon sommaire." },
    { ...amazon, initials: "J. R.", role: "Formateur", quote: "J’ai répondu aux questions." },
  ],
};

/** @param today the dates of the offers are ahead of it */
function lawful(today: string): edits.Edits {
  const inDays = (days: number) => JSON.stringify(addDays(today, days));
  return {
    [edits.claimsFile]: [
      ...unknownClaims.lawful.map(edits.unknown),
      ...Object.entries(sources).map(([name, source]) => edits.sourced(name, source)),
    ],
    [edits.readersFile]: reviewedPages.map((page) => edits.reviewed(page, lists[page] ?? [])),
    "app/content/author.ts": [
      [
        "author: Author | null = null",
        `author: Author | null = {
  name: "Ariane Delmas",
  role: "Formatrice d’experts",
  biography: "Elle écrit et fait écrire depuis douze ans. Elle vit à Nantes.",
}`,
      ],
    ],
    [edits.publisherFile]: [
      ["\n  name: undefined", '\n  name: "Ariane Delmas EI"'],
      ["legalForm: undefined", 'legalForm: "Entrepreneur individuel"'],
      ["capital: undefined", "capital: null"],
      ["\n  address: undefined", '\n  address: "12 rue des Carmes, 44000 Nantes"'],
      ["registration: undefined", 'registration: "RCS Nantes 812 345 678"'],
      ["vat: undefined", "vat: null"],
      ["publicationDirector: undefined", 'publicationDirector: "Ariane Delmas"'],
      ["    name: undefined", '    name: "Médiation du commerce"'],
      ["    address: undefined", '    address: "27 rue de la Paix, 75002 Paris"'],
      ["website: undefined", 'website: "www.mediation-commerce.fr"'],
      ["paymentProvider: undefined", 'paymentProvider: "Stripe"'],
      ["emailProvider: undefined", 'emailProvider: "Brevo"'],
    ],
    [edits.offersFile]: [
      ...edits.offerNames.map(edits.unlisted),
      edits.delivered(300),
      ...edits.dated({
        lastDay: addDays(today, 56),
        launch: addDays(today, 80),
        sessions: [addDays(today, 44), addDays(today, 100)],
      }),
      [
        "  placesCounted: null as IsoDate | null,\n  firstRegistrants",
        `  placesCounted: ${inDays(0)} as IsoDate | null,\n  firstRegistrants`,
      ],
      [
        "  placesCounted: null as IsoDate | null,\n  feedbackHours",
        `  placesCounted: ${inDays(0)} as IsoDate | null,\n  feedbackHours`,
      ],
      ["sessionTime: null", 'sessionTime: "20:00"'],
    ],
    // Stand-ins for the operator's own pictures.
    "app/content/look-inside.ts": [
      [
        "bookPages: readonly BookPage[] = []",
        `bookPages: readonly BookPage[] = [
  { src: "/images/livre/audience.webp", alt: "La page 36 du livre." },
  { src: "/images/livre/transformation.webp", alt: "La page 37 du livre." },
]`,
      ],
    ],
    "app/content/guarantee-notice.ts": [
      [
        "guaranteeNotice = null as",
        'guaranteeNotice = { src: "/images/seal.svg", width: 400, height: 400 } as',
      ],
    ],
    "app/content/legal/accessibility.ts": [['duty = "unknown"', 'duty = "exempt"']],
    "wrangler.toml": [
      [/(?<=\n\[vars\]\n)(?:.+\n)*/, variables],
      [/\n# \[\[r2_buckets\]\]\n(?:# .+\n)+/, files],
      [
        '# routes = [{ pattern = "auteur-augmente.example"',
        'routes = [{ pattern = "auteur-augmente.fr"',
      ],
    ],
  };
}
