/**
 * Which part of app/ may import which. `npm run lint` rejects an import that is not in this table, and any cycle;
 * `npx depcruise app --config --output-type dot` draws them all.
 */
/** The definitions of the lead forms, without their store. */
const leadForms = "leads/forms";
/** The questionnaire and its report, without the stored rows. */
const report = "diagnostic/(?!lead\\.)[a-z-]+";
const conform = "@conform-to/react";
const framework = `@remix-run/(cloudflare|react) ${conform} react react-dom schema-dts`;

/** Domains take and return data: none imports the framework, and only its own domain and the server import a store. */
const domains = {
  diagnostic: "content db lib statistics/ad drizzle-orm",
  funnel: "content db env lib orders statistics/ad",
  leads: "content db diagnostic env forms lib mail outbox statistics/ad drizzle-orm zod",
  // Everything that is known about a person, who may also have bought and withdrawn.
  "leads/contacts": "content db leads lib orders outbox retention withdrawals drizzle-orm",
  mail: "content lib",
  orders: "content db env lib mail outbox statistics/ad drizzle-orm localized-address-format zod",
  outbox: "db env lib mail/services/service drizzle-orm",
  operator: "content db env leads lib mail orders outbox statistics withdrawals drizzle-orm",
  retention: "content db lib orders drizzle-orm",
  statistics: `content db ${leadForms} lib orders drizzle-orm`,
  withdrawals: "content db env forms lib mail outbox drizzle-orm zod",
};
const allDomains = Object.keys(domains).join(" ");
const server = `content context db env forms lib shared ${allDomains} ${framework}`;

/** What each part may import. */
const arrows = {
  lib: "fflate",
  content: "lib ui/icons",
  db: "content/products lib drizzle-orm",
  env: "content mail/services/service zod",
  shared: "content react",
  forms: "lib zod",
  ...domains,
  context: `db env lib ${allDomains} drizzle-orm`,
  cron: "context db leads lib operator orders outbox retention withdrawals",
  ui: `content ${report} forms funnel ${leadForms} lib statistics/report orders/(money|parcel-label|view|receipt-view) shared ${framework}`,
  http: `${server} jose`,
  // What several routes share of their loaders and actions.
  handlers: `${server} http`,
  routes: `${server} handlers http ui`,
  root: `content env shared ui ${framework}`,
  "entry.server": `${server} http ui`,
  "entry.client": `ui ${framework}`,
  worker: "context cron env http @remix-run/(cloudflare|dev)",
};

/** The path of a part of app/, of a file in app/, or of a package. */
const pathOf = (name) =>
  name in arrows || /^(ui|content|leads|diagnostic|orders|mail|statistics)\//.test(name)
    ? `^app/${name}[./]`
    : `(^|/)node_modules/${name}/`;

export default {
  allowed: [
    ...Object.entries(arrows).map(([from, to]) => ({
      from: { path: pathOf(from) },
      to: { path: [from, ...to.split(" ").filter(Boolean)].map(pathOf) },
    })),
    // Scripts know the application, tests know both, and nothing knows tests.
    { from: { path: "^scripts/" }, to: { pathNot: "^(tests|workshop)/" } },
    // Generated before the types are checked (`npm run generate`).
    { from: {}, to: { path: "styles/sheets" } },
  ],
  allowedSeverity: "error",
  forbidden: [
    { name: "cycle", severity: "error", from: {}, to: { circular: true } },
    {
      // The payment provider's terms stay in one folder; only its webhook imports it.
      name: "provider",
      severity: "error",
      from: { path: "^app/(?!orders/stripe/|routes/webhooks\\.payment)" },
      to: { path: "^app/orders/stripe/" },
    },
    {
      // What the commands share knows none of them.
      name: "kit",
      severity: "error",
      from: { path: "^scripts/kit/" },
      to: { path: "^scripts/(?!kit/)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
