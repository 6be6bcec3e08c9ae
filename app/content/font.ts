// Made by scripts/brand/font.ts.
export const displayFont = { href: "/fonts/fraunces-1fbf0cd2.woff2" } as const;
