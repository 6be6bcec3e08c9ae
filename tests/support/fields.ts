export type Fields = [name: string, value: string][];

/** A form's values by field: a list is sent several times, undefined not at all. */
export type Values = Record<string, string | string[] | undefined>;

export function fieldsOf(valid: Values, changes: Values = {}): Fields {
  return Object.entries({ ...valid, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
}
