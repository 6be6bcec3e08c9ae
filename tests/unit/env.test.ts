import { expect, test } from "vitest";
import { contactOf } from "~/env";
import { makeEnv } from "../support/env";

test("a telephone number is dialled without its spaces and points", () => {
  const env = makeEnv({ CONTACT_PHONE: "+33 (1) 23.45.67-89" });
  expect(contactOf(env)).toEqual({
    email: env.CONTACT_EMAIL,
    phone: "+33 (1) 23.45.67-89",
    phoneUrl: "tel:+33123456789",
  });
});
