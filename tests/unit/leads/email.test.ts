import { expect, test } from "vitest";
import * as z from "zod/mini";
import { browserEmail, email, internetEmail } from "~/leads/forms/fields";

test.each([browserEmail, internetEmail])(
  "a domain of other letters is kept in its ASCII form",
  (format) => {
    const read = (text: string) => z.safeParse(email(format), text).data;
    expect(read("jean@exämple.fr")).toBe("jean@xn--exmple-cua.fr");
    expect(read("jean@example.fr")).toBe("jean@example.fr");
    expect(read("jean@exämple.fr/x")).toBeUndefined();
    expect(read("jean@exämple.fr:80")).toBeUndefined();
    expect(read("jéan@exämple.fr")).toBeUndefined();
  },
);
