// The name that a visitor writes on the cover stands wherever the page speaks of it. It is text, and sent to nobody.
const field = document.querySelector(".own-cover textarea");
const places = document.querySelectorAll("[data-name]");
function follow() {
  const name = field.value.replace(/\s+/g, " ").trim();
  for (const place of places) place.textContent = name || place.dataset.name;
}
field.addEventListener("input", follow);
// A page that is shown again keeps what was written.
addEventListener("pageshow", follow);
