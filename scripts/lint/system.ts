/**
 * Restricts style sheets to one system: four breakpoints, and colours by token. `system.json` lists the exceptions with
 * their reasons; one that nothing needs any more is a fault too.
 */
import { readdirSync, readFileSync } from "node:fs";
import postcss, { type Root } from "postcss";

const folder = "app/styles";

interface Exception {
  reason: string;
  sheets: readonly string[];
}

interface System {
  /** In rem. */
  breakpoints: readonly number[];
  /** By width in rem. */
  otherBreakpoints: Record<string, Exception>;
  /** Sheets that draw or print, and so name colours outside custom properties. */
  colours: readonly Exception[];
}

/** The breakpoints of a sheet's media queries, in rem; `max-width: 47.99rem` ends below 48. */
function breakpoints(root: Root): number[] {
  const widths: number[] = [];
  root.walkAtRules("media", ({ params }) => {
    for (const [, width] of params.matchAll(/width:\s*([\d.]+)rem/g))
      widths.push(Math.ceil(Number(width)));
  });
  return [...new Set(widths)];
}

/** Whether a declaration names a colour, other than black, white and their shades. */
function hasColours(root: Root): boolean {
  let found = false;
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) return;
    const colours = value.match(/#[0-9a-f]{3,8}\b|rgb\([^)]*\)/gi) ?? [];
    if (
      colours.some(
        (colour) =>
          !/^#(0{3,4}|0{6}|f{3}[0-9a-f]?|f{6}|ccc)$|^rgb\((0 0 0|255 255 255)/i.test(colour),
      )
    )
      found = true;
  });
  return found;
}

/** The exceptions that a sheet makes: `60rem`, `colours`. */
function exceptionsIn(root: Root, { breakpoints: usual }: System): string[] {
  const other = breakpoints(root).filter((width) => !usual.includes(width));
  return [...other.map((width) => `${width}rem`), ...(hasColours(root) ? ["colours"] : [])];
}

export function systemFaults(sheets: Record<string, string>, system: System): string[] {
  const listed = [
    ...Object.entries(system.otherBreakpoints).flatMap(([width, { sheets }]) =>
      sheets.map((sheet) => `${sheet}: ${width}rem`),
    ),
    ...system.colours.flatMap(({ sheets }) => sheets.map((sheet) => `${sheet}: colours`)),
  ];
  const made = Object.entries(sheets).flatMap(([sheet, css]) =>
    exceptionsIn(postcss.parse(css), system).map((exception) => `${sheet}: ${exception}`),
  );
  return [
    ...made.filter((one) => !listed.includes(one)).map((one) => `${one}: not of the system`),
    ...listed
      .filter((one) => !made.includes(one))
      .map((one) => `${one}: an exception that nothing needs`),
  ];
}

export function allSystemFaults(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sheets = files
    .filter((path) => path.endsWith(".css"))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]);
  const system: System = JSON.parse(readFileSync("scripts/lint/system.json", "utf8"));
  return systemFaults(Object.fromEntries(sheets), system);
}
