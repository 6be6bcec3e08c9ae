import { ownCover } from "~/content/landings/dream";
import { notEmpty } from "../support/counted";
import { expect, readOnlyTest, test } from "./fixtures";
import { flawsWhenRead } from "./geometry";

const names = [
  "W".repeat(28),
  "محمد عبد الرحمن الكواكبي",
  "Ann 👩\u200d🚀 Ö",
  "Marie de La Rochefoucauld",
];

readOnlyTest("fits names of any width and script on the cover", async ({ page }) => {
  await page.goto("/livre-augmente-fl-b");
  const field = page.getByRole("textbox", { name: ownCover.label });
  for (const name of notEmpty(names)) {
    await field.fill(name);
    expect(await flawsWhenRead(page), name).toEqual([]);
  }
  await field.pressSequentially("W".repeat(28));
  expect((await field.inputValue()).length).toBeLessThanOrEqual(ownCover.letters);

  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await field.fill("Marie de La Rochefoucauld");
  const hidden = await field.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ],
  );
  expect(hidden).toEqual([0, 0]);
});

test("repeats the name down the page as text, outside the order", async ({ page }) => {
  await page.goto("/livre-augmente-fl-b");
  const field = page.getByRole("textbox", { name: ownCover.label });
  const places = page.locator("main b");
  const before = await places.allTextContents();
  expect(before.length).toBeGreaterThanOrEqual(3);
  await field.pressSequentially("<i>Camille</i>");
  await expect(places).toHaveText(before.map(() => "<i>Camille</i>"));
  await expect(places.locator("i")).toHaveCount(0);
  await field.fill(" \n ");
  await expect(places).toHaveText(before);

  await field.fill("Camille");
  await page.route("**/livre-augmente-fl-b", (route) => route.fulfill({ status: 204 }));
  const order = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("main").getByRole("button").first().click();
  const request = await order;
  expect(`${request.url()} ${request.postData() ?? ""}`).not.toContain("Camille");
});
