import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

// A page that was left by sending its form comes back from the browser's memory still sending.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload();
});
