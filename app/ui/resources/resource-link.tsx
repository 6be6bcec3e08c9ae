import type { ReactNode } from "react";
import { resourcesPage } from "~/content/resources";
import { Icon, type IconName } from "~/ui/icons/icon";

interface ResourceLinkProps {
  /** Absent as long as the resource is locked. */
  href: string | undefined;
  icon: IconName;
  download?: boolean;
  children: ReactNode;
}

/** A link that leads nowhere, and says why, until an e-mail was left. */
export function ResourceLink({ href, icon, download, children }: ResourceLinkProps) {
  if (!href) {
    return (
      <div className="resource-lock">
        {/* biome-ignore lint/a11y/useValidAnchor: a link without an address is HTML's disabled link */}
        <a
          className="resource-link"
          role="link"
          aria-disabled="true"
          title={resourcesPage.form.lockedHint}
        >
          <Icon name="lock" /> {children}
        </a>
        <p>{resourcesPage.form.lockedHint}</p>
      </div>
    );
  }
  return (
    <a className="resource-link" href={href} download={download}>
      <Icon name={icon} /> {children}
    </a>
  );
}
