import { PDFDocument } from "pdf-lib";
import { publisher } from "~/content/publisher";
import { lookupPages } from "../support/pages";
import { expect, test } from "./fixtures";
import { session } from "./pages";

for (const path of lookupPages) {
  const address = `${path}?session_id=${session.quick}`;

  test(`${path} is printed on one page, with its seller`, async ({ page }) => {
    for (const extras of ["", "&presale_course=true&prompt_pack=true"]) {
      await page.goto(address + extras);
      const seller = page.getByText(publisher.name);
      await expect(seller).toBeHidden();
      await page.emulateMedia({ media: "print" });
      await expect(seller).toBeVisible();
      const paper = await PDFDocument.load(await page.pdf({ format: "A4" }));
      expect(paper.getPageCount(), extras).toBe(1);
      await page.emulateMedia({ media: "screen" });
    }
  });
}
