import {
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  rgb,
  StandardFonts,
} from "pdf-lib";
import { palette } from "../brand/palette";

/** Where a form field goes, in points from the top left corner of its page. */
export interface Place {
  name: string;
  label: string;
  kind: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lays a form over a printed document: each field at its place, on the page and in the structure tree. */
export async function addForm(pdf: Uint8Array, places: readonly Place[]): Promise<PDFDocument> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  // Every reader has Helvetica, and readers type more characters than the documents embed.
  const font = await document.embedFont(StandardFonts.Helvetica);
  const figures = tidyStructure(document);
  const appearances = new Map<string, PDFDict>();
  for (const place of places) {
    const field = addField(document, place, font);
    field.acroField.dict.set(PDFName.of("TU"), PDFHexString.fromText(place.label));
    const [widget] = field.acroField.getWidgets();
    const figure = figures.get(place.name);
    if (!widget || !figure) throw new Error(`${place.name} has no place in the structure tree`);
    shareAppearance(document, widget.dict, place, appearances);
    setInTree(document, widget.dict, figure, place.page);
  }
  return document;
}

const colour = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
};

const fontSize = 10;

function addField(document: PDFDocument, place: Place, font: PDFFont): PDFField {
  const { kind, name, x, width, height } = place;
  const form = document.getForm();
  const page = document.getPage(place.page);
  const y = page.getHeight() - place.y - height;
  const backgroundColor = colour("#FFFFFF");
  if (kind === "check") {
    const field = form.createCheckBox(name);
    field.addToPage(page, {
      ...{ x, y, width, height, backgroundColor },
      textColor: colour(palette.vermilion),
      borderColor: colour("#8D8577"),
      borderWidth: 0.8,
    });
    return field;
  }
  const field = form.createTextField(name);
  field.acroField.setDefaultAppearance(`/${font.name} ${fontSize} Tf`);
  if (kind === "text") field.enableMultiline();
  field.addToPage(page, {
    // Readers set text close to a field's edge: the frame is printed around the field.
    ...{ x: x + 4, y: y + 2, width: width - 8, height: height - 4, backgroundColor },
    font,
    textColor: colour(palette.ink),
    borderWidth: 0,
  });
  // Its appearance is drawn: otherwise saving would add a second one.
  form.markFieldAsClean(field.ref);
  return field;
}

const streams = (appearance: PDFDict): PDFRef[] =>
  appearance.values().flatMap((value) => {
    if (value instanceof PDFRef) return [value];
    return value instanceof PDFDict ? streams(value) : [];
  });

/** Empty fields of one kind and size look the same: they share one set of appearance streams. */
function shareAppearance(
  { context }: PDFDocument,
  widget: PDFDict,
  { kind, width, height }: Place,
  known: Map<string, PDFDict>,
) {
  const own = widget.lookup(PDFName.of("AP"), PDFDict);
  const key = `${kind} ${width.toFixed(1)} ${height.toFixed(1)}`;
  const shared = known.get(key);
  if (!shared) {
    known.set(key, own);
    return;
  }
  for (const ref of streams(own)) context.delete(ref);
  widget.set(PDFName.of("AP"), shared);
}

interface Element {
  ref: PDFRef;
  dict: PDFDict;
}

const typeOf = (dict: PDFDict) => dict.get(PDFName.of("S"))?.toString();

/**
 * Finds the figures that stand for fields by their text. On the way, names the parts of list items,
 * which Chromium leaves unnamed unless it draws their markers.
 */
function tidyStructure(document: PDFDocument): Map<string, Element> {
  const figures = new Map<string, Element>();
  for (const [ref, dict] of document.context.enumerateIndirectObjects()) {
    if (!(dict instanceof PDFDict)) continue;
    const alt = dict.lookup(PDFName.of("Alt"));
    if (alt instanceof PDFHexString || alt instanceof PDFString)
      figures.set(alt.decodeText(), { ref, dict });
    const kids = dict.lookup(PDFName.of("K"));
    if (typeOf(dict) !== "/LI" || !(kids instanceof PDFArray)) continue;
    const parts = kids
      .asArray()
      .map((_, index) => kids.lookup(index))
      .filter((kid): kid is PDFDict => kid instanceof PDFDict && typeOf(kid) !== "/Figure");
    for (const [index, part] of parts.entries()) {
      part.set(PDFName.of("S"), PDFName.of(index === 0 && parts.length > 1 ? "Lbl" : "LBody"));
    }
  }
  return figures;
}

/** Makes the figure a form element that holds the field's widget. */
function setInTree(document: PDFDocument, widget: PDFDict, { ref, dict }: Element, page: number) {
  const { catalog, context } = document;
  const root = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const next = PDFName.of("ParentTreeNextKey");
  const key = root.lookup(next, PDFNumber);
  const numbers = root
    .lookup(PDFName.of("ParentTree"), PDFDict)
    .lookup(PDFName.of("Nums"), PDFArray);
  const widgetRef = context.getObjectRef(widget);
  if (!widgetRef) throw new Error("The widget is not in the document");
  dict.set(PDFName.of("S"), PDFName.of("Form"));
  dict.delete(PDFName.of("Alt"));
  const content = dict.get(PDFName.of("K"));
  const object = context.obj({ Type: "OBJR", Pg: document.getPage(page).ref, Obj: widgetRef });
  dict.set(PDFName.of("K"), context.obj(content ? [content, object] : [object]));
  numbers.push(key);
  numbers.push(ref);
  root.set(next, PDFNumber.of(key.asNumber() + 1));
  widget.set(PDFName.of("StructParent"), key);
}
