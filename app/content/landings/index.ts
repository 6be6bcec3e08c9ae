import { dream } from "./dream";
import { fourteenDays } from "./fourteen-days";
import { insider } from "./insider";
import { loss } from "./loss";
import { opportunity } from "./opportunity";
import type { Landing } from "./types";

/**
 * The only list of the book's sales pages; split test and report derive from it. A path without its slash is also the
 * page's name in the checkout's `client_reference_id`.
 */
export const landings = [
  { path: "/livre-augmente-fl", theme: "workshop", content: fourteenDays },
  { path: "/livre-augmente-fl-b", theme: "dawn", content: dream },
  { path: "/livre-augmente-fl-c", theme: "window", content: opportunity },
  { path: "/livre-augmente-fl-d", theme: "urgent", content: loss },
  { path: "/livre-augmente-fl-e", theme: "night", content: insider },
] as const satisfies readonly Landing[];

export type LandingPath = (typeof landings)[number]["path"];

export function landingAt(path: LandingPath): Landing {
  const landing = landings.find((candidate) => candidate.path === path);
  if (!landing) throw new Error(`no landing at ${path}`);
  return landing;
}
