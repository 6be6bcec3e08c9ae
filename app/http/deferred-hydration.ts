/**
 * Leaves the modules of a rendered page to `public/late.js`, which asks for them at the first touch of a form; until then
 * forms are sent natively. `dns-prefetch` stands in for `modulepreload`, since a link in the body needs a `rel` that is valid
 * there, and this one costs nothing for the page's own host.
 *
 * @param nonce of this rendering's scripts
 */
export function hydrateOnInteraction(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/late">`,
    );
}
