const maxEmail = 254;

/** An e-mail address that is safe to show and pass on; null for anything else. */
export function acceptEmail(email: unknown): string | null {
  if (typeof email !== "string") return null;
  const valid = email.length <= maxEmail && email.includes("@") && !/[\s\p{Cc}]/u.test(email);
  return valid ? email : null;
}

/** The mailbox of an address, in lower case: most services deliver `name+tag@…` to `name@…`. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, "$1@");
}
