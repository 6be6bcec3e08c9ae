import type { OutboxEvent } from "~/db/schema";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

export const webhook = {
  url: "https://automation.example/leads?token=abc",
  secret: "whsec_bG9jYWwtZGV2ZWxvcG1lbnQtb25seS1rZXktMDE=",
};

export function idOf(events: readonly Pick<OutboxEvent, "id">[]): string {
  const [event] = events;
  if (!event) throw new Error("not stored");
  return event.id;
}
