import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { dates } from "~/content/offers";
import { samplesLine } from "~/content/readers";
import { readContact } from "~/env";
import { ErrorPage } from "~/ui/error-page.server";
import { ServedIsland } from "~/ui/island";
import type { RootData } from "~/ui/root-data";

// In the browser, where `.server` modules are empty, the router renders only the island.
export { Document as Layout } from "~/ui/document.server";
/** Pages export their own; this one is for the error page. */
export { errorMeta as meta } from "~/ui/error-page.server";

/**
 * The site's origin and contact for all pages, and the offers if they depend on the day: a browser that hydrates the
 * page must not use its own clock.
 */
export function loader({
  context: { configuration: env, offers, operator },
}: LoaderFunctionArgs): RootData | null {
  if (!env) return null;
  return {
    siteUrl: env.SITE_URL,
    contact: readContact(env),
    samples: samplesLine() !== null,
    ...(!dates.asSpecified && { offers }),
    ...(operator !== null && {
      operator: { address: operator, leaveUrl: `${env.ACCESS_TEAM}/cdn-cgi/access/logout` },
    }),
  };
}

/** This data never changes while a page is open. */
export const shouldRevalidate = () => false;

export default function App() {
  return <Outlet />;
}

/** Keeps the page as served if rendering fails in the browser. */
export function ErrorBoundary() {
  return ErrorPage ? <ErrorPage /> : <ServedIsland />;
}
