import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage } from "pdf-lib";

export interface Bookmark {
  title: string;
  page: PDFPage;
  /** From the bottom of the page. */
  y: number;
}

/** A flat list of bookmarks. */
export function writeOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context } = document;
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;

  bookmarks.forEach(({ title, page, y }, index) => {
    const ref = refs[index];
    if (!ref) return;
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: root,
      Dest: [page.ref, "XYZ", 0, y, 0],
    });
    const [previous, next] = [refs[index - 1], refs[index + 1]];
    if (previous) item.set(PDFName.of("Prev"), previous);
    if (next) item.set(PDFName.of("Next"), next);
    context.assign(ref, item);
  });
  context.assign(
    root,
    context.obj({ Type: "Outlines", First: first, Last: last, Count: PDFNumber.of(refs.length) }),
  );
  document.catalog.set(PDFName.of("Outlines"), root);
}
