import type { ReactNode } from "react";
import { type ActName, desk } from "~/content/desk";
import { actField, type DeskProblem } from "~/shared/desk";

interface ActFormProps {
  act: ActName;
  /** What the button says. */
  label: string;
  /** What it acts on, and what the page has shown of it. */
  hidden?: Record<string, string | null>;
  /** One of several equals, or not the page's first. */
  quiet?: boolean;
  children?: ReactNode;
}

/** A button that does something, with the fields that it needs: a plain post to this page. */
export function ActForm({ act, label, hidden = {}, quiet, children }: ActFormProps) {
  return (
    <form method="post" className="act">
      <input type="hidden" name={actField} value={act} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      {children}
      <button type="submit" className={quiet ? "button quiet" : "button"}>
        {label}
      </button>
    </form>
  );
}

interface DeskFieldProps {
  name: string;
  label: string;
  value?: string | null | undefined;
  type?: "text" | "url" | "email" | "search";
  maxLength?: number;
  required?: boolean;
  autoComplete?: string;
  hint?: string;
  /** Tells fields of the same name on one page apart. */
  id?: string;
  /** Why the act was refused, if it was about this field. */
  problem?: DeskProblem | undefined;
}

/** A field with its label. What was typed when the act was refused stands in it again. */
export function DeskField({ id, label, value, hint, problem, ...input }: DeskFieldProps) {
  const { name, type = "text" } = input;
  const fieldId = id ?? name;
  const isWrong = problem?.field === name;
  return (
    <p className="field">
      <label htmlFor={fieldId}>{label}</label>
      <input
        {...input}
        type={type}
        id={fieldId}
        defaultValue={problem?.typed?.[name] ?? value ?? ""}
        aria-invalid={isWrong || undefined}
        aria-describedby={hint ? `${fieldId}-hint` : undefined}
      />
      {hint ? (
        <span className="small-print" id={`${fieldId}-hint`}>
          {hint}
        </span>
      ) : null}
    </p>
  );
}

interface SearchFormProps {
  /** What is searched for, as the address says it. */
  query: string;
  label: string;
  hint?: string;
  /** Kept from the address. */
  hidden?: Record<string, string | null>;
}

/** Searches this page's list: a plain GET, so that the address says what is shown. */
export function SearchForm({ query, label, hint, hidden = {} }: SearchFormProps) {
  return (
    <form className="search">
      <DeskField name="q" type="search" label={label} value={query} hint={hint} maxLength={200} />
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <button type="submit" className="button quiet">
        {desk.search}
      </button>
    </form>
  );
}

interface FilterLinksProps {
  label: string;
  /** The parameter of the address. */
  name: string;
  chosen: string | null;
  /** A null value shows everything. */
  options: readonly { value: string | null; label: string }[];
  path: string;
}

/** One of several lists: links, the open one marked. */
export function FilterLinks({ label, name, chosen, options, path }: FilterLinksProps) {
  return (
    <nav className="filters" aria-label={label}>
      <ul>
        {options.map(({ value, label }) => (
          <li key={label}>
            <a
              href={value === null ? path : `${path}?${name}=${value}`}
              aria-current={value === chosen ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
