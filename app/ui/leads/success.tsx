import { useEffect, useRef } from "react";
import type { NextStep } from "~/content/types";
import { Icon, type IconName } from "~/ui/icons/icon";
import { Ordinals } from "~/ui/ordinals";

interface SuccessProps extends NextStep {
  icon?: IconName;
}

/** Stands in the form's place once it was received, and is what the reader is brought to. */
export function Success({ title, text, next, icon = "mail" }: SuccessProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else brings the reader to it
    <div ref={message} className="success" role="status" tabIndex={-1} autoFocus>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>
        <Ordinals text={text} />
      </p>
      <a className="button quiet" href={next.href}>
        {next.label}
      </a>
    </div>
  );
}
