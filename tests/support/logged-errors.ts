import { onTestFinished, vi } from "vitest";

/** What is logged as an error from here to the end of the test. */
export function loggedErrors(): string[] {
  const lines: string[] = [];
  const spy = vi
    .spyOn(console, "error")
    .mockImplementation((line) => void lines.push(String(line)));
  onTestFinished(() => spy.mockRestore());
  return lines;
}
