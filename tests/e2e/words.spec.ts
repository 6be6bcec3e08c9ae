import { expect, readOnlyTest } from "./fixtures";
import { openAnswers } from "./keyboard";
import { still } from "./leads";
import { allPages, errorsOf, nameOf } from "./pages";
import { brokenWordsOf, serveSerifs } from "./words";

readOnlyTest.use(still);

for (const path of allPages) {
  readOnlyTest(`no word breaks on ${nameOf(path)}`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await serveSerifs(page);
    await page.goto(path);
    await openAnswers(page);
    expect(await brokenWordsOf(page)).toEqual([]);
  });
}
