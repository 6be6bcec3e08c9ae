import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

/**
 * Remix reads the page's data at its first rendering and throws the promise of it. React waits for that
 * promise unless a click comes meanwhile, which it answers with its error 345: so the data come first.
 */
async function readData() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

// In one go: the page is loaded because somebody is at its form.
readData().then(() => hydrateRoot(document, <RemixBrowser />));
