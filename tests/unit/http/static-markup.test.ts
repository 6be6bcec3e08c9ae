import { createElement, Fragment, Suspense } from "react";
import { expect, test } from "vitest";
import { staticMarkup } from "~/http/static-markup";

test("two texts side by side are not kept apart", async () => {
  const element = createElement("p", null, "Jour ", 1, ", ", "lundi");
  expect(await staticMarkup(element)).toBe("<p>Jour 1, lundi</p>");
});

test("text is escaped", async () => {
  expect(await staticMarkup(createElement("p", null, "<b> & <!-- -->"))).toBe(
    "<p>&lt;b&gt; &amp; &lt;!-- --&gt;</p>",
  );
});

test("what a component throws is thrown, the first of several", async () => {
  const fault = (message: string) =>
    createElement(() => {
      throw new Error(message);
    });
  await expect(staticMarkup(createElement("p", null, fault("one")))).rejects.toThrow("one");
  const both = createElement(Fragment, null, fault("one"), fault("two"));
  await expect(staticMarkup(both)).rejects.toThrow("one");
  const inner = createElement(Suspense, { fallback: "…" }, fault("inner"));
  await expect(staticMarkup(inner)).rejects.toThrow("inner");
});
