/** The built Worker with the dates that an operator would write, and with a clock that tests can move. */
import { readFileSync } from "node:fs";
import { addDays } from "~/lib/time";
import { movableDate } from "../../scripts/kit/clock";

/** What `app/content/offers.ts` says instead, with `asSpecified` false. */
export interface Dates {
  firstDay?: string;
  lastDay: string;
  launch?: string;
  /** The next session, then those after it. */
  sessions: [string, ...string[]];
}

/** A request says what time the Worker's clocks show from now on, as ISO 8601. */
export const clockHeader = "X-Test-Now";

const movableClock = `
  import site from "./site.js";
  let ahead = 0;
  ${movableDate}
  export default {
    ...site,
    fetch(request, ...rest) {
      const now = request.headers.get("${clockHeader}");
      if (now) ahead = Date.parse(now) - RealDate.now();
      return site.fetch(request, ...rest);
    },
  };
`;

/** Modules of the Worker built at a path, as Miniflare takes them. */
export function datedModules(path: string, dates: Dates) {
  return [
    { type: "ESModule" as const, path: "clock.js", contents: movableClock },
    { type: "ESModule" as const, path: "site.js", contents: dated(path, dates) },
  ];
}

function dated(path: string, { firstDay, lastDay, launch, sessions }: Dates): string {
  const [next, ...later] = sessions;
  const json = (value: unknown) => JSON.stringify(value ?? null);
  const written: [RegExp, string][] = [
    [/asSpecified:(?:!0|true)/g, "asSpecified:false"],
    [
      /firstDay:[^,{}]+,lastDay:["`][^,{}]+,listPriceFrom:["`][^,{}]+,launch:[^,{}]+/g,
      `firstDay:${json(firstDay)},lastDay:${json(lastDay)},listPriceFrom:${json(lastDay && addDays(lastDay, 1))},launch:${json(launch)}`,
    ],
    [
      /nextSession:["`][^,{}]+,laterSessions:\[[^\]]*\]/g,
      `nextSession:${json(next)},laterSessions:${json(later)}`,
    ],
  ];
  return written.reduce(
    (script, [pattern, text]) => {
      const { length } = script.match(pattern) ?? [];
      if (length !== 1) throw new Error(`${pattern} is in the built Worker ${length ?? 0} times`);
      return script.replace(pattern, text);
    },
    readFileSync(path, "utf8"),
  );
}
