import { expect, test } from "vitest";
import { configurationErrors, contactOf } from "~/env";
import { makeEnv } from "../support/env";
import { variables } from "../support/variables";

test("makes a link of a telephone number", () => {
  const env = makeEnv({ CONTACT_PHONE: "+33 (1) 23.45.67-89" });
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env;
  expect(contactOf(env)).toEqual({ email, phone, phoneUrl: "tel:+33123456789" });
});

test.each([
  ["CHECKOUT_BOOK_URL", "javascript:alert(1)"],
  ["CHECKOUT_BOOK_URL", "//pay.test/book"],
  ["SITE_URL", "https://site.test/shop"],
  ["SITE_URL", "https://site.test/?a=b"],
  ["CONTACT_EMAIL", "contact@site.test?cc=x@y.fr"],
])("reports a malformed %s=%s", (name, value) => {
  const known = configurationErrors(variables);
  const errors = configurationErrors({ ...variables, [name]: value });
  const added = errors.filter((error) => !known.includes(error));
  expect(added).toEqual([expect.stringMatching(`^${name}: `)]);
});
