import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

/**
 * Remix decodes the page's data at its first rendering and throws the promise of it. A click before that promise
 * resolves would be React's error 345, so the data are decoded before hydration.
 */
async function readData() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

// Not in a transition: a visitor is already using the form.
readData().then(() => hydrateRoot(document, <RemixBrowser />));
