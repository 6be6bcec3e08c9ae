import type { Destination } from "~/db/schema";
import type { PendingEvent } from "./event";

/** A destination that can be reached, by the settings of this run. */
export interface Channel {
  destination: Destination;
  /** Names it in log lines. */
  label: string;
  /** Types of the events it can send; all of its own when absent. */
  types?: readonly string[];
  /** Never throws: whatever happens is an outcome. */
  send: (event: PendingEvent) => Promise<Outcome>;
}

/** A fault names a status, a code or a kind of error. It may be logged: never personal data. */
export type Outcome =
  | { kind: "delivered" }
  /** Answered 410: the endpoint wants no more. */
  | { kind: "gone"; fault: string }
  /** `retryAfter` in milliseconds, 0 when the receiver named none. */
  | { kind: "failed"; fault: string; retryAfter: number }
  /** No other try would end otherwise. */
  | { kind: "refused"; fault: string }
  /** There is nothing to send any more. */
  | { kind: "void" };
