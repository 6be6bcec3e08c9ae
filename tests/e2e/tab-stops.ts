/** A place where the Tab key stops. */
export interface TabStop {
  name: string;
  /** Outline and shadow, which show the focus. */
  ring: string;
  /** While it has the focus: whether all of it is on the screen and nothing lies over it. */
  focus?: { seen: boolean };
}

/** Every stop of the page in its order. Runs in the browser and stands on nothing outside itself. */
export function tabStopsOfPage(): TabStop[] {
  const targets = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter(canTakeFocus)
    .map((element) => {
      const { outline, boxShadow } = getComputedStyle(outlined(element));
      const stop = {
        name: element.textContent?.trim().slice(0, 60) || element.outerHTML,
        ring: `${outline} ${boxShadow}`,
      };
      return element === document.activeElement
        ? { ...stop, focus: { seen: isSeen(element) } }
        : stop;
    });

  function canTakeFocus(element: HTMLElement): boolean {
    if (element.matches(":disabled, [role=tab][tabindex='-1']")) return false;
    const { width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return visible && width > 0 && height > 0 && (!isRadio(element) || leads(element));
  }

  function isRadio(element: HTMLElement): element is HTMLInputElement {
    return element.matches("[type=radio]");
  }

  /** A group of radio buttons is one stop: the chosen one, else the first. */
  function leads(radio: HTMLInputElement): boolean {
    const group = `[type=radio][name="${radio.name}"]`;
    return (document.querySelector(`${group}:checked`) ?? document.querySelector(group)) === radio;
  }

  /** The label, where it is drawn as one box with its field. */
  function outlined(element: HTMLElement): HTMLElement {
    const label = element.closest("label");
    return label && getComputedStyle(label).outlineStyle !== "none" ? label : element;
  }

  function isSeen(element: HTMLElement): boolean {
    return [...element.getClientRects()].every(({ left, top, width, height }) =>
      [top + 1, top + height / 2, top + height - 1].every((y) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  }
}
