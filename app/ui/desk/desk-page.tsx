import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ActName, acts } from "~/content/desk";
import { type DeskProblem, orderDeskPath, readDone } from "~/shared/desk";

interface DeskPageProps {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Why the act that was posted is refused. */
  problem?: DeskProblem | undefined;
  children: ReactNode;
}

/** A page of the desk: its title, what was just done or refused, and its parts. */
export function DeskPage({ title, lead, problem, children }: DeskPageProps) {
  return (
    <div className="desk">
      <header>
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </header>
      {problem ? (
        <p className="problems" role="alert">
          {problem.message}
        </p>
      ) : (
        <Notice />
      )}
      {children}
    </div>
  );
}

/** What the act before this page did, or that it had been done before. */
function Notice() {
  const { act, already, count, reference } = readDone(useSearchParams()[0]);
  if (!Object.hasOwn(acts, act)) return null;
  const text = acts[act as ActName];
  return (
    <p className={already ? "notice already" : "notice"} role="status">
      {already ? text.already : text.done(count)}
      {reference ? (
        <>
          {" "}
          <a href={orderDeskPath(reference)}>{reference}</a>
        </>
      ) : null}
    </p>
  );
}
