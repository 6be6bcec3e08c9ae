/**
 * The operator's desk stands behind Cloudflare Access, which signs an assertion about whoever it lets through. Anybody
 * may send a request past it, so each assertion is verified here.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
import {
  createLocalJWKSet,
  decodeJwt,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import type { Env } from "~/env";
import { logError } from "~/lib/errors";
import { readBounded } from "~/lib/read-bounded";
import { dayInMs, hourInMs } from "~/lib/time";
import { deskPath } from "~/shared/desk";
import type { SiteRequest } from "./request-path";

/** The desk, and everything below it. */
export const isDesk = ({ path }: Pick<SiteRequest, "path">) =>
  path === deskPath || (path?.startsWith(`${deskPath}/`) ?? false);

/** Seconds by which clocks may differ. */
const clockTolerance = 60;
/** Milliseconds after which the published keys are read again. */
const maxAge = hourInMs;
/** A key is accepted for a week after it was last seen published, as the publisher does when it rotates its keys. */
const keyLife = 7 * dayInMs;
/** Milliseconds between two requests for the keys, whatever assertions are sent. */
const cooldown = 30_000;
/** Milliseconds for the keys' address to answer. */
const timeLimit = 2_000;
const maxKeyBytes = 64 * 1024;

interface AccessOptions {
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface KeyRing {
  find: JWTVerifyGetKey;
  /** When the address last published these keys. */
  seenAt: number;
}

/** Verifies assertions with the keys that this isolate has cached. */
export function createAccess({
  fetch: ask = (url, init) => fetch(url, init),
  now = Date.now,
}: AccessOptions = {}) {
  let ring: KeyRing | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  /** Whether the keys may have changed: they were asked for, or are being asked for. */
  async function refresh(team: string, background: Background): Promise<boolean> {
    if (!asking && now() - askedAt < cooldown) return false;
    askedAt = now();
    asking ??= readKeys(team).finally(() => {
      asking = undefined;
    });
    // Other requests wait for it too, so it must not end with this one.
    background.waitUntil(asking);
    await asking;
    return true;
  }

  async function readKeys(team: string): Promise<void> {
    try {
      const signal = AbortSignal.timeout(timeLimit);
      const url = `${team}/cdn-cgi/access/certs`;
      const response = await ask(url, { redirect: "manual", signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const body = await readBounded(response.body, maxKeyBytes);
      if (!body) throw new Error("answer too long");
      const keys: JSONWebKeySet = JSON.parse(await body.text());
      ring = { find: createLocalJWKSet(keys), seenAt: now() };
    } catch (error) {
      logError("Access keys not read", error);
    }
  }

  return {
    /** The operator's address; null unless the request's assertion holds. */
    async identify(request: Request, env: Env, background: Background): Promise<string | null> {
      const { ACCESS_TEAM: team, ACCESS_AUD: audience } = env;
      const assertion = readAssertion(request.headers);
      if (!team || !audience || !assertion) return null;

      const key: JWTVerifyGetKey = async (header, token) => {
        if (!ring || now() - ring.seenAt >= maxAge) await refresh(team, background);
        const usable = () => {
          if (ring && now() - ring.seenAt < keyLife) return ring;
          throw new errors.JWKSNoMatchingKey();
        };
        try {
          return await usable().find(header, token);
        } catch (error) {
          const isUnknown = error instanceof errors.JWKSNoMatchingKey;
          if (!isUnknown || !(await refresh(team, background))) throw error;
          return usable().find(header, token);
        }
      };
      try {
        if (!isForUs(assertion, { team, audience })) return null;
        const { payload } = await jwtVerify(assertion, key, {
          algorithms: ["RS256", "ES256"],
          issuer: team,
          audience,
          requiredClaims: ["exp", "iat"],
          clockTolerance,
          currentDate: new Date(now()),
        });
        const { email, iat = 0 } = payload;
        const isIssued = iat * 1000 <= now() + clockTolerance * 1000;
        return typeof email === "string" && email !== "" && isIssued ? email : null;
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) logError("Access assertion not verified", error);
        return null;
      }
    },
  };
}

type Background = Pick<ExecutionContext, "waitUntil">;

/** Asks for no keys on behalf of an assertion that would be refused with any key. */
function isForUs(assertion: string, { team, audience }: { team: string; audience: string }) {
  const { iss, aud } = decodeJwt(assertion);
  return iss === team && [aud].flat().includes(audience);
}

/** Longer than any that Access signs. */
const maxLength = 8 * 1024;

function readAssertion(headers: Headers): string | undefined {
  const cookie = /(?:^|;)\s*CF_Authorization=([^;\s]+)/.exec(headers.get("Cookie") ?? "");
  const assertion = headers.get("Cf-Access-Jwt-Assertion") ?? cookie?.[1];
  return assertion && assertion.length <= maxLength ? assertion : undefined;
}
