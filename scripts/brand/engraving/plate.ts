import { illustrationSize } from "~/content/illustrations";
import { outline } from "./ribbon";

interface Layer {
  fill: string;
  path: string;
}

/** A plate under work: what is laid later covers what was laid before. */
export class Plate {
  readonly #layers: Layer[] = [];

  lay(fill: string, ...paths: string[]): this {
    const path = paths.join("");
    const last = this.#layers.at(-1);
    if (last?.fill === fill) last.path += path;
    else this.#layers.push({ fill, path });
    return this;
  }

  /** Covers the whole picture. */
  ground(fill: string): this {
    const { width, height } = illustrationSize;
    return this.lay(
      fill,
      outline([
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ]),
    );
  }

  svg(): string {
    const { width, height } = illustrationSize;
    const layers = this.#layers.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${layers.join("")}</svg>`;
  }
}
