import {
  PDFDict,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFRef,
  StandardFonts,
} from "pdf-lib";
import type { Sheet } from "./sheet";
import { colours, grid } from "./theme";

export interface Box {
  x: number;
  /** From the top of the page. */
  y: number;
  width: number;
  height: number;
}

/** Field text is set in Helvetica: every reader has it, and readers type more characters than we embed. */
const fieldFonts = new WeakMap<Sheet, Promise<PDFFont>>();

function fieldFont(sheet: Sheet): Promise<PDFFont> {
  const font = fieldFonts.get(sheet) ?? sheet.document.embedFont(StandardFonts.Helvetica);
  fieldFonts.set(sheet, font);
  return font;
}

/** What a reader program announces for the field, and its place in the reading order. */
function describe(sheet: Sheet, field: PDFField, label: string): void {
  field.acroField.dict.set(PDFName.of("TU"), PDFHexString.fromText(label));
  for (const { dict } of field.acroField.getWidgets()) {
    const ref = sheet.document.context.getObjectRef(dict);
    if (ref) sheet.tags.widget(sheet.page, ref, dict);
  }
}

const appearances = new WeakMap<Sheet, Map<string, PDFDict>>();

function streamRefs(appearance: PDFDict): PDFRef[] {
  return appearance.values().flatMap((value) => {
    if (value instanceof PDFRef) return [value];
    return value instanceof PDFDict ? streamRefs(value) : [];
  });
}

/** Empty fields of one kind and size look the same: they share one set of appearance streams. */
function shareAppearance(sheet: Sheet, field: PDFField, kind: string): void {
  const shared = appearances.get(sheet) ?? new Map<string, PDFDict>();
  appearances.set(sheet, shared);
  for (const { dict } of field.acroField.getWidgets()) {
    const own = dict.lookup(PDFName.of("AP"), PDFDict);
    const known = shared.get(kind);
    if (known) {
      for (const ref of streamRefs(own)) sheet.document.context.delete(ref);
      dict.set(PDFName.of("AP"), known);
    } else shared.set(kind, own);
  }
}

const fromBottom = ({ x, y, width, height }: Box) => ({
  x,
  y: grid.height - y - height,
  width,
  height,
});

const fieldSize = 10;

/** Readers set field text close to its edge: the frame is drawn around the field, not by it. */
const inset = ({ x, y, width, height }: Box): Box => ({
  x: x + 4,
  y: y + 2,
  width: width - 8,
  height: height - 4,
});

export async function textField(
  sheet: Sheet,
  { name, label, multiline = false }: { name: string; label: string; multiline?: boolean },
  box: Box,
): Promise<void> {
  sheet.mustFit(box.y + box.height);
  const form = sheet.document.getForm();
  const field = form.createTextField(name);
  const font = await fieldFont(sheet);
  field.acroField.setDefaultAppearance(`/${font.name} ${fieldSize} Tf`);
  if (multiline) field.enableMultiline();
  sheet.decorate(() => {
    sheet.page.drawRectangle({
      ...fromBottom(box),
      color: colours.white,
      borderColor: colours.fieldEdge,
      borderWidth: 0.6,
    });
  });
  field.addToPage(sheet.page, {
    ...fromBottom(inset(box)),
    font,
    textColor: colours.ink,
    backgroundColor: colours.white,
    borderWidth: 0,
  });
  // Its appearance has just been drawn: without this, saving would draw a second one beside it.
  form.markFieldAsClean(field.ref);
  shareAppearance(
    sheet,
    field,
    `text ${box.width.toFixed(2)} ${box.height.toFixed(2)} ${multiline}`,
  );
  describe(sheet, field, label);
}

export function checkBox(
  sheet: Sheet,
  { name, label }: { name: string; label: string },
  { x, y, size = 11 }: { x: number; y: number; size?: number },
): void {
  const field = sheet.document.getForm().createCheckBox(name);
  field.addToPage(sheet.page, {
    ...fromBottom({ x, y, width: size, height: size }),
    textColor: colours.vermilion,
    backgroundColor: colours.white,
    borderColor: colours.fieldEdge,
    borderWidth: 0.8,
  });
  shareAppearance(sheet, field, `check ${size}`);
  describe(sheet, field, label);
}
