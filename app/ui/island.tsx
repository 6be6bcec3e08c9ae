import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { rememberFields } from "./remember-fields";

interface IslandProps {
  /** From a `.server` module, which the browser never downloads: there it is undefined. */
  page: ComponentType<PropsWithChildren> | undefined;
  children: ReactNode;
}

/**
 * The only part of a page that React hydrates: what `page` puts into its element with `data-island`. The rest stays as
 * the server sent it, even if an extension or a translator changes it.
 */
export function Island({ page: Page, children }: IslandProps) {
  return Page ? <Page>{children}</Page> : children;
}

/** The card with the form of a lead page. */
export function LeadIsland({ children }: PropsWithChildren) {
  return (
    <div className="lead-card" id="formulaire" data-island>
      {children}
    </div>
  );
}

let island: Element | null = null;
let served: Element;

/** Finds the island and keeps a copy of it as the server sent it. */
export function findIsland(): Element | null {
  island = document.querySelector("[data-island]");
  if (island) served = island.cloneNode(true) as Element;
  return island;
}

/**
 * After an error in the browser, returns to the server's form, which works without scripts, and keeps what was typed.
 */
export function ServedIsland() {
  // The fields are still in the page during the first rendering.
  const [restoreFields] = useState(() => rememberFields(island));
  useEffect(() => {
    island?.replaceWith(served);
    restoreFields(served);
    // Back and forward then reload the page (public/late.js).
    Reflect.deleteProperty(window, "__remixRouter");
  }, [restoreFields]);
  return null;
}
