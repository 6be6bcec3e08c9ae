import type { FlatPage } from "~/content/resources/structure";
import type { Sheet } from "./sheet";
import { colours, grid, styles } from "./theme";

const thumbnail = { width: 46, height: 66 };
const spreadGap = (grid.full.width - 8 * thumbnail.width) / 4;

/** A bar of text in a thumbnail: from the left, from the top, width and height, in points. */
type Bar = readonly [x: number, y: number, width: number, height: number];

const column = (from: number, count: number, width: number): Bar[] =>
  Array.from({ length: count }, (_, index) => [7, from + index * 5, width, 1] as const);

const contents: Bar[] = Array.from({ length: 9 }, (_, index) => index).flatMap((index) => [
  [7, 10 + index * 5.5, 22 - ((index * 5) % 9), 1.2] as const,
  [35, 10 + index * 5.5, 4, 1.2] as const,
]);

const bars: Record<FlatPage["drawing"], readonly Bar[]> = {
  "half-title": [[11, 26, 24, 3]],
  blank: [],
  title: [
    [15, 9, 16, 1.5],
    [8, 22, 30, 4],
    [12, 29, 22, 4],
    [13, 38, 20, 1.5],
    [18, 57, 10, 1.5],
  ],
  notice: column(38, 5, 22),
  dedication: [
    [22, 18, 17, 1.2],
    [27, 22, 12, 1.2],
  ],
  contents,
};

/** Left edge of page `index`: the first stands alone on the right of its spread. */
const left = (index: number) =>
  grid.full.x + index * thumbnail.width + Math.ceil(index / 2) * spreadGap;

function drawPage(sheet: Sheet, { drawing }: FlatPage, index: number): void {
  const { page } = sheet;
  const place = (x: number, y: number, height: number) => ({
    x: left(index) + x,
    y: grid.height - sheet.y - y - height,
  });
  page.drawRectangle({
    ...thumbnail,
    ...place(0, 0, thumbnail.height),
    color: colours.white,
    borderColor: colours.fieldEdge,
    borderWidth: 0.6,
  });
  for (const [x, y, width, height] of bars[drawing]) {
    page.drawRectangle({ ...place(x, y, height), width, height, color: colours.ink });
  }
}

/** The pages of a book side by side, as they lie open, each with its number and name. */
export function drawFlatPlan(sheet: Sheet, pages: readonly FlatPage[]): void {
  const text = pages.map(({ label }, index) => `page ${index + 1}, ${label}`).join("\u202F; ");
  sheet.tags.element(
    "Figure",
    () => {
      sheet.tags.mark(sheet.page, () => {
        for (const [index, page] of pages.entries()) drawPage(sheet, page, index);
      });
    },
    text,
  );
  const top = sheet.y + thumbnail.height + 4;
  sheet.decorate(() => {
    pages.forEach(({ label }, index) => {
      const block = sheet.block(`${index + 1}. ${label}`, styles.caption, thumbnail.width * 2);
      const width = block.lines[0]?.width ?? 0;
      sheet.draw(block, left(index) + (thumbnail.width - width) / 2, top);
    });
  });
  sheet.y = top + styles.caption.leading;
}
