/** Paper, pictures that are blocked, and colours that the reader chose. */
import { orderCardLabels } from "~/content/funnel";
import { seller as sold } from "~/content/publisher";
import { notEmpty } from "../support/counted";
import { landings, lookupPages } from "../support/pages";
import { desktop, findings, phone } from "./axe";
import { link } from "./diagnostic";
import { expect, readOnlyTest, sheetsOf, test } from "./fixtures";
import { hydrated } from "./leads";
import { session } from "./pages";
import { tab, tabs } from "./toolbox";

for (const path of notEmpty(landings)) {
  test(`shows ${path} on paper and without pictures`, async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.route(/\.(avif|jpe?g|png|svg|webp)$/, (route) => route.abort());
    await page.setViewportSize(phone);
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const address = page.locator(".printed-address");
    await expect(address).toBeHidden();

    await page.emulateMedia({ media: "print" });
    await expect(address).toHaveText(new RegExp(`^https?://.+${path}$`));
    await expect(address).toBeVisible();
    await expect(page.locator(".offer .price")).toBeVisible();
    expect(await page.locator(".offer").evaluate(layersOver)).toEqual([]);
    expect(await page.evaluate(floating)).toEqual([]);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
}

for (const path of ["/", "/livre"]) {
  test(`prints ${path} in dark ink without buttons`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    expect(await page.evaluate(floating)).toEqual([]);
    await expect(page.getByRole("main").locator(".button:visible")).toHaveCount(0);
    expect(await findings(page, desktop)).toEqual([]);
  });
}

function floating(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility())
    .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
    .map((element) => element.className);
}

/** What a box draws over its contents: a PDF shows some gradients as a white sheet. Runs in the browser. */
function layersOver(box: Element): string[] {
  return ["::before", "::after"].filter((layer) => {
    const { content, position, zIndex } = getComputedStyle(box, layer);
    return content !== "none" && position === "absolute" && zIndex !== "-1";
  });
}

for (const path of notEmpty(lookupPages)) {
  readOnlyTest(`prints ${path} on one sheet, with its seller`, async ({ page }) => {
    await page.goto(`${path}?session_id=${session.quick}&presale_course=true&prompt_pack=true`);
    const seller = page.getByText(`${orderCardLabels.seller} ${sold}`);
    await expect(seller).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(seller).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: null });
  });
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const [path, seen, neighbour] of [
    ["/livre-augmente-fl-b", ".hero .own-cover", ".hero .table > img"],
    ["/livre-augmente-fl-d", ".hero .kicker", ".sum strong"],
  ] as const) {
    test(`shows ${seen} of ${path} in front of ${neighbour}`, async ({ page }) => {
      await page.goto(path);
      const before = await page.locator(seen).screenshot();
      await page.locator(neighbour).evaluate((element: HTMLElement) => {
        element.style.visibility = "hidden";
      });
      expect((await page.locator(seen).screenshot()).equals(before)).toBe(true);
    });
  }

  test("distinguishes the open tab from the others", async ({ page }) => {
    await page.goto("/ressources-livre");
    await hydrated(page);
    const lines = async (name?: string) =>
      tab(page, name).evaluate((element) => getComputedStyle(element).textDecorationLine);
    await tab(page, tabs[1]).click();
    expect(await lines(tabs[1])).toBe("underline");
    expect(await lines(tabs[0])).toBe("none");
  });

  test("shows the progress bar", async ({ page }) => {
    await page.goto(link(3));
    const bar = await page.getByRole("progressbar").boundingBox();
    if (!bar) throw new Error("there is no bar");
    const colourAt = async (share: number) => {
      const clip = { x: bar.x + bar.width * share, y: bar.y + bar.height / 2, width: 1, height: 1 };
      return (await page.screenshot({ clip })).toString("base64");
    };
    const empty = await colourAt(0.9);
    expect(await colourAt(0.1)).not.toBe(empty);
    // Its end can be seen where nothing is done yet.
    expect(await colourAt(1 - 1 / bar.width)).not.toBe(empty);
  });
});
