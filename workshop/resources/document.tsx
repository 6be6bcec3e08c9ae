import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import type { Template, TemplateId } from "~/content/resources";
import { siteName } from "~/content/site";
import { palette } from "../brand/palette";
import { checklist } from "./checklist";
import type { Sheets } from "./elements";
import { framework } from "./framework";
import { prompts } from "./prompts";
import { structure } from "./structure";

const documents: Record<TemplateId, Sheets> = { framework, checklist, structure, prompts };

const here = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value};`);
const styles = `:root{${colours.join("")}}${here("./sheet.css")}`;

function Body({ id, title }: Template) {
  const { subtitle, pages } = documents[id];
  const cover = encodeURIComponent(here(`./covers/${id}.svg`));
  return (
    <>
      <section className={`page cover ${id}`}>
        <img src={`data:image/svg+xml,${cover}`} alt="" />
        <p>{siteName}</p>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </section>
      {pages.map(({ section, content }, index) => (
        <section key={index} className="page">
          <p className="head hint" aria-hidden="true">
            <span>{title}</span>
            <span>{section}</span>
          </p>
          <div className="body">{content}</div>
          <p className="foot hint" aria-hidden="true">
            <span className="numeral">{index + 2}</span>
            <span>{siteName}</span>
          </p>
        </section>
      ))}
    </>
  );
}

/**
 * Corrects what browsers do to text. They break “recommandez-en” at its hyphen, and print the narrow space,
 * which Fraunces lacks, as a character at which some screen readers stop.
 */
const typeset = (markup: string) =>
  markup
    .replace(/[\p{L}\d]+(?:-[\p{L}\d]+)+(?=[^<>]*<)/gu, '<span class="word">$&</span>')
    .replace(/\u202F(?=[^<>]*<)/g, '<span class="narrow">&nbsp;</span>');

/** A document as one HTML file, to which `build.ts` adds the fonts. */
export const documentHtml = (template: Template) => `<!doctype html>
<html lang="fr-FR">
<title>${template.title}</title>
<style>${styles}</style>
<body>${typeset(renderToStaticMarkup(<Body {...template} />))}</body>
</html>`;

/** The entry in a PDF's metadata that contains its digest. */
export const digestKey = "SourceDigest";

/** A digest of what a PDF is printed from. In its metadata, it shows when the file is stale. */
export const documentDigest = (template: Template) =>
  createHash("sha256").update(documentHtml(template)).digest("hex");
