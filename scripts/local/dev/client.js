// Runs in every page of `npm run dev`, which names the stream of changes in this script's address.
const changes = new URL(import.meta.url).searchParams.get("changes");
new EventSource(changes).onmessage = () => location.reload();

// An error of a request made by a script is shown as the server's own error page shows it.
const { fetch } = window;
window.fetch = async (...request) => {
  const response = await fetch(...request);
  const error = response.headers.get("X-Dev-Error");
  if (error) {
    const overlay = { className: "dev-error", textContent: decodeURIComponent(error) };
    document.body.prepend(Object.assign(document.createElement("pre"), overlay));
  }
  return response;
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ".dev-error { margin: 0; padding: 1rem; background: #300; color: #fdd; font: 14px/1.5 monospace; white-space: pre-wrap }",
);
document.adoptedStyleSheets.push(sheet);
