import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { privacyLabel, problemsTitle } from "~/content/forms";
import { honeypot } from "~/forms/post";
import { consentField, consentHash } from "~/leads/forms/consent-hash";
import type { LeadForm } from "~/leads/forms/lead-form";
import { Icon } from "~/ui/icons/icon";

export interface FormProblems {
  /** Messages, with the id of the field to correct. */
  errors: readonly { id: string; message: string }[];
  /** Shown instead after an error that is not the visitor's fault. */
  failure?: string | undefined;
  /** Whether they result from submitting the form rather than from typing. */
  sent?: boolean;
}

/** The first message of each wrong field, in the order of `names`. */
export function errorsOf(
  { id, allErrors }: { id: string; allErrors: Record<string, string[]> },
  names: readonly string[],
): FormProblems["errors"] {
  return names.flatMap((name) => {
    const message = allErrors[name]?.[0];
    return message ? [{ id: `${id}-${name}`, message }] : [];
  });
}

/** The alert above a form, or a link to each invalid field. */
export function Problems({ errors, failure, sent = true }: FormProblems) {
  const block = useRef<HTMLDivElement>(null);
  const isAnswered = useNavigation().state === "idle";
  const wrong = Boolean(failure) || errors.length > 0;
  // With scripts the block appears in the open page, so it takes the focus after every answer, even a repeated one.
  useEffect(() => {
    if (wrong && sent && isAnswered) block.current?.focus();
  }, [wrong, sent, isAnswered]);

  if (!wrong) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else moves the focus here
    <div ref={block} className="problems" role="alert" tabIndex={-1} autoFocus>
      {failure ?? (
        <>
          <p>{errors.length > 1 ? problemsTitle.several : problemsTitle.one}</p>
          <ul>
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`}>{message}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface FieldErrorProps {
  id: string | undefined;
  message: string | undefined;
}

export function FieldError({ id, message }: FieldErrorProps) {
  return message ? (
    <p className="field-error" id={id}>
      {message}
    </p>
  ) : null;
}

/** Hidden from people; the label is for text browsers. */
export function Honeypot() {
  return (
    <p hidden>
      <label>
        Laissez ce champ vide <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** Says which sentences the visitor saw. */
export function ConsentSeen({ form }: { form: Pick<LeadForm, "consent"> }) {
  return <input type="hidden" name={consentField} value={consentHash(form)} />;
}

export function PrivacyNote() {
  return (
    <p className="small-print">
      <a href="/mentions-legales#article-4">{privacyLabel}</a>
    </p>
  );
}

interface SubmitButtonProps {
  label: string;
  /** While the form is being sent. */
  busyLabel?: string;
  disabled?: boolean;
  /** Id of the text that explains why it is disabled. */
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
      suppressHydrationWarning
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

/** A page restored from the back-forward cache after its form was sent still says "sending": reset it. */
function useSending(): boolean {
  const navigation = useNavigation();
  const [abandoned, setAbandoned] = useState<typeof navigation>();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAbandoned(navigation);
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [navigation]);
  return navigation.formMethod === "POST" && navigation !== abandoned;
}
