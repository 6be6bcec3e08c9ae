import { useLocation } from "@remix-run/react";
import { navigation, siteName } from "~/content/site";
import { canonicalPath } from "~/shared/canonical-path";
import { hidesNavigation } from "~/shared/query";

/** The bar: all links on a wide screen, a native disclosure on a narrow one. Hidden for some ads. */
export function Header() {
  const { pathname, search } = useLocation();
  if (hidesNavigation(new URLSearchParams(search))) return null;

  const current = canonicalPath(pathname);
  const links = (
    <ul>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <a href={to} aria-current={to === current ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <header className="bar">
      <a className="brand" href="/">
        {siteName}
      </a>
      <nav className="bar-wide" aria-label="Navigation principale">
        {links}
      </nav>
      <details className="bar-menu">
        <summary>Menu</summary>
        <nav aria-label="Navigation mobile">{links}</nav>
      </details>
    </header>
  );
}

/** Where the bar is hidden, the name alone still says whose page this is. */
export function LoneBrand() {
  const { search } = useLocation();
  if (!hidesNavigation(new URLSearchParams(search))) return null;
  return <p className="brand lone">{siteName}</p>;
}
