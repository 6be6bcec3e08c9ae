/** A test that stops the clock leaves it running to the next one. */
import { afterEach, vi } from "vitest";

afterEach(() => void vi.useRealTimers());
