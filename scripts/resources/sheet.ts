import {
  type Color,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
} from "pdf-lib";
import { siteName } from "~/content/site";
import { embedFaces, type Faces } from "./fonts";
import { type Bookmark, writeOutline } from "./outline";
import { StructureTree, type Tag } from "./tags";
import { breakLines, fontKey, type Line, type Run, showLine, textWidth } from "./text";
import { colours, grid, type Style, styles } from "./theme";

export interface DocumentInfo {
  title: string;
  subject: string;
  keywords: string[];
}

/** A paragraph broken for a width, ready to be drawn anywhere. */
export interface TextBlock {
  lines: Line[];
  leading: number;
  /** From the top of the block to its first baseline. */
  ascent: number;
  height: number;
}

/** The name of the house as it is typeset. */
export const houseName = siteName.replace("'", "’");

/** The same for every build, so that a rebuild changes no byte. */
const edition = new Date("2025-04-15T08:00:00Z");

/** A document in the making: pages with their furniture, a cursor that moves down, tagged content. */
export class Sheet {
  readonly document: PDFDocument;
  readonly faces: Faces;
  readonly tags: StructureTree;
  /** Distance of the cursor from the top of the page, in points. */
  y = 0;
  #page: PDFPage | undefined;
  #section = "";
  readonly #title: string;
  readonly #bookmarks: Bookmark[] = [];

  private constructor(document: PDFDocument, faces: Faces, title: string) {
    this.document = document;
    this.faces = faces;
    this.tags = new StructureTree(document);
    this.#title = title;
  }

  static async create({ title, subject, keywords }: DocumentInfo): Promise<Sheet> {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setAuthor(siteName);
    document.setCreator(siteName);
    document.setProducer("pdf-lib");
    document.setSubject(subject);
    document.setKeywords([keywords.join(", ")]);
    document.setLanguage("fr-FR");
    document.setCreationDate(edition);
    document.setModificationDate(edition);
    return new Sheet(document, await embedFaces(document), title);
  }

  get page(): PDFPage {
    if (!this.#page) throw new Error("No page yet");
    return this.#page;
  }

  /** An empty page on paper. */
  addBarePage(): void {
    const page = this.document.addPage([grid.width, grid.height]);
    for (const face of Object.values(this.faces)) {
      page.node.setFontDictionary(fontKey(face), face.embedded.ref);
    }
    this.#page = page;
    this.box(0, 0, grid.width, grid.height, colours.paper);
  }

  /** A page with running heads and folio. Without `section` the last one goes on. */
  addPage(section = this.#section): void {
    this.#section = section;
    this.addBarePage();
    this.decorate(() => {
      const right = grid.full.x + grid.full.width;
      const width = textWidth(this.faces, { text: section, style: styles.head });
      this.#set(this.#title, styles.head, grid.full.x, grid.head);
      this.#set(section, styles.head, right - width, grid.head);
      this.#set(String(this.document.getPageCount()), styles.folio, grid.full.x, grid.foot);
      this.#set(houseName, styles.head, grid.main.x, grid.foot);
    });
    this.rule(grid.head + 17);
    this.y = grid.top;
  }

  /** Text never runs into the foot of a page: the build stops instead. */
  mustFit(bottom: number): void {
    if (bottom <= grid.bottom + 0.01) return;
    const page = this.document.getPageCount();
    throw new Error(
      `${this.#title}, page ${page}: ${(bottom - grid.bottom).toFixed(1)} points too long`,
    );
  }

  block(content: string | Run[], style: Style, width: number): TextBlock {
    const runs = typeof content === "string" ? [{ text: content, style }] : content;
    const lines = breakLines(this.faces, runs, width);
    const { leading, size } = style;
    const ascent = (leading - size) / 2 + size * 0.79;
    return { lines, leading, ascent, height: lines.length * leading };
  }

  /** Draws a block with its top left corner at `x`, `y`; the cursor stays. Throws below the text area. */
  put(block: TextBlock, x: number, tag: Tag, y = this.y): void {
    this.mustFit(y + block.height);
    this.tags.element(tag, () => this.tags.mark(this.page, () => this.draw(block, x, y)));
  }

  /** Draws a block without an element of its own: within `decorate` or `tags.mark`. */
  draw(block: TextBlock, x: number, y: number): void {
    this.page.pushOperators(...this.#show(block, x, y));
  }

  /** Draws text at the cursor and moves it below. */
  paragraph(content: string | Run[], style: Style, tag: Tag = "P", column: Column = grid.main) {
    const block = this.block(content, style, column.width);
    this.put(block, column.x, tag);
    this.y += block.height;
  }

  /** Adds the cursor's place to the bookmarks. */
  bookmark(title: string): void {
    this.#bookmarks.push({ title, page: this.page, y: grid.height - this.y + 24 });
  }

  /** Drawing that carries no meaning. */
  decorate(draw: () => void): void {
    const { page } = this;
    const name = PDFName.of("Artifact");
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [name]));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  rule(y: number, { x, width }: Column = grid.full, color: Color = colours.hairline, weight = 0.6) {
    this.decorate(() =>
      this.page.drawLine({
        start: { x, y: grid.height - y },
        end: { x: x + width, y: grid.height - y },
        thickness: weight,
        color,
      }),
    );
  }

  box(x: number, y: number, width: number, height: number, color: Color): void {
    this.decorate(() =>
      this.page.drawRectangle({ x, y: grid.height - y - height, width, height, color }),
    );
  }

  async save(): Promise<Uint8Array> {
    writeOutline(this.document, this.#bookmarks);
    return this.document.save();
  }

  #show({ lines, ascent, leading }: TextBlock, x: number, y: number): PDFOperator[] {
    return lines.flatMap((line, index) =>
      showLine(this.document.context, this.faces, line, {
        x,
        y: grid.height - y - ascent - index * leading,
      }),
    );
  }

  #set(text: string, style: Style, x: number, y: number): void {
    this.draw(this.block(text, style, grid.width), x, y);
  }
}

export interface Column {
  x: number;
  width: number;
}
