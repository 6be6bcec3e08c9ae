import { variables } from "./variables";

const settings: Record<string, string | undefined> = variables;

/** The value of one of the site's variables, those of `.dev.vars.example` included. */
export function setting(name: string): string {
  const value = settings[name];
  if (value === undefined) throw new Error(`${name} is not set in the tests`);
  return value;
}
