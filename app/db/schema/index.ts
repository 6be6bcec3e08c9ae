/*
 * Properties have the names of their columns: the specification names the columns, and forms, rows and events then use
 * the same words. Only an event's subject has names that its columns do not (`lead_…`). Times are ISO 8601 in UTC with
 * milliseconds, so that they sort as text.
 */

export * from "./failures";
export * from "./leads";
export * from "./orders";
export * from "./outbox";
export * from "./statistics";
export * from "./withdrawals";
