import { knownDetails, publisher } from "~/content/publisher";
import { siteName } from "~/content/site";

/** The sender's details from the configuration. */
export interface Sender {
  /** Origin of the site. */
  siteUrl: string;
  contactEmail: string;
}

interface Ending extends Sender {
  why: string;
  unsubscribeUrl?: string | undefined;
}

/** The last lines of every mail: why it was sent, how to unsubscribe, who sends it. */
export function footerOf({ why, unsubscribeUrl, siteUrl, contactEmail }: Ending) {
  const legal = {
    label: "Mentions légales et protection des données",
    url: `${siteUrl}/mentions-legales`,
  };
  const { name, legalForm, address } = publisher;
  return {
    why: unsubscribeUrl
      ? `${why} Si ce n’était pas vous, désinscrivez-vous\u00a0: nous ne vous écrirons plus.`
      : why,
    links: unsubscribeUrl ? [{ label: "Se désinscrire", url: unsubscribeUrl }, legal] : [legal],
    identity: knownDetails(
      name && `${siteName} est publié par ${knownDetails(name, legalForm).join(", ")}`,
      address,
      contactEmail,
    ),
  };
}
