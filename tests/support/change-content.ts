import { onTestFinished } from "vitest";

/**
 * Changes values of the content for one test. Unlike `vi.mock` it needs no module of its own, so that the test can
 * share its process with others.
 */
export function changeContent<Content extends object>(content: Content, values: Partial<Content>) {
  const before = { ...content };
  Object.assign(content, values);
  onTestFinished(() => {
    Object.assign(content, before);
  });
}
