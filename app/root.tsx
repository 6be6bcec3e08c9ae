import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { errorReference, errorText, errorWays } from "~/content/errors";
import { illustrationSize } from "~/content/illustrations";
import { dates } from "~/content/offers";
import { hasSamples } from "~/content/readers";
import { siteName } from "~/content/site";
import type { Contact } from "~/content/types";
import { contactOf } from "~/env";
import { type RootData, useRootData } from "~/ui/root-data";
import { BrandOnly, Footer, Header } from "~/ui/site-layout";
import { pageConfig } from "./shared/page-config";

/**
 * The site's origin and contact, for all pages. The offers too if they depend on the day: a browser that hydrates the
 * page must not use its own clock.
 */
export function loader({
  context: { configuration: env, offers },
}: LoaderFunctionArgs): RootData | null {
  if (!env) return null;
  return {
    siteUrl: env.SITE_URL,
    contact: contactOf(env),
    samples: hasSamples(),
    ...(!dates.asSpecified && { offers }),
  };
}

/** What only the server knows of the document. The browser gets the defaults and keeps the server's HTML. */
interface ServerDocument {
  /** Content of the page's one style element. */
  css: string;
  /** Whether the page ships Remix's JavaScript: true in the browser, which then runs it. */
  scripts: boolean;
  /** Marks the scripts of this rendering. Absent in the browser. */
  nonce?: string | undefined;
  /** For error pages, for which the loader may not have run. Absent in the browser. */
  contact?: Contact | null;
}

export const DocumentContext = createContext<ServerDocument>({ css: "", scripts: true });

/** This data never changes while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { css, scripts, nonce, ...server } = useContext(DocumentContext);
  const failed = Boolean(useRouteError());
  const matches = useMatches();
  const { theme, showsClaims, script } = failed ? {} : pageConfig(matches);
  const data = useRootData();

  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#B93E22" />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Inlined by the server; the browser keeps the server's. */}
        <style dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
        {script ? <script src={script} defer /> : null}
      </head>
      <body className={theme && `theme-${theme}`}>
        <a className="skip-link" href="#contenu">
          Aller au contenu
        </a>
        <Header />
        <main id="contenu" tabIndex={-1}>
          <BrandOnly />
          {children}
        </main>
        <Footer
          contact={data?.contact ?? server.contact}
          samples={Boolean(showsClaims && data?.samples)}
        />
        {scripts ? (
          <>
            <Scripts nonce={nonce} />
            <script type="module" src="/late.js" />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Pages have their own; this is the error page's. */
export const meta: MetaFunction = ({ error }) => [
  { title: `${errorText(statusOf(error)).title} – ${siteName}` },
  { name: "robots", content: "noindex" },
];

export default function App() {
  return <Outlet />;
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The page of all errors. It shows nothing of the cause but the status. */
export function ErrorBoundary() {
  const status = statusOf(useRouteError());
  const { title, text } = errorText(status);
  return (
    <section className="error-page">
      <div>
        <p className="kicker">Erreur {status}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <nav aria-label={errorWays.label}>
          <ul>
            {errorWays.links.map(({ to, label, text }) => (
              <li key={to}>
                <a href={to}>{label}</a> <span className="small-print">{text}</span>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small-print">
          Référence technique&nbsp;: <code>{errorReference}</code>
        </p>
      </div>
      <figure>
        <img src="/images/plates/window.svg" {...illustrationSize} alt="" />
        {/* The missing page, as a sheet that flies out of the window. */}
        <svg className="loose-leaf" viewBox="0 0 90 110" aria-hidden="true">
          <path fill="#fffdf9" d="M14 16q28-14 62-10 4 42 8 80-30-2-68 18 4-44-2-88Z" />
          <path d="M22 28q22-9 48-8M22 40q23-9 49-8M22 52q24-9 50-8M22 64q24-10 51-9M22 76q14-6 26-7" />
          <path d="M84 86q-12-2-22 4 12 2 8 12-26-2-54 2M64 90l12-2M67 95l8-4" />
        </svg>
      </figure>
    </section>
  );
}
