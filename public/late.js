// The modules of a page with a form come at the first touch of the form: until then it is sent as browsers do.
// Those of the wizard, which nobody opens to read, come once its page is there.
const touches = ["pointerdown", "focusin", "keydown", "input"];

const load = ({ target }) => {
  const late = document.querySelector("script[type='text/late']");
  if (!late || !target?.closest?.("main :is(form, .tab-list)")) return;
  for (const touch of touches) removeEventListener(touch, load, true);
  for (const link of document.querySelectorAll("link[rel=dns-prefetch]")) link.rel = "modulepreload";
  const script = document.createElement("script");
  script.type = "module";
  script.text = late.text;
  late.replaceWith(script);
};
for (const touch of touches) addEventListener(touch, load, true);
load({ target: document.activeElement ?? document.body });
const loadWizard = () => load({ target: document.querySelector(".wizard form") });
if (document.readyState === "complete") loadWizard();
else addEventListener("load", loadWizard);

// A form that the browser refused meanwhile is sent again to the page's own checks, unless it is being filled in.
const refuse = ({ target: { form } }) => {
  const watch = new MutationObserver(() => {
    watch.disconnect();
    form.querySelector("[type=submit]").click();
  });
  watch.observe(form, { attributeFilter: ["novalidate"] });
  addEventListener("input", () => watch.disconnect(), { once: true });
};
addEventListener("invalid", refuse, { capture: true, once: true });

// Between entries that the router pushed before a reload, back and forward change only the address.
const query = location.search;
addEventListener("popstate", () => {
  if (!window.__remixRouter && location.search !== query) location.reload();
});
