import { createContext } from "react";

/** What only the server knows of the document. The browser gets the defaults and leaves its HTML alone. */
export interface ServerDocument {
  /** Content of the page's one style element. */
  css: string;
  /** Allows the scripts of a hydrated or streamed page. */
  nonce?: string;
}

export const DocumentContext = createContext<ServerDocument>({ css: "" });
