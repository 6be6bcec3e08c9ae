import type { Env } from "./env";

/** How to reach the people behind the site. */
export interface Contact {
  email: string;
  phone: string;
  /** Calls the number, which is written for people. */
  phoneUrl: string;
}

export function contactOf({ CONTACT_EMAIL: email, CONTACT_PHONE: phone }: Env): Contact {
  return { email, phone, phoneUrl: `tel:${phone.replace(/[^+\d]/g, "")}` };
}
