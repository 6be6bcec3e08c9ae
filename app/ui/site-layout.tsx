import { useLocation } from "@remix-run/react";
import { samplesLine } from "~/content/readers";
import {
  cookieNote,
  footerLinks,
  legalLinks,
  navigation,
  siteName,
  slogan,
  withdrawalLink,
} from "~/content/site";
import type { Contact } from "~/content/types";
import { canonicalPath, hidesNavigation } from "~/shared/address";

/**
 * The navigation bar: all links on a wide screen, a native disclosure on a narrow one. Hidden for visitors from some
 * ads.
 */
export function Header() {
  const { pathname, search } = useLocation();
  if (hidesNavigation(new URLSearchParams(search))) return null;

  const current = canonicalPath(pathname);
  return (
    <header className="site-header">
      <a className="brand" href="/">
        {siteName}
      </a>
      <details className="site-menu">
        <summary>Menu</summary>
      </details>
      <nav className="site-nav" aria-label="Navigation principale">
        <ul>
          {navigation.map(({ to, label }) => (
            <li key={to}>
              <a href={to} aria-current={to === current ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Only the site's name, where the navigation bar is hidden. */
export function BrandOnly() {
  const { search } = useLocation();
  if (!hidesNavigation(new URLSearchParams(search))) return null;
  return <p className="brand brand-only">{siteName}</p>;
}

function Samples() {
  const line = samplesLine();
  return line && <p>{line.to ? <a href={line.to}>{line.label}</a> : line.label}</p>;
}

interface FooterProps {
  /** Absent when the configuration is invalid. */
  contact?: Contact | null | undefined;
  samples?: boolean;
}

export function Footer({ contact, samples }: FooterProps) {
  return (
    <footer className="site-footer">
      <div>
        <p className="brand">{siteName}</p>
        <p>{slogan}</p>
        <p>{cookieNote}</p>
        {samples ? <Samples /> : null}
        {contact ? (
          <address>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>{" "}
            <a href={contact.phoneUrl}>{contact.phone}</a>
          </address>
        ) : null}
      </div>
      <nav aria-label="Pied de page">
        <ul>
          {[...footerLinks, ...legalLinks, withdrawalLink].map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
