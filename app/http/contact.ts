import type { Contact } from "~/content/types";
import type { Env } from "~/env";

export function contactOf({ CONTACT_EMAIL: email, CONTACT_PHONE: phone }: Env): Contact {
  return { email, phone, phoneUrl: `tel:${phone.replace(/[^+\d]/g, "")}` };
}
