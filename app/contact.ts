import type { Env } from "./env";

/** How to reach the people behind the site. */
export interface Contact {
  email: string;
  phone: string;
}

export function contactOf(env: Env): Contact {
  return { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE };
}
