// Runs in every page of `npm run dev`, which names the stream of changes in this script's address.
const changes = new URL(import.meta.url).searchParams.get("changes");
new EventSource(changes).onmessage = () => location.reload();

// An error of a request made by a script is shown as the server's own error page shows it.
const { fetch } = window;
window.fetch = async (...request) => {
  const response = await fetch(...request);
  const fault = response.headers.get("X-Fault");
  if (fault) {
    const overlay = { className: "dev-fault", textContent: decodeURIComponent(fault) };
    document.body.prepend(Object.assign(document.createElement("pre"), overlay));
  }
  return response;
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ".dev-fault { margin: 0; padding: 1rem; background: #300; color: #fdd; font: 14px/1.5 monospace; white-space: pre-wrap }",
);
document.adoptedStyleSheets.push(sheet);
