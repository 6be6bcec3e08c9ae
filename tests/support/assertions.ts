/** A test that asserts nothing would pass without having looked. */
import { beforeEach, expect } from "vitest";

beforeEach(() => expect.hasAssertions());
