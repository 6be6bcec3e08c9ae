import { useLocation } from "@remix-run/react";
import { Children, type ReactNode } from "react";
import { desk } from "~/content/desk";
import { cursorName } from "~/shared/desk";

/** A list, one thing a row. */
export function Rows({ children }: { children: ReactNode }) {
  return Children.count(children) > 0 ? <ul className="rows">{children}</ul> : null;
}

interface RowProps {
  /** Names the row: mostly a link. */
  title: ReactNode;
  /** When, or until when; `late` says that it is over. */
  due?: ReactNode;
  late?: boolean | undefined;
  /** What else is known, below the title. */
  children?: ReactNode;
  /** The button or link that does what is to be done. */
  action?: ReactNode;
}

export function Row({ title, due, late, children, action }: RowProps) {
  return (
    <li>
      <div>
        <p className="row-title">{title}</p>
        {due ? <p className={late ? "due late" : "due"}>{due}</p> : null}
        {children}
      </div>
      {action}
    </li>
  );
}

/** The way to the page after this one, and back to the first. */
export function Pager({ next }: { next: string | null }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isFirst = !query.has(cursorName);
  if (isFirst && next === null) return null;
  query.delete(cursorName);
  const first = query.toString();
  if (next !== null) query.set(cursorName, next);
  return (
    <p className="actions">
      {next === null ? null : (
        <a className="button quiet" href={`${pathname}?${query}`} rel="next">
          {desk.older}
        </a>
      )}
      {isFirst ? null : <a href={first ? `${pathname}?${first}` : pathname}>{desk.newest}</a>}
    </p>
  );
}
