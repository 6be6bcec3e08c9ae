import { expect, test } from "vitest";
import { orderView } from "~/orders/view";
import { orderRow } from "../../support/payments";

const training = { order: orderRow({ product: "training" }), parcel: null };
const now = Date.parse(training.order.created_at);

test.each([
  [{}, false],
  [{ COMMUNITY_URL: "https://group.test/" }, false],
  [{ TRAINING_URL: "https://training.test/" }, true],
  [{ TRAINING_URL: "https://training.test/", COMMUNITY_URL: "https://group.test/" }, true],
])("a training whose addresses are %o can be opened: %s", (addresses, canOpen) => {
  const view = orderView([training], training, { now, stored: new Set(), addresses });
  expect(view.purchases[0]?.digital).toMatchObject({ access: "waiting", canOpen, links: [] });
});
