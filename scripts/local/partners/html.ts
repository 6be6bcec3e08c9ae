/** A whole page of a partner. */
export function page(title: string, content: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<body style="font:1.1rem/1.6 sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem">
<h1>${escapeHtml(title)}</h1>${content}</body></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
