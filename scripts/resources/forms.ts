import { type PDFField, PDFHexString, PDFName, type PDFFont } from "pdf-lib";
import { StandardFonts } from "pdf-lib";
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
  const { context } = sheet.document;
  field.acroField.getWidgets().forEach(({ dict }) => {
    const ref = context.getObjectRef(dict);
    if (ref) sheet.tags.widget(sheet.page, ref, dict);
  });
}

const fromBottom = ({ x, y, width, height }: Box) => ({
  x,
  y: grid.height - y - height,
  width,
  height,
});

const fieldSize = 10;

export async function textField(
  sheet: Sheet,
  { name, label, multiline = false }: { name: string; label: string; multiline?: boolean },
  box: Box,
): Promise<void> {
  const field = sheet.document.getForm().createTextField(name);
  field.addToPage(sheet.page, {
    ...fromBottom(box),
    font: await fieldFont(sheet),
    textColor: colours.ink,
    backgroundColor: colours.white,
    borderColor: colours.fieldEdge,
    borderWidth: 0.6,
  });
  field.setFontSize(fieldSize);
  if (multiline) field.enableMultiline();
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
  describe(sheet, field, label);
}
