import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// In one go: the page is loaded because somebody is at its form, and React 18 cannot go on with a page whose
// taking over was interrupted by a click (its error 345).
hydrateRoot(document, <RemixBrowser />);
