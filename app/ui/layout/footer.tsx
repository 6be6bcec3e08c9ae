import {
  cookieNote,
  footerLinks,
  legalLinks,
  siteName,
  slogan,
  withdrawalLink,
} from "~/content/site";
import type { Contact } from "~/content/types";

interface FooterProps {
  /** Absent when the configuration is broken. */
  contact?: Contact | null | undefined;
}

export function Footer({ contact }: FooterProps) {
  return (
    <footer className="foot">
      <div>
        <p className="brand">{siteName}</p>
        <p>{slogan}</p>
        <p>{cookieNote}</p>
        {contact ? (
          <address>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>{" "}
            <a href={contact.phoneUrl}>{contact.phone}</a>
          </address>
        ) : null}
      </div>
      <nav aria-label="Pied de page">
        <ul>
          {[...footerLinks, ...legalLinks].map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="withdraw">
        <a href={withdrawalLink.to}>{withdrawalLink.label}</a>
      </p>
    </footer>
  );
}
