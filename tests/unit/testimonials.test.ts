import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { testimonials } from "~/content/testimonials";
import TestimonialsPage from "../../app/routes/temoignages";
import { texts } from "../support/html";

const everyOne = [testimonials.featured, ...testimonials.others];

// Real reviews, the featured one neither the newest nor the oldest.
vi.mock("~/content/testimonials", async (original) => {
  const { testimonials } = await original<typeof import("~/content/testimonials")>();
  const [featured, ...others] = [testimonials.featured, ...testimonials.others].map(
    ({ initials, role, quote, impact, timeline, rating }, index) => {
      const published = `2026-05-${10 + ((index * 5) % 7)}`;
      const dates = { published, experienced: "2025-12-01", checked: true };
      return { initials, role, quote, impact, timeline, rating, ...dates };
    },
  );
  return { testimonials: { ...testimonials, featured, others } };
});

test("testimonials stand as the page says, newest first, and the newest is featured", () => {
  const html = renderToStaticMarkup(createElement(TestimonialsPage));
  expect(html).toContain("du plus récent au plus ancien");
  const day = (one: (typeof everyOne)[number]) => ("published" in one ? one.published : "");
  const newestFirst = everyOne.toSorted((one, other) => (day(one) < day(other) ? 1 : -1));
  expect(texts(html, "figure blockquote")).toEqual(newestFirst.map(({ quote }) => quote));
  expect(newestFirst[0]).not.toBe(testimonials.featured);
  expect(texts(html, "figure.featured blockquote")).toEqual([newestFirst[0]?.quote]);
});
