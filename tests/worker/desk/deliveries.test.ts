import { expect, test } from "vitest";
import { acts } from "~/content/desk";
import { letterName, letters } from "~/content/letters";
import { operatorActs, outboxEvents } from "~/db/schema";
import { examples } from "~/operator/examples";
import { orderPath } from "~/orders/view";
import { sharedDesk } from "../../support/desk";
import { hrefs } from "../../support/html";
import { storeChapterRequest } from "../../support/leads";

const site = await sharedDesk();
const { db } = site;

test("sends examples to the automation once for a page", async () => {
  const post = () => site.act("/bureau/envois", "examples.sent", [["vu", seen]]);
  const seen = new Date().toISOString();
  expect(await post()).toShow(acts["examples.sent"].done());
  expect(await post()).toShow(acts["examples.sent"].already);
  expect(await db.$count(operatorActs)).toBe(1);
  expect(await db.$count(outboxEvents)).toBe(examples.length);
});

test("shows coming letters, and sends one to the operator once", async () => {
  await storeChapterRequest({ db }, { news_consent: true });
  const path = "/bureau/envois/lettres";
  expect(await site.open(path)).toShow(
    ...letters.map(({ subject }) => subject),
    "1 lettre en tout",
  );
  const [letter] = letters;
  const name = letter ? letterName(letter) : "";
  const seen = new Date().toISOString();
  const post = () =>
    site.act(path, "letter.sent", [
      ["lettre", name],
      ["vu", seen],
    ]);
  expect(await post()).toShow(acts["letter.sent"].done());
  expect(await post()).toShow(acts["letter.sent"].already);
  expect(await db.select().from(operatorActs)).toMatchObject([{ reference: name }]);
});

test("leads the operator alone from a buyer's page to the desk", async () => {
  const reference = await site.store(1);
  const path = orderPath("1".padStart(32, "0"));
  expect(hrefs((await site.open(path)).html, "main")).toContain(`/bureau/commandes/${reference}`);
  expect((await site.page(path)).html).not.toContain("/bureau");
});
