import { createElement, Fragment, Suspense } from "react";
import { expect, test } from "vitest";
import { renderToStaticHtml } from "~/http/html";

test("two texts side by side are not kept apart", async () => {
  const element = createElement("p", null, "Jour ", 1, ", ", "lundi");
  expect(await renderToStaticHtml(element)).toBe("<p>Jour 1, lundi</p>");
});

test("text is escaped", async () => {
  expect(await renderToStaticHtml(createElement("p", null, "<b> & <!-- -->"))).toBe(
    "<p>&lt;b&gt; &amp; &lt;!-- --&gt;</p>",
  );
});

test("what a component throws is thrown, the first of several", async () => {
  const fault = (message: string) =>
    createElement(() => {
      throw new Error(message);
    });
  await expect(renderToStaticHtml(createElement("p", null, fault("one")))).rejects.toThrow("one");
  const both = createElement(Fragment, null, fault("one"), fault("two"));
  await expect(renderToStaticHtml(both)).rejects.toThrow("one");
  const inner = createElement(Suspense, { fallback: "…" }, fault("inner"));
  await expect(renderToStaticHtml(inner)).rejects.toThrow("inner");
});
