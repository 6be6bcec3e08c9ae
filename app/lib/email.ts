/** The longest address, in characters (RFC 5321). */
export const maxEmail = 254;

/** An e-mail address that is safe to show and pass on; null for anything else. */
export function acceptEmail(email: unknown): string | null {
  if (typeof email !== "string") return null;
  const valid = email.length <= maxEmail && email.includes("@") && !/[\s\p{Cc}]/u.test(email);
  return valid ? email : null;
}

/** An address without the spaces, quotes or brackets that a form or a program may leave around it. */
export function unwrapEmail(email: unknown): unknown {
  if (typeof email !== "string") return email;
  const around = /^[\s\p{Cf}"'’“”«»<>]+|[\s\p{Cf}"'’“”«»<>,;.]+$/gu;
  return email.replace(around, "");
}

/** Browsers send an internationalised domain in ASCII; other clients may not. */
export function withAsciiDomain(email: string): string {
  const [, local, domain] = /^([^@]+)@([^\s@/?#:\\[\]]+)$/.exec(email) ?? [];
  if (!domain || /^\p{ASCII}*$/u.test(domain)) return email;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/**
 * An accepted address as it is stored, with other letters than ASCII in lower case: SQL's `lower`, which compares
 * addresses, changes only ASCII.
 */
export function normalizeEmail(email: string): string {
  return withAsciiDomain(email).replace(/\P{ASCII}+/gu, (letters) => letters.toLowerCase());
}
