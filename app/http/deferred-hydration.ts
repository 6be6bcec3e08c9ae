/** Interactions with a form: pointer, keyboard, focus, autofill. */
const touches = ["pointerdown", "focusin", "keydown", "input"];

/**
 * Runs in the page. The first interaction restores Remix's links and script: all modules load in one round, and React
 * hydrates the page that the server rendered.
 * - An invalid form that is sent earlier waits for React's own validation messages; after three seconds the browser
 *   shows its own.
 * - The wizard's button is disabled until its step is complete, as React has it afterwards. React sets `noValidate` on
 *   the last step once it decides.
 * - Back and forward between entries that the router pushed before a reload change only the URL: the page reloads.
 */
const loader = `(() => {
  const touches = ${JSON.stringify(touches)};
  const load = ({ target }) => {
    if (!target.closest?.("main :is(form, .tab-list)")) return;
    for (const touch of touches) removeEventListener(touch, load, true);
    for (const link of document.querySelectorAll("link[rel=dns-prefetch]")) link.rel = "modulepreload";
    const late = document.querySelector("script[type='text/late']");
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
  const gate = () => {
    const form = document.querySelector(".wizard-turn")?.closest("form");
    if (!form || form.noValidate) return;
    const lacksChoice = (group) => !group.querySelector(":checked");
    const isEmpty = (field) => (field.type === "checkbox" ? !field.checked : !field.value);
    form.querySelector(".wizard-turn button").disabled =
      [...form.querySelectorAll("fieldset")].some(lacksChoice) ||
      [...form.querySelectorAll("[required]:not([type=radio])")].some(isEmpty);
  };
  gate();
  for (const change of ["input", "change", "pageshow"]) addEventListener(change, gate, true);
  const query = location.search;
  addEventListener("popstate", () => {
    if (!window.__remixRouter && location.search !== query) location.reload();
  });
})();`.replace(/\n */g, "");

/**
 * Defers the modules of a rendered page until the first interaction with a form; until then forms are sent natively.
 * `dns-prefetch` stands in for `modulepreload`, since a link in the body needs a `rel` that is valid there, and this
 * one costs nothing for the page's own host.
 *
 * @param nonce of this rendering's scripts
 */
export function hydrateOnInteraction(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/late">`,
    )
    .replace("</body>", () => `<script nonce="${nonce}">${loader}</script></body>`);
}
