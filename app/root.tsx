import type { LoaderFunctionArgs, MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { errorReference, errorText } from "~/content/errors";
import { dates } from "~/content/offers";
import { siteName } from "~/content/site";
import { contactOf } from "~/env";
import { DocumentContext } from "~/shared/document";
import { BrandOnly, Footer, Header } from "~/ui/site-layout";
import { pageConfig } from "./shared/page-config";

/**
 * What every page says of the site: where it lives and how to reach the people behind it. What is offered comes along
 * where it depends on the day: a browser that hydrates the page must not ask its own clock.
 */
export function loader({ context: { configuration: env, offers } }: LoaderFunctionArgs) {
  if (!env) return null;
  return {
    siteUrl: env.SITE_URL,
    contact: contactOf(env),
    ...(!dates.asSpecified && { offers }),
  };
}

type RootData = Awaited<ReturnType<typeof loader>>;

/** Nothing on this page changes while it is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { css, scripts, nonce, ...server } = useContext(DocumentContext);
  const failed = Boolean(useRouteError());
  const matches = useMatches();
  const { theme } = failed ? {} : pageConfig(matches);
  const contact = useRouteLoaderData<RootData>("root")?.contact ?? server.contact;

  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#B93E22" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Inlined by the server; the browser keeps what it got. */}
        <style dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
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
        <Footer contact={contact} />
        {scripts ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

/** Pages bring their own; this one speaks when something went wrong. */
export const meta: MetaFunction = ({ error }) => errorMeta(statusOf(error));

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage status={statusOf(useRouteError())} />;
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The one page for everything that went wrong. It says nothing of the cause but the status. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = errorText(status);
  return (
    <section className="error-page">
      <p className="kicker">Erreur {status}</p>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        <a className="button" href="/">
          Revenir à l’accueil
        </a>{" "}
        <a href="/livre">Découvrir le livre</a>
      </p>
      <p className="reference">
        Référence technique : <code>{errorReference}</code>
      </p>
    </section>
  );
}

export function errorMeta(status: number): MetaDescriptor[] {
  return [
    { title: `${errorText(status).title} – ${siteName}` },
    { name: "robots", content: "noindex" },
  ];
}
