/** For the mutation run: that a property fails is all it wants to know, not the smallest example. */
import fc from "fast-check";

fc.configureGlobal({ endOnFailure: true });
