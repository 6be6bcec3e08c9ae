import * as z from "zod/mini";

/** A field hidden from people, so their browsers send it empty. */
export const honeypot = "remarque";

/** Whether the honeypot was filled in. Absent or empty means a person. */
export function isBot(form: FormData): boolean {
  return form.getAll(honeypot).some((value) => value !== "");
}

/** UTF-16 units kept of each value: more than any field accepts. */
const maxValueLength = 10_000;
/** Values kept per name: more than any question has answers. */
const maxValues = 50;

/**
 * Keeps only a form's own fields, each cut to a length that validation still rejects. This bounds the names, depth and
 * size of what a rejected post shows again (docs/decisions/0012). No form of the site takes a file.
 */
export function onlyFields(form: FormData, names: readonly string[]): FormData {
  const kept = new FormData();
  for (const name of names)
    for (const value of form.getAll(name).slice(0, maxValues))
      if (typeof value === "string") kept.append(name, value.slice(0, maxValueLength));
  return kept;
}

interface Invalid {
  /** Messages by field name, in the shape of a conform submission. */
  error: Record<string, string[]>;
}

/**
 * Validates a form's values, for the `resolve` of conform's `parse`. Reports one message per field: the first, since
 * later ones follow from it.
 *
 * `parseWithZod` of `@conform-to/zod` would send zod's classic schemas to the browser (14 KB after brotli) to convert
 * values; the schemas here take form values as they are.
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
