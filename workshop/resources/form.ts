/**
 * Adds a form to a printed document. Chromium prints links but not forms, so a link marks each field's place
 * on the page and in the structure tree.
 */
import {
  PDFAnnotation,
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFString,
  rgb,
  StandardFonts,
} from "pdf-lib";
import { palette } from "../brand/palette";

interface FormField {
  /** Unique in its document. */
  name: string;
  /** What a screen reader announces. */
  label: string;
  /** A box to tick, one line, or text with line breaks. */
  kind: "check" | "line" | "text";
}

/** The address of the link that stands for a field. */
export const fieldHref = ({ name, label, kind }: FormField) =>
  `field:${name}?${new URLSearchParams({ label, kind })}`;

export function readFieldHref(href: string): FormField {
  const { pathname, searchParams } = new URL(href);
  const kind = searchParams.get("kind") as FormField["kind"];
  return { name: pathname, label: searchParams.get("label") ?? "", kind };
}

const key = PDFName.of;

/** Replaces the links of a printed document with fields. */
export async function addForm(pdf: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  // Every PDF reader has Helvetica, and people type more characters than the documents embed.
  const font = await document.embedFont(StandardFonts.Helvetica);
  const appearances = new Map<string, PDFDict>();
  for (const page of document.getPages()) page.node.delete(key("Annots"));
  nameListParts(document);
  for (const element of elementsOf(document, "Link")) {
    const kids = element.lookup(key("K"), PDFArray);
    const reference = kids.lookup(kids.size() - 1, PDFDict);
    const link = reference.lookup(key("Obj"), PDFDict);
    const page = document.getPages().find(({ ref }) => ref === reference.get(key("Pg")));
    if (!page) throw new Error("A link is on no page");

    const href = link.lookup(key("A"), PDFDict).lookup(key("URI"), PDFString).asString();
    const field = readFieldHref(href);
    const place = PDFAnnotation.fromDict(link).getRectangle();
    const widgetRef = addField(page, field, place, font).acroField.Kids()?.get(0) as PDFRef;
    const widget = context.lookup(widgetRef, PDFDict);
    const size = `${place.width.toFixed(1)} ${place.height.toFixed(1)}`;
    shareAppearance(widget, `${field.kind} ${size}`, appearances);
    widget.set(key("StructParent"), link.lookup(key("StructParent"), PDFNumber));
    element.set(key("S"), key("Form"));
    context.delete(reference.get(key("Obj")) as PDFRef);
    reference.set(key("Obj"), widgetRef);
  }
  return document;
}

const elementsOf = ({ context }: PDFDocument, type: string): PDFDict[] =>
  context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && belongsTo(object, type) ? object : []));

const belongsTo = (element: PDFDict, type: string) => element.get(key("S")) === key(type);

/** Chromium leaves the parts of list items unnamed unless it draws their markers. */
function nameListParts(document: PDFDocument) {
  for (const item of elementsOf(document, "LI")) {
    const kids = item.lookup(key("K"));
    if (!(kids instanceof PDFArray)) continue;
    const parts = kids
      .asArray()
      .map((_, index) => kids.lookup(index))
      .filter((part): part is PDFDict => part instanceof PDFDict && !belongsTo(part, "Link"));
    for (const [index, part] of parts.entries()) {
      part.set(key("S"), key(index === 0 && parts.length > 1 ? "Lbl" : "LBody"));
    }
  }
}

type Rectangle = ReturnType<PDFAnnotation["getRectangle"]>;

const white = rgb(1, 1, 1);
const fontSize = 10;

function addField(
  page: PDFPage,
  { name, label, kind }: FormField,
  { x, y, width, height }: Rectangle,
  font: PDFFont,
): PDFField {
  const form = page.doc.getForm();
  const field = kind === "check" ? form.createCheckBox(name) : form.createTextField(name);
  field.acroField.dict.set(key("TU"), PDFHexString.fromText(label));
  if (field instanceof PDFCheckBox) {
    const box = { x, y, width, height, backgroundColor: white };
    const colours = { textColor: colour(palette.vermilion), borderColor: colour("#8D8577") };
    field.addToPage(page, { ...box, ...colours, borderWidth: 0.8 });
    return field;
  }
  // PDF readers set text close to a field's edge, so the frame is printed around the field.
  const box = { x: x + 4, y: y + 2, width: width - 8, height: height - 4, backgroundColor: white };
  field.acroField.setDefaultAppearance(`/${font.name} ${fontSize} Tf`);
  if (kind === "text") field.enableMultiline();
  field.addToPage(page, { ...box, font, textColor: colour(palette.ink), borderWidth: 0 });
  // Its appearance is already drawn: otherwise saving would add a second one.
  form.markFieldAsClean(field.ref);
  return field;
}

/** Empty fields of the same kind and size look alike, so they share one set of appearance streams. */
function shareAppearance(widget: PDFDict, look: string, appearances: Map<string, PDFDict>) {
  const appearance = widget.lookup(key("AP"), PDFDict);
  const shared = appearances.get(look);
  if (shared) {
    for (const stream of streamsOf(appearance)) widget.context.delete(stream);
    widget.set(key("AP"), shared);
  } else appearances.set(look, appearance);
}

const streamsOf = (appearance: PDFDict): PDFRef[] =>
  appearance.values().flatMap((value) => {
    if (value instanceof PDFRef) return value;
    return value instanceof PDFDict ? streamsOf(value) : [];
  });

function colour(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}
