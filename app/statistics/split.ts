import { sha256Hex } from "~/lib/sha256";

/** What tells one visitor of a day from another. Nothing of it is kept. */
export interface Visitor {
  /** YYYY-MM-DD */
  day: string;
  address: string;
  userAgent: string;
}

/** One of the choices, each as likely as the others, and the same one for a visitor all day. */
export async function chooseFor<Choice>(
  { day, address, userAgent }: Visitor,
  choices: readonly [Choice, ...Choice[]],
): Promise<Choice> {
  const text = JSON.stringify([day, address, userAgent]);
  const hash = await sha256Hex(new TextEncoder().encode(text));
  // 48 bits: what is left over when they are shared out is less than one in 10¹³.
  return choices[Number.parseInt(hash.slice(0, 12), 16) % choices.length] ?? choices[0];
}
