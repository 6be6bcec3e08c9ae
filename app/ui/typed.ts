type Field = HTMLInputElement | HTMLTextAreaElement;

/** Remembers the fields of an element and its focus. The result puts what was typed and ticked into another one. */
export function remember(element: Element | null): (into: Element) => void {
  // Fields keep their values when they are taken out of the page, the focus is lost then.
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
  // Null where a type of field has no selection.
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null) same.setSelectionRange(selectionStart, selectionEnd);
}

/** Fields have an id or, as one of several answers, a name and a value. */
function selectorOf({ id, localName, attributes }: Element): string {
  if (id) return `#${CSS.escape(id)}`;
  const named = ["name", "value"].map((name) => {
    const value = attributes.getNamedItem(name)?.value;
    return value === undefined ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  return localName + named.join("");
}
