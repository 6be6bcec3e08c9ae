/*
 * Properties bear the column names themselves: the specification names the columns, and forms, rows
 * and announced events then speak the same words. Times are ISO 8601 in UTC with milliseconds, so
 * that they sort as text.
 */

export * from "./leads";
export * from "./orders";
export * from "./outbox";
export * from "./statistics";
export * from "./withdrawals";
