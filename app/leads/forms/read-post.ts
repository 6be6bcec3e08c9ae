import * as z from "zod/mini";

/** Honeypot: hidden from people, whose browsers send it empty. */
export const honeypot = "remarque";

/** Whether the honeypot was filled in, which no person sees. Absent or empty is a person. */
export function isBot(form: FormData): boolean {
  return form.getAll(honeypot).some((value) => value !== "");
}

/** The form's fields that were asked for, and nothing else that may have come along. */
export function onlyFields(form: FormData, names: readonly string[]): FormData {
  const known = new FormData();
  for (const name of names) for (const value of form.getAll(name)) known.append(name, value);
  return known;
}

interface Invalid {
  /** Messages by field name, in the shape of a conform submission. */
  error: Record<string, string[]>;
}

/**
 * Checks a form's values against its schema, for the `resolve` of conform's `parse`. One message a
 * field: the first, since the later ones follow from it.
 *
 * Stands in for `parseWithZod` of `@conform-to/zod`, whose coercion brings all of zod's classic
 * schemas to the browser (14 KB after brotli); the lead schemas read form values as they come.
 */
export function validate<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): { value: z.output<Schema> } | Invalid {
  const result = z.safeParse(schema, values);
  if (result.success) return { value: result.data };

  const error: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) error[String(path[0] ?? "")] ??= [message];
  return { error };
}
