import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { remember } from "./typed";

interface IslandProps {
  /** From a `.server` module, so that the browser, where it is undefined, never gets it. */
  page: ComponentType<PropsWithChildren> | undefined;
  children: ReactNode;
}

/**
 * The one part of a page that is React's in the browser: what `page` puts into its element with `data-island`. The
 * rest of the page is the server's, whatever an extension or a translator makes of it.
 */
export function Island({ page: Page, children }: IslandProps) {
  return Page ? <Page>{children}</Page> : children;
}

let island: Element | null = null;
let served: Element;

/** Finds the island and keeps a copy of it as the server sent it. */
export function findIsland(): Element | null {
  island = document.querySelector("[data-island]");
  if (island) served = island.cloneNode(true) as Element;
  return island;
}

/** After an error in the browser: back to the server's form, which works alone, with what was typed. */
export function ServedIsland() {
  // The fields are still in the page while this is rendered for the first time.
  const [putBack] = useState(() => remember(island));
  useEffect(() => {
    island?.replaceWith(served);
    putBack(served);
    // Back and forward load the page again (public/late.js).
    Reflect.deleteProperty(window, "__remixRouter");
  }, [putBack]);
  return null;
}
