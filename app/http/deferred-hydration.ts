/** What counts as touching a form: a finger or mouse, the keyboard, focus, what the browser fills in. */
const touches = ["pointerdown", "focusin", "keydown", "input"];

/**
 * Runs in the page. At the first touch it gives Remix's links and script back the form in which they work:
 * all modules are asked for in one round, and React finds the page as the server rendered it. Back and
 * forward between addresses that the router wrote before a reload come without a new page: it is asked for.
 * A form sent before React has taken it over is validated by the server, in the words of its scripts, and not by
 * the browser in its own: Enter in a field clicks the button too.
 */
const loader = `(() => {
  const touches = ${JSON.stringify(touches)};
  const load = ({ target }) => {
    if (!target.closest?.("main :is(form, .tab-list)")) return;
    for (const touch of touches) removeEventListener(touch, load, true);
    for (const link of document.querySelectorAll("link[itemprop=late]")) {
      link.removeAttribute("itemprop");
      link.rel = "modulepreload";
    }
    const late = document.querySelector("script[type=late]");
    const script = document.createElement("script");
    script.type = "module";
    script.text = late.text;
    late.replaceWith(script);
  };
  for (const touch of touches) addEventListener(touch, load, true);
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("main form button");
    if (button) button.form.noValidate = true;
  }, true);
  const query = location.search;
  addEventListener("popstate", () => {
    if (!window.__remixRouter && location.search !== query) location.reload();
  });
})();`.replace(/\n */g, "");

/**
 * Makes the modules of a rendered page wait for the first touch of a form. Until then the page is HTML
 * and CSS; its forms are sent natively.
 *
 * @param nonce the mark of this rendering's own scripts
 */
export function hydrateOnInteraction(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link itemprop="late"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="late">`,
    )
    .replace("</body>", () => `<script nonce="${nonce}">${loader}</script></body>`);
}
