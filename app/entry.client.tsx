import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";
import { findIsland } from "./ui/island";
import { rememberFields } from "./ui/remember-fields";

/**
 * Remix decodes the page's data on its first render, where it throws a promise. A click before the promise resolves
 * would cause React's error 345, so the data are decoded before hydration.
 */
async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

async function hydrateIsland() {
  await decodePageData();
  const island = findIsland();
  if (!island) return;
  const restoreFields = rememberFields(island);
  // Not in a transition: a visitor is already using the form.
  hydrateRoot(island, <RemixBrowser />, {
    // Another program changed the island, so React rendered it again from scratch.
    onRecoverableError: () => restoreFields(island),
  });
}

hydrateIsland();
