import { useLocation } from "@remix-run/react";
import { desk, deskMenu } from "~/content/desk";
import { canonicalPath } from "~/shared/address";
import { deskPath } from "~/shared/desk";

/** The desk's own header: its pages, in the place of the site's. */
export function DeskHeader() {
  const current = canonicalPath(useLocation().pathname);
  const isOpen = (to: string) =>
    to === current || (to !== deskPath && current.startsWith(`${to}/`));
  return (
    <header className="site-header">
      <a className="brand" href={deskPath}>
        {desk.name}
      </a>
      <details className="site-menu">
        <summary>Menu</summary>
      </details>
      <nav className="site-nav" aria-label={desk.menu}>
        <ul>
          {deskMenu.map(({ to, label }) => (
            <li key={to}>
              <a href={to} aria-current={isOpen(to) ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

export interface Operator {
  /** The address that Access vouched for. */
  address: string;
  /** Where Access forgets it. */
  leaveUrl: string;
}

export function DeskFooter({ operator }: { operator: Operator | undefined }) {
  return (
    <footer className="site-footer">
      <p>{operator?.address}</p>
      <ul>
        <li>
          <a href="/">{desk.site}</a>
        </li>
        <li>
          <a href={operator?.leaveUrl}>{desk.leave}</a>
        </li>
      </ul>
    </footer>
  );
}
