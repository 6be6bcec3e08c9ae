/** Of the Worker's two cron triggers one fires often, the other at a fixed minute, once a night. */
export function isNightly(cron: string): boolean {
  return /^\d/.test(cron);
}
