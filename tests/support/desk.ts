/** A site whose desk the tests are let into. */
import { assertionOf, certs, makeKey } from "./access";
import { json } from "./fakes";
import { type Site, unavailable } from "./site";

const key = await makeKey("tests");

/** Publishes the key of these assertions beside whatever the other partners answer. */
export const publishKeys = (site: Site) =>
  site.partner((request) =>
    new URL(request.url).pathname === "/cdn-cgi/access/certs"
      ? json(certs(key))(request)
      : unavailable(request),
  );

/** The header of somebody whom Access has let through. */
export const entered = async (claims = {}) => ({
  "Cf-Access-Jwt-Assertion": await assertionOf(key, claims),
});
