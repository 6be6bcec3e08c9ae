import { useRouteLoaderData } from "@remix-run/react";
import { type DatedOffers, specifiedOffers } from "~/content/dated-offers";

interface RootData {
  offers?: DatedOffers;
}

/** The offers of the day on which the page was rendered. */
export function useOffers(): DatedOffers {
  return offersOf(useRouteLoaderData("root"));
}

/** The same for a page's meta. */
export function offersIn(matches: readonly { id: string; data: unknown }[]): DatedOffers {
  return offersOf(matches.find(({ id }) => id === "root")?.data);
}

function offersOf(data: unknown): DatedOffers {
  return (data as RootData | null | undefined)?.offers ?? specifiedOffers;
}
