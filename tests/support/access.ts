/** Assertions about the operator, as Cloudflare Access signs them. */
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { setting } from "./variables";

export const team = setting("ACCESS_TEAM");
export const audience = setting("ACCESS_AUD");
export const operator = "autrice@example.com";

/** A key, and what its team publishes of it. */
export async function makeKey(kid: string, alg = "RS256") {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const published = { ...(await exportJWK(publicKey)), kid, alg, use: "sig" };
  return { kid, alg, privateKey, published };
}

type Key = Pick<Awaited<ReturnType<typeof makeKey>>, "kid" | "alg" | "privateKey">;

/** Seconds since the epoch. */
export const seconds = (milliseconds = Date.now()) => Math.floor(milliseconds / 1000);

/** An assertion that holds for an hour. A claim of `undefined` is left out. */
export function assertionOf(key: Key, claims: JWTPayload = {}, time = Date.now()) {
  const usual = { iss: team, aud: [audience], email: operator };
  const times = { iat: seconds(time), nbf: seconds(time), exp: seconds(time) + 3600 };
  return new SignJWT({ ...usual, ...times, ...claims })
    .setProtectedHeader({ alg: key.alg, kid: key.kid })
    .sign(key.privateKey);
}

export const certs = (...keys: { published: object }[]) => ({
  keys: keys.map(({ published }) => published),
});
