import { acceptEmail } from "~/lib/email";

const maxSessionId = 255;

/** The checkout's session, when it is worth a look-up: not blank, not over-long, no control character. */
export function readSessionId(query: URLSearchParams): string | null {
  const id = query.get("session_id");
  if (id === null || id.trim() === "" || id.length > maxSessionId) return null;
  return /\p{Cc}/u.test(id) ? null : id;
}

/** The address the checkout or an earlier step of the funnel put into the URL. */
export function readPrefilledEmail(query: URLSearchParams): string | null {
  return acceptEmail(query.get("prefilled_email"));
}
