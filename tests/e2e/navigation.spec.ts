import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { errorsOf, unknownPage } from "./pages";

const phone = { width: 360, height: 740 };
const bar = { name: "Navigation principale" };
const menu = { name: "Navigation mobile" };

const destinations = {
  Accueil: "/",
  "Le Livre": "/livre",
  "Pack de prompts": "/pack-prompt-ia",
  Masterclass: "/masterclass",
  "Accompagnement VIP": "/accompagnement-vip",
  Diagnostic: "/diagnostic",
  Ressources: "/ressources-livre",
  Blog: "/blog",
  Témoignages: "/temoignages",
  FAQ: "/faq",
};

/** The native disclosure of a narrow screen; its summary has no role that can be asked for. */
function menuToggle(page: Page) {
  return page.getByRole("banner").getByText("Menu", { exact: true });
}

test("the bar leads everywhere", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", bar).getByRole("link");
  await expect(links).toHaveText(Object.keys(destinations));
  for (const [label, path] of Object.entries(destinations)) {
    await expect(links.filter({ hasText: label })).toHaveAttribute("href", path);
  }
  await expect(menuToggle(page)).toBeHidden();
});

test("the menu opens at a touch on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await expect(page.getByRole("navigation", bar)).toBeHidden();
  await expect(page.getByRole("navigation", menu)).toBeHidden();
  await menuToggle(page).click();
  await expect(page.getByRole("navigation", menu).getByRole("link")).toHaveText(
    Object.keys(destinations),
  );
  await menuToggle(page).click();
  await expect(page.getByRole("navigation", menu)).toBeHidden();
});

for (const source of ["fb", "ig"]) {
  test(`visitors from an ad on ${source} see no bar`, async ({ page }) => {
    await page.goto(`/livre-augmente-fl?utm_source=${source}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

for (const source of ["FB", "facebook", "ig2", ""]) {
  test(`visitors from "${source}" see the bar`, async ({ page }) => {
    await page.goto(`/livre-augmente-fl?utm_source=${source}`);
    await expect(page.getByRole("navigation", bar)).toBeVisible();
  });
}

test("each question opens and closes on its own", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  const questions = page.getByRole("main").getByRole("group");
  const answers = questions.getByRole("paragraph");
  await expect(questions).toHaveCount(4);
  await expect(answers.filter({ visible: true })).toHaveCount(0);

  const [first, third] = [questions.nth(0), questions.nth(2)];
  const question = (text: string) => page.getByRole("main").getByText(text);
  await question("Faut-il savoir se servir de l’IA ?").click();
  await question("Et si je prends du retard ?").click();
  await expect(first.getByRole("paragraph")).toBeVisible();
  await expect(third.getByRole("paragraph")).toBeVisible();

  await question("Faut-il savoir se servir de l’IA ?").press("Enter");
  await expect(first.getByRole("paragraph")).toBeHidden();
  await expect(third.getByRole("paragraph")).toBeVisible();
});

test("an unknown page shows the way back", async ({ page, allowErrors }) => {
  allowErrors(...errorsOf(unknownPage));
  const response = await page.goto(unknownPage);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’existe pas");
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await expect(page.getByRole("navigation", bar)).toBeVisible();
  await page.getByRole("link", { name: "Revenir à l’accueil" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("link", { name: "Commander le livre" }).first()).toBeVisible();
});

test("the home page leads to the order and to the diagnostic", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Diagnostic gratuit" }).first()).toHaveAttribute(
    "href",
    "/diagnostic",
  );
  await main.getByRole("link", { name: "Commander le livre" }).first().click();
  await expect(page).toHaveURL(/\/livre-augmente-fl$/);
});
