/** What `npm run bench` measures, the site and a reference each time, and the limit of their ratio. */
export interface Measure {
  what: string;
  of: "requestsPerSecond" | "p50" | "cpu" | "time" | "memory";
  atMost?: number;
  atLeast?: number;
}

export const units: Record<Measure["of"], string> = {
  requestsPerSecond: "/s",
  /** Of the time to the end of an answer. */
  p50: "ms",
  /** Processor time a request. */
  cpu: "µs",
  time: "ms",
  memory: "MB",
};

/** The page that ads lead to. */
export const landing = "/livre-augmente-fl";

export const measures = {
  starts: {
    "/robots.txt": { what: "Start until `/robots.txt` is answered", of: "time", atMost: 1.5 },
    [landing]: { what: `Start until \`${landing}\` is rendered`, of: "time", atMost: 1.5 },
  },
  keptPage: [
    { what: "Kept page, requests", of: "requestsPerSecond", atLeast: 0.9 },
    { what: "Kept page, processor time", of: "cpu", atMost: 1.2 },
  ],
  renderedPage: [
    { what: "The same page rendered each time, requests", of: "requestsPerSecond" },
    { what: "The same page rendered each time, processor time", of: "cpu" },
  ],
  form: [
    { what: "Form post, median time", of: "p50", atMost: 1.5 },
    { what: "Form post, processor time", of: "cpu", atMost: 1.4 },
  ],
  formWithMail: [
    { what: "Form post, mail on, median time", of: "p50" },
    { what: "Form post, mail on, processor time", of: "cpu", atMost: 2.5 },
  ],
} satisfies Record<string, readonly Measure[] | Record<string, Measure>>;

/** With so many leads in each table, of none. */
export function measuresOfFullTables(rows: number) {
  const count = rows.toLocaleString("en-US");
  return {
    form: {
      what: `Form post, ${count} leads in each table before, of none`,
      of: "p50",
      atMost: 1.1,
    },
    list: { what: "`leads list`, the same", of: "time", atMost: 1.1 },
    export: {
      what: `Export of ${count} leads, peak memory of that of a tenth`,
      of: "memory",
      atMost: 1.2,
    },
  } satisfies Record<string, Measure>;
}
