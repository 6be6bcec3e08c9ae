import { expect, test } from "vitest";
import { colours } from "~/mail/parts";

const { light, dark } = colours;

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dimmer = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (dimmer + 0.05);
}

const pairs = [light, dark].flatMap(({ ink, muted, accent, card, paper }) =>
  [ink, muted, accent].flatMap((text) => [card, paper].map((ground) => [text, ground] as const)),
);

test.each(pairs)("keeps the contrast of %s on %s", (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test("keeps enough contrast on buttons and bars", () => {
  expect(contrast(light.onAccent, light.accent)).toBeGreaterThanOrEqual(4.5);
  for (const scheme of [light, dark]) {
    expect(contrast(scheme.accent, scheme.hairline)).toBeGreaterThanOrEqual(3);
  }
});
