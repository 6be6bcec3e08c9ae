import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { privacyLabel } from "~/content/forms";
import { honeypot } from "~/leads/forms/lead-form";
import { Icon } from "~/ui/icons/icon";

export interface FormProblems {
  /** What is wrong, and the id of the element where it can be mended. */
  errors: readonly { id: string; message: string }[];
  /** Said instead when something failed that is nobody's mistake. */
  failure?: string | undefined;
  /** Whether they answer what was just sent, and not what is being typed. */
  sent?: boolean;
}

/** What keeps the form from being received, above it: the alert, or each wrong field with its link. */
export function Problems({ errors, failure, sent = true }: FormProblems) {
  const block = useRef<HTMLDivElement>(null);
  const wrong = Boolean(failure) || errors.length > 0;
  // With scripts the block appears in the page, and whoever sent the form is brought to it.
  useEffect(() => {
    if (wrong && sent) block.current?.focus();
  }, [wrong, sent]);

  if (!wrong) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else brings the reader to it
    <div ref={block} className="problems" role="alert" tabIndex={-1} autoFocus>
      {failure ?? <ErrorList errors={errors} />}
    </div>
  );
}

function ErrorList({ errors }: Pick<FormProblems, "errors">) {
  return (
    <>
      <p>{errors.length > 1 ? "Ces points sont à revoir :" : "Ce point est à revoir :"}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </>
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

/** Below each form: what becomes of the data, in the legal notice's fourth article. */
export function PrivacyNote() {
  return (
    <p className="small-print">
      <a href="/mentions-legales#article-4">{privacyLabel}</a>
    </p>
  );
}

interface SubmitButtonProps {
  label: string;
  /** While the form is under way. */
  busyLabel?: string;
  disabled?: boolean;
  /** Id of the words that say why it is disabled. */
  describedBy?: string;
}

export function SubmitButton({
  label,
  busyLabel = "Traitement...",
  disabled,
  describedBy,
}: SubmitButtonProps) {
  const busy = useSending();
  return (
    <button
      type="submit"
      className="button"
      disabled={disabled || busy}
      aria-describedby={disabled ? describedBy : undefined}
    >
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

/** A page left by sending its form comes back from the browser's memory still sending: that is over. */
function useSending(): boolean {
  const navigation = useNavigation();
  const [abandoned, setAbandoned] = useState<typeof navigation>();
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAbandoned(navigation);
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [navigation]);
  return navigation.formMethod === "POST" && navigation !== abandoned;
}
