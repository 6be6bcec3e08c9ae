import { Expression } from "~/db/insert-where";
import type { OutboxEvent } from "~/db/schema";

const day = 24 * 60 * 60 * 1000;

/** Start of the day that a quota looks back on, ISO 8601. */
export function dayBefore(moment: string): string {
  return new Date(Date.parse(moment) - day).toISOString();
}

/**
 * A mail's row to insert under a daily quota: `capped` where the quota is used up. Only rows that were let
 * through hold the quota's name, so a flood of capped ones costs no reading.
 */
export function underQuota({ status, quota, ...event }: OutboxEvent, usedUp: Expression) {
  return {
    ...event,
    status: new Expression(`iif(${usedUp.sql}, 'capped', ?)`, [...usedUp.parameters, status]),
    quota: new Expression(`iif(${usedUp.sql}, NULL, ?)`, [...usedUp.parameters, quota]),
  };
}
