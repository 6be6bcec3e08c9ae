import type { Xml } from "~/lib/xml";

/** An answer with its declaration. */
export function xmlResponse(document: Xml, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${document.source}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8` },
  });
}
