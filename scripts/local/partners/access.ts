/** Stands in for Cloudflare Access: signs an assertion about whoever enters, with a key of its own. */
import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { escapeHtml, html, type PartnerResponse, page } from "./pages";

const algorithm = "RS256";
const cookieName = "CF_Authorization";
/** Cookies do not tell ports apart, so this server's reach the site on the same host. */
const cookie = (value: string, age: string) =>
  `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`;

export interface Operator {
  /** The audience tag of the application: the site's `ACCESS_AUD`. */
  audience?: string | undefined;
  /** Who enters. */
  email?: string | undefined;
}

export function openAccess({ audience = "", email = "" }: Operator, deskUrl: string) {
  const kid = randomUUID();
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => {
    made ??= generateKeyPair(algorithm);
    return made;
  };

  /** What the site reads the keys from. */
  async function certs(): Promise<PartnerResponse> {
    const jwk = await exportJWK((await keys()).publicKey);
    const key = { ...jwk, kid, alg: algorithm, use: "sig" };
    return { type: "application/json", body: JSON.stringify({ keys: [key] }) };
  }

  /** @param team the origin under which this server was asked */
  async function enter(team: string): Promise<PartnerResponse> {
    const assertion = await new SignJWT({ email, type: "app" })
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuer(team)
      .setAudience([audience])
      .setSubject(randomUUID())
      .setIssuedAt()
      .setNotBefore("0s")
      .setExpirationTime("24h")
      .sign((await keys()).privateKey);
    return { location: deskUrl, cookie: cookie(assertion, "86400") };
  }

  return {
    /** Answers a path below `/cdn-cgi/access/`, or the page on which one enters. */
    async respond(
      name: string | undefined,
      team: string,
      isPost: boolean,
    ): Promise<PartnerResponse> {
      if (name === "certs") return certs();
      if (name === "logout") return { ...html(entrance(email)), cookie: cookie("", "0") };
      return isPost ? enter(team) : html(entrance(email));
    },
  };
}

const entrance = (email: string) =>
  page(
    "Entrer au bureau (simulation)",
    `<p>Cette page tient lieu de Cloudflare Access, qui vous reconnaît par un code envoyé par e-mail.</p>
     <form method="post" action="/access"><button>Entrer comme ${escapeHtml(email)}</button></form>`,
  );
