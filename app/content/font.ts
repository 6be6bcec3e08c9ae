// Made by workshop/brand/font.ts.
export const displayFont = { href: "/fonts/fraunces-89aca9f2.woff2" } as const;
