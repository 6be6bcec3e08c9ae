import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { honeypot } from "~/leads/form-data";
import { Icon } from "~/ui/icons/icon";

export interface FormProblems {
  formId: string;
  errors: { name: string; message: string }[];
  /** Something failed that is nobody's mistake. */
  failed: boolean;
}

/** What keeps the form from being received, above it: the alert, or each wrong field with its link. */
export function Problems({ formId, errors, failed, failure }: FormProblems & { failure: string }) {
  const block = useRef<HTMLDivElement>(null);
  const wrong = failed || errors.length > 0;
  // With scripts the block appears in the page, and the reader is brought to it.
  useEffect(() => {
    if (wrong) block.current?.focus();
  }, [wrong]);

  if (failed) {
    return (
      // biome-ignore lint/a11y/noAutofocus: without scripts nothing else brings the reader to it
      <div ref={block} className="problems" role="alert" tabIndex={-1} autoFocus>
        {failure}
      </div>
    );
  }
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else brings the reader to it
    <div ref={block} className="problems" role="alert" tabIndex={-1} autoFocus>
      <p>{errors.length > 1 ? "Ces points sont à revoir :" : "Ce point est à revoir :"}</p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${formId}-${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Not for people: they neither see nor hear it. A text browser's reader is told to leave it alone. */
export function Honeypot() {
  return (
    <p hidden>
      <label>
        Laissez ce champ vide <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

interface SubmitButtonProps {
  label: string;
  /** While the form is under way. */
  busyLabel?: string;
  disabled?: boolean;
}

export function SubmitButton({ label, busyLabel = "Traitement...", disabled }: SubmitButtonProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <button type="submit" className="button" disabled={disabled || busy}>
      {busy ? (
        <>
          <Icon name="spinner" /> {busyLabel}
        </>
      ) : (
        label
      )}
    </button>
  );
}
