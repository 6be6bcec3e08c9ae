import { useRouteLoaderData } from "@remix-run/react";
import type { Contact } from "~/content/types";

/** For pages, which unlike error pages render only after the root's loader. */
export function useContact(): Contact {
  return (useRouteLoaderData("root") as { contact: Contact }).contact;
}
