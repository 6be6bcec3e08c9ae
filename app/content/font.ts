// Made by scripts/brand/font.ts.
export const displayFont = { href: "/fonts/fraunces-bac15c63.woff2" } as const;
