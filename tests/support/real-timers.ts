/** Restores the real clock after each test. */
import { afterEach, vi } from "vitest";

afterEach(() => void vi.useRealTimers());
