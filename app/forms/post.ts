import * as z from "zod/mini";

/** Hidden from people, whose browsers send it empty. */
export const honeypot = "remarque";

/** Whether the honeypot was filled in. Absent or empty means a person. */
export function isBot(form: FormData): boolean {
  return form.getAll(honeypot).some((value) => value !== "");
}

/** UTF-16 units of a value that is read and shown again: more than any field takes. */
const longestValue = 10_000;
/** Values of one name: more than any question has answers. */
const mostValues = 50;

/**
 * A form's known fields alone, each cut to a length at which it is refused: what a refused post shows again is bounded
 * in depth, names and size, whatever was posted (docs/decisions/0012). No field of the site takes a file.
 */
export function onlyFields(form: FormData, names: readonly string[]): FormData {
  const known = new FormData();
  for (const name of names)
    for (const value of form.getAll(name).slice(0, mostValues))
      if (typeof value === "string") known.append(name, value.slice(0, longestValue));
  return known;
}

interface Invalid {
  /** Messages by field name, in the shape of a conform submission. */
  error: Record<string, string[]>;
}

/**
 * Validates a form's values, for the `resolve` of conform's `parse`. One message a field, the first, since the later
 * ones follow from it.
 *
 * Not `parseWithZod` of `@conform-to/zod`, whose coercion brings zod's classic schemas to the browser (14 KB after
 * brotli); the schemas take form values as they come.
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
