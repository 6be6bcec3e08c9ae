import { contactPage as words } from "~/content/desk-contacts";
import type { DeskProblem } from "~/shared/desk";
import { ActForm, DeskField } from "~/ui/desk/act-form";
import { mergeName } from "./fields";
import type { ContactView } from "./view";

interface CorrectProps {
  email: string;
  problem: DeskProblem | undefined;
}

/** Asks whether two addresses become one; nothing unless that was just found out. */
export function MergeQuestion({ email, problem }: CorrectProps) {
  const merged = problem?.typed?.[mergeName];
  return merged ? (
    <ActForm
      act="contact.corrected"
      label={words.merge}
      hidden={{ from: email, email: merged, [mergeName]: merged }}
    />
  ) : null;
}

export function CorrectSection({ email, problem }: CorrectProps) {
  return (
    <details open={problem?.field !== undefined}>
      <summary>{words.correct}</summary>
      <ActForm act="contact.corrected" label={words.correctButton} hidden={{ from: email }} quiet>
        <p>{words.correctText}</p>
        <DeskField
          name="email"
          type="email"
          label={words.newAddress}
          value={email}
          required
          problem={problem}
        />
      </ActForm>
    </details>
  );
}

interface EraseProps {
  contact: ContactView;
  problem: DeskProblem | undefined;
}

export function EraseSection({ contact: { email, remains }, problem }: EraseProps) {
  const { sales, waiting } = remains;
  return (
    <details open={problem !== undefined}>
      <summary>{words.erase}</summary>
      <ActForm act="contact.erased" label={words.eraseButton} quiet>
        <p>{words.eraseText}</p>
        {waiting.length > 0 ? <p className="late">{words.waiting(waiting)}</p> : null}
        {sales.length > 0 ? <p>{words.stays(sales)}</p> : null}
        <p>{words.staysAlways}</p>
        <DeskField
          id="effacer"
          name="email"
          type="email"
          label={words.typeToErase(email)}
          required
          autoComplete="off"
          problem={problem}
        />
      </ActForm>
    </details>
  );
}
