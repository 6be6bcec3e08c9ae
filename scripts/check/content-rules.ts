import type { Author } from "~/content/author";
import { publishedAuthor } from "~/content/authorship";
import { isDay } from "~/lib/time";
import type { Facts } from "./facts";
import { type Advice, advise, type Finding, type Place, unset, untrue } from "./finding";

const reviewsFile = "app/content/readers.ts";
const claimsFile = "app/content/claims.ts";
const publisherFile = "app/content/publisher.ts";
const authorFile = "app/content/author.ts";
const statementFile = "app/content/legal/accessibility.ts";
const noticeFile = "app/content/guarantee-notice.ts";
const lookInsideFile = "app/content/look-inside.ts";

/** Claims without a source: averages, counts, the rating, the market. Article L. 121-2. */
export function claims({ claims }: Facts): Finding[] {
  return Object.entries(claims)
    .filter(([, { text, source }]) => text !== undefined && source === null)
    .map(([name, { text }]) => {
      const find = ["export const claims", `  ${name}:`, "source: null"];
      const message = advise({
        found: `«\u00a0${text}\u00a0» n’a pas de source`,
        law: "un chiffre annoncé doit pouvoir être prouvé (L. 121-2 du Code de la consommation)",
        remedy:
          "Écrivez qui a demandé à qui, quand, et où cela se lit dans «\u00a0source\u00a0», ou «\u00a0value: null\u00a0»\u202f: les phrases qui en ont besoin s’effacent",
      });
      return untrue(message, { file: claimsFile, find });
    });
}

/** What to type for each fact about the publisher. */
const publisherValues: Readonly<Record<string, string>> = {
  name: 'name: "Ariane Delmas EI"',
  legalForm: 'legalForm: "Entrepreneur individuel"',
  capital: 'capital: "1 000 €"\u00a0», ou pour un entrepreneur individuel «\u00a0capital: null',
  address: 'address: "12 rue des Carmes, 44000 Nantes"',
  registration: 'registration: "RCS Nantes 812 345 678"',
  vat: 'vat: { number: "FR12812345678", since: "2027-01-01" }\u00a0», ou en franchise «\u00a0vat: null',
  publicationDirector: 'publicationDirector: "Ariane Delmas"',
  paymentProvider: 'paymentProvider: "Stripe"',
  emailProvider: 'emailProvider: "Brevo"',
};

const mediatorValues: Readonly<Record<string, string>> = {
  name: 'name: "Médiation du commerce"',
  address: 'address: "27 rue de la Paix, 75002 Paris"',
  website: 'website: "www.mediateur.fr"',
};

/** Facts that pages and mails omit until they are known. */
export function publisher({ publisher: { mediator: _, ...rest } }: Facts): Finding[] {
  const law = "un site marchand dit qui le publie et qui vend (loi 2004-575, articles 1-1 et 19)";
  return unknownIn(rest, publisherValues, law, "export const publisher");
}

export function mediator({ publisher: { mediator } }: Facts): Finding[] {
  const law =
    "un vendeur adhère à un médiateur de la consommation et le nomme (L. 616-1 du Code de la consommation)";
  return unknownIn(mediator, mediatorValues, law, "export const publisher", "mediator:");
}

function unknownIn(
  group: object,
  values: Readonly<Record<string, string>>,
  law: string,
  ...find: string[]
): Finding[] {
  return Object.entries(group)
    .filter(([, value]) => value === undefined)
    .map(([field]) => {
      const found = `«\u00a0${field}\u00a0» n’est pas renseigné`;
      const remedy = `Écrivez par exemple «\u00a0${values[field] ?? field}\u00a0»`;
      const place = { file: publisherFile, find: [...find, `${field}: undefined`] };
      return untrue(advise({ found, law, remedy }), place);
    });
}

const missingFile = (path: string): Advice => ({
  found: `public${path} n’existe pas`,
  remedy: "Écrivez le chemin d’un fichier de «\u00a0public\u00a0», ou déposez-y celui-ci",
});

/** The author's file: no name, blanks, samples, missing pictures. */
export function author({ author, isPublic }: Facts): Finding[] {
  const at = (find: string): Place => ({ file: authorFile, find: [find] });
  const declaration = at("export const author");
  const named = publishedAuthor(author);
  if (!author || !named) {
    const message = advise({
      found: "le site vend des exemplaires dédicacés et ne nomme pas l’auteur",
      law: "les caractéristiques essentielles du produit sont dites avant la commande (L. 111-1 du Code de la consommation)",
      remedy: 'Écrivez à la place de «\u00a0null\u00a0»\u00a0: { name: "Ariane Delmas" }',
    });
    return [untrue(message, declaration)];
  }
  const pictures = [named.portrait, named.signature].filter((path) => path !== null);
  return [
    ...blanksIn(author).map((text) => {
      const found = `${text} reste à compléter`;
      return untrue(advise({ found, remedy: "Écrivez le texte, ou supprimez la ligne" }), at(text));
    }),
    ...("sample" in author ? [untrue(advise(sampleAuthor), at("sample: true"))] : []),
    ...pictures
      .filter((path) => !isPublic(path))
      .map((path) => untrue(advise(missingFile(path)), at(path))),
  ];
}

const sampleAuthor: Advice = {
  found: "l’auteur est un exemple",
  remedy: "Écrivez le vôtre, puis supprimez la ligne «\u00a0sample\u00a0»",
};

/**
 * Reviews that no reader gave, and those without a stated origin: articles L. 111-7-2 and D. 111-17, and L. 121-4, 27°
 * and 28°.
 */
export function reviews({ reviews }: Facts): Finding[] {
  const example = {
    found: "est un exemple",
    law: "un avis que nul client n’a donné est une pratique trompeuse (L. 121-4, 28° du Code de la consommation)",
    remedy:
      "Écrivez un véritable avis, ou supprimez celui-ci\u202f; la section disparaît avec le dernier",
  };
  const undated = {
    found: "ne dit ni ses jours ni s’il a été vérifié",
    law: "un avis donne la date de sa publication, celle de l’expérience, et dit s’il est vérifié (D. 111-17 du Code de la consommation)",
    remedy:
      'Écrivez «\u00a0published: "2026-10-12", experienced: "2026-08-30", checked: true\u00a0», ou «\u00a0checked: false\u00a0»',
  };
  return Object.values(reviews)
    .flat()
    .filter((review) => "sample" in review || !("fictional" in review || isDated(review)))
    .map((review) => {
      const { initials } = review;
      const { found, ...rest } = "sample" in review ? example : undated;
      const message = advise({ found: `l’avis de ${initials} ${found}`, ...rest });
      // As written in the source.
      const find = [`initials: "${initials.replaceAll("\u00a0", "\\u00a0")}"`];
      return untrue(message, { file: reviewsFile, find });
    });
}

/** Also checks reviews that the compiler has not seen. */
const isDated = (review: { published?: unknown; experienced?: unknown; checked?: unknown }) =>
  [review.published, review.experienced].every((day) => typeof day === "string" && isDay(day)) &&
  typeof review.checked === "boolean";

/** Unfilled placeholders, each once: `[… à compléter]`. */
function blanksIn(author: Author): string[] {
  const texts = Object.values(author).flat().map(String);
  return [...new Set(texts.flatMap((text) => text.match(/\[[^\]]*à compléter\]/g) ?? []))];
}

/** « Feuilletez » shows pages of the free documents as the book's: L. 121-2, unless the book contains them. */
export function lookInside({ bookPages, isPublic }: Facts): Finding[] {
  if (bookPages.length === 0) {
    const message = advise({
      found: "«\u00a0Feuilletez\u00a0» montre les pages des documents gratuits",
      law: "montrer un autre produit que celui qui est vendu est trompeur (L. 121-2 du Code de la consommation)",
      remedy:
        'Déposez deux pages du livre dans public/images/livre et écrivez { src: "/images/livre/36.webp", alt: "La page 36 du livre." } pour chacune',
    });
    return [untrue(message, { file: lookInsideFile, find: ["export const bookPages"] })];
  }
  return bookPages
    .filter(({ src }) => !isPublic(src))
    .map(({ src }) => untrue(advise(missingFile(src)), { file: lookInsideFile, find: [src] }));
}

/**
 * Who must publish the statement of `/accessibilite`: articles L. 412-13 and following of the Code de la consommation.
 */
export function accessibility({ duty }: Facts): Finding[] {
  if (duty !== "unknown") return [];
  const message = advise({
    found: "il n’est pas dit si la déclaration d’accessibilité vous est imposée",
    law: "une entreprise de moins de dix personnes et de 2\u00a0M€ au plus par an en est dispensée pour ses services (L. 412-13 du Code de la consommation)",
    remedy:
      'Écrivez «\u00a0duty = "exempt"\u00a0», ou «\u00a0duty = "owed"\u00a0» après un essai avec des utilisateurs de technologies d’assistance',
  });
  return [unset(message, { file: statementFile, find: ["export const duty"] })];
}

/** The prescribed picture beside a price of goods: implementing regulation (EU) 2025/1960. */
export function guaranteeNotice({ guaranteeNotice: notice, isPublic }: Facts): Finding[] {
  const place = { file: noticeFile, find: ["export const guaranteeNotice"] };
  if (!notice) {
    const message = advise({
      found: "l’avis harmonisé sur la garantie légale n’est pas montré à côté du prix du livre",
      law: "il y figure depuis le 27 septembre 2026 (règlement d’exécution (UE) 2025/1960)",
      remedy:
        'Déposez dans public/images, tel quel, le fichier de l’annexe de https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj et écrivez { src: "/images/garantie.svg", width: 400, height: 300 }',
    });
    return [unset(message, place)];
  }
  return isPublic(notice.src) ? [] : [untrue(advise(missingFile(notice.src)), place)];
}
