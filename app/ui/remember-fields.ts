type Field = HTMLInputElement | HTMLTextAreaElement;

/** Remembers an element's fields and focus. The returned function restores them in another element. */
export function rememberFields(element: Element | null): (into: Element) => void {
  // Fields keep their values when they are removed from the page; the focus is lost.
  const fields = [
    ...(element?.querySelectorAll<Field>("input:not([type=hidden]), textarea") ?? []),
  ];
  const focused = element?.contains(document.activeElement) ? document.activeElement : null;
  return (into) => {
    for (const field of fields) {
      const same = into.querySelector<Field>(selectorOf(field));
      if (!same) continue;
      same.value = field.value;
      if (same instanceof HTMLInputElement && field instanceof HTMLInputElement)
        same.checked = field.checked;
    }
    if (focused) putFocus(focused, into);
  };
}

function putFocus(from: Element, into: Element) {
  const same = into.querySelector<HTMLElement>(selectorOf(from));
  same?.focus({ preventScroll: true });
  if (!(same instanceof HTMLInputElement && from instanceof HTMLInputElement)) return;
  // Null for field types without a selection.
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null) same.setSelectionRange(selectionStart, selectionEnd);
}

/** A field has an id or, as one of several answers, a name and a value. */
function selectorOf({ id, localName, attributes }: Element): string {
  if (id) return `#${CSS.escape(id)}`;
  const named = ["name", "value"].map((name) => {
    const value = attributes.getNamedItem(name)?.value;
    return value === undefined ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  return localName + named.join("");
}
