import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { variableNames } from "~/env";
import * as addresses from "../../../scripts/kit/addresses";
import { notEmpty } from "../../support/counted";

const { assertOperatorVariables, chosenAddresses, localVariables } = addresses;
const usual = addresses.defaultAddresses();
const moved = { site: "http://localhost:21001", partners: "http://localhost:21002" };

test("explains every variable in .dev.vars.example", () => {
  const explained = Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8")));
  expect(explained.sort()).toEqual([...variableNames].sort());
});

test("uses the addresses of .dev.vars.example by default", () => {
  expect(chosenAddresses({})).toEqual(usual);
  const chosen = chosenAddresses({ PORT: "", PARTNERS_PORT: "21002" });
  expect(chosen).toEqual({ ...usual, partners: moved.partners });
});

test.each(["0", "65536", "80a", "-1", " 21000", "1e3"])("rejects PORT=%j", (PORT) => {
  expect(() => chosenAddresses({ PORT })).toThrow(/^PORT is "/);
});

test("refuses one port for two servers", () => {
  expect(() => chosenAddresses({ PORT: "21001", PARTNERS_PORT: "21001" })).toThrow("are the same");
});

test("moves the default addresses to the chosen ports", () => {
  const variables = Object.values(localVariables(moved, {}));
  expect(variables).toContain(moved.site);
  expect(variables).toContain(`${moved.partners}/community`);
  const local = variables.filter((value) => value.includes("localhost"));
  expect(notEmpty(local).filter((value) => !/:2100[12]/.test(value))).toEqual([]);
});

test("keeps addresses that the operator set", () => {
  const own = {
    COMMUNITY_URL: "https://community.example/authors",
    ORDER_WEBHOOK_URL: `${usual.partners}0/order`,
    CONFIRMATION_WEBHOOK_URL: `${usual.partners}/mine`,
  };
  const changed = { CONFIRMATION_WEBHOOK_URL: `${moved.partners}/mine`, SITE_URL: moved.site };
  expect(localVariables(moved, own)).toMatchObject({ ...own, ...changed });
});

test("names an unknown variable of .dev.vars and suggests the right one", () => {
  expect(() => assertOperatorVariables({ CHAPTER_URL: "https://site.test/1.pdf" })).not.toThrow();
  expect(() => assertOperatorVariables({ CHAPTRE_URL: "https://site.test/1.pdf" })).toThrow(
    ".dev.vars: CHAPTRE_URL: not a variable of this site; did you mean CHAPTER_URL?",
  );
});
