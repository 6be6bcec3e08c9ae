import { useRouteLoaderData } from "@remix-run/react";
import type { Contact } from "~/content/types";

/** For pages: unlike an error's, they are only shown once the root's loader has run. */
export function useContact(): Contact {
  return (useRouteLoaderData("root") as { contact: Contact }).contact;
}
