import { useRouteLoaderData } from "@remix-run/react";
import { type DatedOffers, specifiedOffers } from "~/content/dated-offers";
import type { Contact } from "~/content/types";
import type { Operator } from "./desk/desk-layout";

/**
 * What the root's loader gives to every page. Missing while the configuration is broken; then only error pages render.
 */
export interface RootData {
  siteUrl: string;
  contact: Contact;
  /** Whether any review or figure of the site is a sample. */
  samples: boolean;
  /** Present on the desk alone. */
  operator?: Operator;
  /** Present if the offers depend on the day. */
  offers?: DatedOffers;
}

type Matches = readonly { id: string; data: unknown }[];

export function useRootData() {
  return useRouteLoaderData("root") as RootData | null | undefined;
}

/** For a page's meta. */
function rootDataIn(matches: Matches) {
  return matches.find(({ id }) => id === "root")?.data as RootData | null | undefined;
}

/** For pages, which unlike error pages render only after the root's loader. */
export function useContact(): Contact {
  return (useRootData() as RootData).contact;
}

/** The offers of the day on which the page was rendered. */
export function useOffers(): DatedOffers {
  return useRootData()?.offers ?? specifiedOffers;
}

/** The day's offers, for a page's meta. */
export function readOffers(matches: Matches): DatedOffers {
  return rootDataIn(matches)?.offers ?? specifiedOffers;
}

/** The site's origin; empty on the error page of a broken configuration. */
export function readSiteUrl(matches: Matches): string {
  return rootDataIn(matches)?.siteUrl ?? "";
}
