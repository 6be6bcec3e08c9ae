import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Testimonial, testimonials } from "~/content/testimonials";
import TestimonialsPage from "../../app/routes/temoignages";
import { changeContent } from "../support/change-content";
import { texts } from "../support/html";

/** Real reviews, the featured one neither the newest nor the oldest. */
function publishedOn(...days: string[]): Testimonial[] {
  const { initials, role, impact, timeline, rating } = testimonials.featured;
  return days.map((published) => {
    const dates = { published, experienced: "2025-12-01", checked: true } as const;
    return { initials, role, quote: published, impact, timeline, rating, ...dates };
  });
}

test("testimonials stand as the page says, newest first, and the newest is featured", () => {
  const [featured, ...others] = publishedOn("2026-05-15", "2026-05-10", "2026-05-20");
  changeContent(testimonials, { featured, others });
  const html = renderToStaticMarkup(createElement(TestimonialsPage));
  expect(html).toContain("du plus récent au plus ancien");
  expect(texts(html, "figure blockquote")).toEqual(["2026-05-20", "2026-05-15", "2026-05-10"]);
  expect(texts(html, "figure.featured blockquote")).toEqual(["2026-05-20"]);
});
