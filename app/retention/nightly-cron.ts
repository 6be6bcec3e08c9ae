/** The trigger in wrangler.toml that erases old data; all others only enqueue and deliver. */
export const nightlyCron: string = "17 3 * * *";
