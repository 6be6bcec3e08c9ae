/** What counts as touching a form: a finger or mouse, the keyboard, focus, what the browser fills in. */
const touches = ["pointerdown", "focusin", "keydown", "input"];

/**
 * Runs in the page. At the first touch it gives Remix's links and script back the form in which they work:
 * all modules are asked for in one round, and React finds the page as the server rendered it. Back and
 * forward between addresses that the router wrote before a reload come without a new page: it is asked for.
 * What the browser would say in its own words of a form sent too early waits for the scripts, which say it in
 * the site's: React turns the browser's validation off where it has its own. After three seconds the browser speaks.
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
  let asked;
  const hold = (event) => {
    const { form } = event.target;
    event.preventDefault();
    clearInterval(asked);
    let left = 60;
    asked = setInterval(() => {
      const taken = form.noValidate || (form.method === "get" && window.__remixRouter);
      if (!taken && left--) return;
      clearInterval(asked);
      if (form.noValidate) form.requestSubmit();
      else if (!taken) {
        removeEventListener("invalid", hold, true);
        form.reportValidity();
      }
    }, 50);
  };
  addEventListener("invalid", hold, true);
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
