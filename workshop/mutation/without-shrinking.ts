/** The mutation run only needs to know that a property fails, not the smallest example. */
import fc from "fast-check";

fc.configureGlobal({ endOnFailure: true });
