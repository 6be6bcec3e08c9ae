import {
  PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from "pdf-lib";

/** Structure types of PDF 1.7 that the documents use. */
export type Tag =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Figure"
  | "Form";

interface Element {
  ref: PDFRef;
  dict: PDFDict;
  kids: PDFArray;
}

const begin = (tag: string, id: number) =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [tag, `<</MCID ${id}>>`]);
const end = () => PDFOperator.of(PDFOperatorNames.EndMarkedContent);

/** The logical structure of a tagged PDF, in the order in which its content is drawn. */
export class StructureTree {
  readonly #document: PDFDocument;
  readonly #root: PDFRef;
  readonly #numbers: PDFArray;
  readonly #pages = new Map<PDFPage, PDFArray>();
  #current: Element;
  #nextKey = 0;

  constructor(document: PDFDocument) {
    const { context } = document;
    this.#document = document;
    this.#root = context.nextRef();
    this.#numbers = PDFArray.withContext(context);
    this.#current = this.#create("Document", this.#root);
    const parentTree = context.register(context.obj({ Nums: this.#numbers }));
    context.assign(
      this.#root,
      context.obj({ Type: "StructTreeRoot", K: this.#current.ref, ParentTree: parentTree }),
    );
    document.catalog.set(PDFName.of("StructTreeRoot"), this.#root);
    document.catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  /** Everything `draw` marks becomes a kid of a new element. `alt` describes a figure. */
  element(tag: Tag, draw: () => void, alt?: string): void {
    const parent = this.#current;
    const element = this.#create(tag, parent.ref);
    if (alt) element.dict.set(PDFName.of("Alt"), PDFHexString.fromText(alt));
    parent.kids.push(element.ref);
    this.#current = element;
    draw();
    this.#current = parent;
  }

  /** What `draw` puts on the page is content of the current element. */
  mark(page: PDFPage, draw: () => void): void {
    const owners = this.#pages.get(page) ?? this.#register(page);
    const { ref, dict, kids } = this.#current;
    const id = owners.size();
    owners.push(ref);
    const content = this.#document.context.obj({ Type: "MCR", Pg: page.ref, MCID: id });
    kids.push(content);
    const tag = dict.get(PDFName.of("S"));
    page.pushOperators(begin(`${tag}`, id));
    draw();
    page.pushOperators(end());
  }

  /** Gives a form field's widget its place in the reading order. */
  widget(page: PDFPage, ref: PDFRef, widget: PDFDict): void {
    const { context } = this.#document;
    const key = this.#nextKey++;
    this.element("Form", () => {
      this.#current.kids.push(context.obj({ Type: "OBJR", Pg: page.ref, Obj: ref }));
      this.#numbers.push(PDFNumber.of(key));
      this.#numbers.push(this.#current.ref);
    });
    widget.set(PDFName.of("StructParent"), PDFNumber.of(key));
  }

  #create(tag: Tag, parent: PDFRef): Element {
    const { context } = this.#document;
    const kids = PDFArray.withContext(context);
    const dict = context.obj({ Type: "StructElem", S: tag, P: parent, K: kids });
    return { ref: context.register(dict), dict, kids };
  }

  #register(page: PDFPage): PDFArray {
    const { context } = this.#document;
    const key = this.#nextKey++;
    const owners = PDFArray.withContext(context);
    page.node.set(PDFName.of("StructParents"), PDFNumber.of(key));
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    this.#numbers.push(PDFNumber.of(key));
    this.#numbers.push(context.register(owners));
    this.#pages.set(page, owners);
    return owners;
  }
}
