import { readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import {
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  type PDFField,
  PDFHexString,
  PDFName,
  PDFTextField,
} from "pdf-lib";
import { describe, expect, test } from "vitest";
import { book } from "~/content/offers";
import { type Template, type TemplateId, templates } from "~/content/resources";
import { checklistIntro, passes } from "~/content/resources/checklist";
import { digestKey, documentDigest, documentHtml } from "../resources/document";
import { readFieldHref } from "../resources/form";

const read = (template: Template) => readFile(`public${template.file}`);

function templateOf(id: TemplateId): Template {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`No template ${id}`);
  return template;
}

async function formOf(id: TemplateId) {
  const document = await PDFDocument.load(await read(templateOf(id)));
  return document.getForm();
}

/** What a screen reader announces for a field. */
const tooltip = ({ acroField }: PDFField) =>
  acroField.dict.lookup(PDFName.of("TU"), PDFHexString).decodeText();

/** The widgets in the structure tree, each in a `Form` element. */
const formElements = ({ context }: PDFDocument) =>
  context.enumerateIndirectObjects().flatMap(([, element]) => {
    if (!(element instanceof PDFDict) || element.get(PDFName.of("S")) !== PDFName.of("Form"))
      return [];
    const kids = element.lookup(PDFName.of("K"), PDFArray);
    return kids.lookup(kids.size() - 1, PDFDict).lookup(PDFName.of("Obj"));
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

describe("the PDF templates", () => {
  test.each(templates)("$file is the PDF of “$title”", async (template) => {
    const bytes = await read(template);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThan(150 * 1024);

    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(document.getTitle()).toBe(template.title);
    expect(document.getAuthor()).toBe(book.title);
    expect(document.getSubject()).toBe(template.description);
    expect(document.getPageCount()).toBe(template.pages);
    expect(String(document.catalog.get(PDFName.of("Lang")))).toContain("fr-FR");
    expect(document.catalog.lookup(PDFName.of("StructTreeRoot"))).toBeInstanceOf(PDFDict);
    const outline = document.catalog.lookup(PDFName.of("Outlines"), PDFDict);
    const first = outline.lookup(PDFName.of("First"), PDFDict);
    expect(first.lookup(PDFName.of("Title"), PDFHexString).decodeText()).toBe(template.title);
    const widgets = document
      .getForm()
      .getFields()
      .map(({ acroField }) => acroField.getWidgets()[0]);
    expect(formElements(document)).toEqual(widgets.map((widget) => widget?.dict));
    for (const widget of widgets) expect(widget?.dict.has(PDFName.of("StructParent"))).toBe(true);
  });

  test.each(templates)(
    "$file is current: npm --prefix workshop run resources",
    async (template) => {
      const document = await PDFDocument.load(await read(template), { updateMetadata: false });
      const info = document.context.lookup(document.context.trailerInfo.Info, PDFDict);
      expect(info.get(PDFName.of(digestKey))?.toString()).toBe(`<${documentDigest(template)}>`);

      const fields = document.getForm().getFields();
      const links = parse(documentHtml(template)).querySelectorAll("a");
      const named = links.map((link) => {
        const { name, label } = readFieldHref(link.getAttribute("href") ?? "");
        return [name, label];
      });
      expect(fields.map((field) => [field.getName(), tooltip(field)])).toEqual(named);
    },
  );

  test("the framework can be filled in, and so can a copy", async () => {
    const form = await formOf("framework");
    const fields = form.getFields().filter((field) => field instanceof PDFTextField);
    expect(fields.length).toBeGreaterThan(40);

    const lecteur = form.getTextField("audience_lecteur");
    expect(lecteur.isMultiline()).toBe(true);
    lecteur.setText("Une ostéopathe installée à son compte, l’été où elle décide d’écrire.");
    expect(lecteur.getText()).toContain("ostéopathe");
  });

  test("the checklist has a box per check, six for each chapter", async () => {
    const form = await formOf("checklist");
    const boxes = form.getFields().filter((field) => field instanceof PDFCheckBox);
    const wanted = passes.map(({ items, perChapter }) =>
      perChapter ? items.length * checklistIntro.chapters : items.length,
    );
    expect(boxes).toHaveLength(sum(wanted));

    const first = form.getCheckBox("passage_1_1");
    expect(first.isChecked()).toBe(false);
    first.check();
    expect(first.isChecked()).toBe(true);
    expect(form.getCheckBox("passage_1_2").isChecked()).toBe(false);
  });
});
