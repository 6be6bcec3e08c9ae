import { Meta, Scripts, useMatches, useRouteError } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import type { Contact } from "~/content/types";
import { pageConfig } from "~/shared/page-config";
import { DeskFooter, DeskHeader } from "./desk/desk-layout";
import { useRootData } from "./root-data";
import { BrandOnly, Footer, Header } from "./site-layout";

/** What the document needs besides the page's data. */
interface ServerDocument {
  /** Content of the page's one style element. */
  css: string;
  /** Whether the page ships Remix's JavaScript. */
  scripts: boolean;
  /** The nonce of this rendering's scripts. */
  nonce?: string | undefined;
  /** For error pages, for which the loader may not have run. */
  contact: Contact | null;
}

export const DocumentContext = createContext<ServerDocument>({
  css: "",
  scripts: false,
  contact: null,
});

/**
 * Tests for features that the modules need. Old browsers without them keep the server's form; every browser in
 * `browserslist` has them.
 */
const loader = '[].at && [].findLast && import("/late.js")';

/** The page around the part that the browser may render. */
export function Document({ children }: { children: ReactNode }) {
  const { css, scripts, nonce, ...server } = useContext(DocumentContext);
  const failed = Boolean(useRouteError());
  const matches = useMatches();
  const { sheet, theme, showsClaims, script } = failed ? {} : pageConfig(matches);
  const data = useRootData();
  const isDesk = sheet?.startsWith("desk");

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
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {script ? <script src={script} defer /> : null}
      </head>
      <body className={theme && `theme-${theme}`}>
        <a className="skip-link" href="#contenu">
          Aller au contenu
        </a>
        {isDesk ? <DeskHeader /> : <Header />}
        <main id="contenu" tabIndex={-1}>
          <BrandOnly />
          {children}
        </main>
        {isDesk ? (
          <DeskFooter operator={data?.operator} />
        ) : (
          <Footer
            contact={data?.contact ?? server.contact}
            samples={Boolean(showsClaims && data?.samples)}
          />
        )}
        {scripts ? (
          <>
            <Scripts nonce={nonce} />
            <script nonce={nonce} type="module" dangerouslySetInnerHTML={{ __html: loader }} />
          </>
        ) : null}
      </body>
    </html>
  );
}
