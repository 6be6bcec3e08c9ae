import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { dates } from "~/content/offers";
import { hasSamples } from "~/content/readers";
import { contactOf } from "~/env";
import { ErrorPage } from "~/ui/error-page.server";
import { ServedIsland } from "~/ui/island";
import type { RootData } from "~/ui/root-data";

// In the browser, for which `.server` modules are empty, the router renders the island alone.
export { Document as Layout } from "~/ui/document.server";
/** Pages have their own; this is the error page's. */
export { errorMeta as meta } from "~/ui/error-page.server";

/**
 * The site's origin and contact, for all pages. The offers too if they depend on the day: a browser that hydrates the
 * page must not use its own clock.
 */
export function loader({
  context: { configuration: env, offers },
}: LoaderFunctionArgs): RootData | null {
  if (!env) return null;
  return {
    siteUrl: env.SITE_URL,
    contact: contactOf(env),
    samples: hasSamples(),
    ...(!dates.asSpecified && { offers }),
  };
}

/** This data never changes while a page is open. */
export const shouldRevalidate = () => false;

export default function App() {
  return <Outlet />;
}

/** A visitor whose browser fails keeps the page. */
export function ErrorBoundary() {
  return ErrorPage ? <ErrorPage /> : <ServedIsland />;
}
