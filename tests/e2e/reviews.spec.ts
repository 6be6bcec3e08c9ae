/** How reviews stand, however many there are. */
import { notEmpty } from "../support/counted";
import { expect, readOnlyTest } from "./fixtures";

const counts = [1, 2, 4, 7];
const widths = [360, 768, 1280, 1920];

/** In the browser: leaves so many reviews in a list, and tells how its rows are filled. */
function rowsOf({ selector, count }: { selector: string; count: number }) {
  const found = [...document.querySelectorAll(selector)];
  const list = found[0]?.parentElement;
  if (!list) throw new Error(`no ${selector}`);
  for (const one of found.slice(count)) one.remove();
  for (let more = found.length; more < count; more++)
    found[0]?.insertAdjacentHTML("afterend", found[0].outerHTML);
  const boxes = [...list.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
  const padding = Number.parseFloat(getComputedStyle(list).paddingRight);
  const right = list.getBoundingClientRect().right - padding;
  return tops.map((top) => {
    const row = boxes.filter((box) => Math.round(box.top) === top);
    return { cards: row.length, gap: Math.round(right - Math.max(...row.map((box) => box.right))) };
  });
}

for (const [path, selector] of notEmpty([
  ["/livre-augmente-fl-c", ".reviews > .review"],
  ["/temoignages", ".testimonial"],
] as const)) {
  readOnlyTest(`leaves no review alone beside a gap on ${path}`, async ({ page }) => {
    for (const width of notEmpty(widths)) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of notEmpty(counts)) {
        await page.goto(path);
        const rows = await page.evaluate(rowsOf, { selector, count });
        expect(rows.reduce((sum, { cards }) => sum + cards, 0)).toBe(count);
        const gaps = rows.filter(({ gap }) => gap > 1);
        expect(gaps, `${count} at ${width}`).toEqual([]);
      }
    }
  });
}
