/** A place where the Tab key stops. */
export interface Stop {
  name: string;
  /** Outline and shadow, which show the focus. */
  ring: string;
  /** How it looks while it has the focus. */
  focus?: {
    /** Whether all of it is on the screen and nothing lies over it. */
    seen: boolean;
    outline: { width: number; colour: string };
    /** The colours that the outline is drawn on. */
    ground: string[];
  };
}

/** Every stop of the page in its order. Runs in the browser and stands on nothing outside itself. */
export function stopsOfPage(): Stop[] {
  const targets = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter(canTakeFocus)
    .map((element) => {
      const ringed = outlined(element);
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(ringed);
      const width = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
      const stop = {
        name: element.textContent?.trim().slice(0, 60) || element.outerHTML,
        ring: `${width} ${outlineColor} ${boxShadow}`,
      };
      if (element !== document.activeElement) return stop;
      const outline = { width, colour: outlineColor };
      return { ...stop, focus: { seen: isSeen(element), outline, ground: groundBehind(ringed) } };
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

  function groundBehind(element: HTMLElement): string[] {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      const colours = `${backgroundColor} ${backgroundImage}`.match(/rgb\([^)]+\)/g);
      if (colours) return colours;
    }
    return ["rgb(255, 255, 255)"];
  }
}
