/** `/temoignages` with any number of reviews. */
import { expect, test } from "vitest";
import { reviews } from "~/content/readers";
import { reviewPolicy, type Testimonial } from "~/content/reviews";
import { testimonialsPage } from "~/content/testimonials";
import { changeContent } from "../support/change-content";

const testimonial = (role: string, timeline: string, calling?: string): Testimonial => ({
  ...{ initials: "A. B.", sample: true, quote: role, impact: "Un stage.", role, timeline },
  ...(calling && { calling }),
});
const coach = testimonial("Coach", "12\u00A0jours", "le coach");
const trainer = testimonial("Formatrice", "21\u00A0jours", "la formatrice");

test("counts its testimonials, and their days", () => {
  const { title, lead, meta } = testimonialsPage([coach, trainer]);
  expect(title).toBe("Ils ont écrit leur livre avec la méthode");
  expect(lead).toBe(
    "Deux métiers, deux livres. Le plus rapide a été écrit en 12\u00A0jours, les deux en 17\u00A0jours en moyenne.",
  );
  expect(meta.description).toMatch(/^Deux professionnels, du coach à la formatrice, racontent/);
  const back = testimonialsPage([trainer, coach]);
  expect(back.meta.description).toMatch("de la formatrice au coach, racontent");
});

test("speaks of one testimonial in the singular", () => {
  const { title, lead, meta } = testimonialsPage([coach]);
  expect(lead).toBe("Un métier, un livre. Il a été écrit en 12\u00A0jours.");
  expect([title, meta.title, meta.description].join()).not.toMatch(/\bIls|professionnels/);
});

test("counts authors who share a trade, and no unreadable days", () => {
  const { lead } = testimonialsPage([coach, testimonial("Coach", "un mois")]);
  expect(lead).toBe("Deux auteurs, deux livres.");
});

test("says how reviews are gathered while there is none", () => {
  const before = testimonialsPage([]);
  const none = Object.fromEntries(Object.keys(reviews).map((page) => [page, []]));
  changeContent(reviews, none);
  const page = testimonialsPage();
  expect(page.title).toBe("Les premiers avis sont à venir");
  expect(page.title).not.toBe(before.title);
  expect(page.stats).toEqual([]);
  expect(JSON.stringify([page, before])).not.toMatch(/\d|ils ont|lecteurs|moyenne/i);
  expect(reviewPolicy.paragraphs(false).join()).not.toContain("note.");
});
