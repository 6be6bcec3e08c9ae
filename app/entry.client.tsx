import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";
import { findIsland } from "./ui/island";
import { remember } from "./ui/typed";

/**
 * Remix decodes the page's data at its first rendering and throws the promise. A click before the promise resolves
 * would cause React's error 345, so the data are decoded before hydration.
 */
async function readData() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

async function takeOver() {
  await readData();
  const island = findIsland();
  if (!island) return;
  const putBack = remember(island);
  // Not in a transition: a visitor is already using the form.
  hydrateRoot(island, <RemixBrowser />, {
    // Another program changed the island, so React rendered it again from scratch.
    onRecoverableError: () => putBack(island),
  });
}

takeOver();
