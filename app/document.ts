import { createContext } from "react";

/** What only the server knows of the document. The browser gets the defaults and leaves its HTML alone. */
export interface ServerDocument {
  /** Content of the page's one style element. */
  css: string;
  /** Whether the page ships Remix's JavaScript. In the browser it did, or nobody would ask. */
  scripts: boolean;
}

export const DocumentContext = createContext<ServerDocument>({ css: "", scripts: true });
