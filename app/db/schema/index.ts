/*
 * Properties are named like their columns: the specification names the columns, and forms, rows and events use the same
 * words. The one exception is an event's subject, whose columns are called `lead_…`. Times are ISO 8601 in UTC with
 * milliseconds, so that they sort as text.
 */

export * from "./failures";
export * from "./leads";
export * from "./operator";
export * from "./orders";
export * from "./outbox";
export * from "./statistics";
export * from "./withdrawals";
