import { orderCardLabels } from "~/content/funnel";
import { seller as sold } from "~/content/publisher";
import { landings, lookupPages, offerPages } from "../support/pages";
import { phone } from "./axe";
import { link } from "./diagnostic";
import { expect, test } from "./fixtures";
import { hydrated } from "./leads";
import { session } from "./pages";
import { sheetsOf } from "./paper";
import { labelOf, tab } from "./toolbox";

/*
 * Paper, and colours that the reader chose: what belongs to the screen goes, and no state is lost.
 */

for (const path of offerPages) {
  test(`nothing of ${path} floats over its printed text`, { tag: "@scripted" }, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => element.checkVisibility())
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .map((element) => element.className),
    );
    expect(floating).toEqual([]);
  });
}

for (const path of landings) {
  test(`${path} is printed with its price and address, without its buttons`, {
    tag: "@scripted",
  }, async ({ page }) => {
    await page.goto(path);
    const address = page.locator(".printed-address");
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(address).toHaveText(new RegExp(`^https?://.+${path}$`));
    await expect(address).toBeVisible();
    await expect(page.locator(".offer .price")).toBeVisible();
    expect(await page.locator(".offer").evaluate(layersOver)).toEqual([]);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });

  test(`${path} is no wider than a phone when its pictures are blocked`, {
    tag: "@scripted",
  }, async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.route(/\.(avif|jpe?g|png|svg|webp)$/, (route) => route.abort());
    await page.setViewportSize(phone);
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
}

for (const path of ["/", "/livre"]) {
  test(`${path} is printed in dark ink, without its buttons`, { tag: "@scripted" }, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    expect(await page.evaluate(paleOnPaper)).toEqual([]);
    await expect(page.getByRole("main").locator(".button:visible")).toHaveCount(0);
  });
}

/** Texts lighter than a mid grey, which has a contrast of 4.5 on white. Runs in the browser. */
function paleOnPaper(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, span, figcaption)"),
  ]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const channels = getComputedStyle(element).color.match(/\d+/g) ?? [];
      return channels.slice(0, 3).every((channel) => Number(channel) > 118);
    })
    .map((element) => element.innerText);
}

/** What a box draws over its contents: a PDF shows some gradients as a white sheet. Runs in the browser. */
function layersOver(box: Element): string[] {
  return ["::before", "::after"].filter((layer) => {
    const { content, position, zIndex } = getComputedStyle(box, layer);
    return content !== "none" && position === "absolute" && zIndex !== "-1";
  });
}

for (const path of lookupPages) {
  test(`${path} is printed on one page, with its seller`, { tag: "@scripted" }, async ({
    page,
  }) => {
    await page.goto(`${path}?session_id=${session.quick}&presale_course=true&prompt_pack=true`);
    const seller = page.getByText(`${orderCardLabels.seller} ${sold}`);
    await expect(seller).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(seller).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const [path, seen, neighbour] of [
    ["/livre-augmente-fl-b", ".own-cover", ".table > img"],
    ["/livre-augmente-fl-d", ".hero .kicker", ".sum strong"],
  ] as const) {
    test(`${neighbour} hides nothing of ${seen} on ${path}`, { tag: "@scripted" }, async ({
      page,
    }) => {
      await page.goto(path);
      const before = await page.locator(seen).screenshot();
      await page.locator(neighbour).evaluate((element: HTMLElement) => {
        element.style.visibility = "hidden";
      });
      expect((await page.locator(seen).screenshot()).equals(before)).toBe(true);
    });
  }

  test("the open tab can be told from the others", { tag: "@scripted" }, async ({ page }) => {
    await page.goto("/ressources-livre");
    await hydrated(page);
    const lines = async (name: string) =>
      tab(page, name).evaluate((element) => getComputedStyle(element).textDecorationLine);
    await tab(page, labelOf("videos")).click();
    expect(await lines(labelOf("videos"))).toBe("underline");
    expect(await lines(labelOf("templates"))).toBe("none");
  });

  test("how far one has come can be seen", { tag: "@scripted" }, async ({ page }) => {
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
