/** The cron trigger in wrangler.toml that also erases old data. */
export const nightlyCron: string = "17 3 * * *";
