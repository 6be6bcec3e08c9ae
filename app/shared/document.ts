import { createContext } from "react";
import type { Contact } from "~/content/types";

/** What only the server knows of the document. The browser gets the defaults and leaves its HTML alone. */
interface ServerDocument {
  /** Content of the page's one style element. */
  css: string;
  /** Whether the page ships Remix's JavaScript. In the browser it did, or nobody would ask. */
  scripts: boolean;
  /** Marks the scripts that this site writes while a page is made. Absent in the browser. */
  nonce?: string | undefined;
  /** For error pages, for which the root's loader may not have run. Absent in the browser. */
  contact?: Contact | null;
}

export const DocumentContext = createContext<ServerDocument>({ css: "", scripts: true });
