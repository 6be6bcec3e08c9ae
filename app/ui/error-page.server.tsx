import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { errorLinks, errorReference, errorText } from "~/content/errors";
import { illustrationSize } from "~/content/illustrations";
import { siteName } from "~/content/site";

export const errorMeta: MetaFunction = ({ error }) => [
  { title: `${errorText(statusOf(error)).title} – ${siteName}` },
  { name: "robots", content: "noindex" },
];

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The page for all errors. It reveals only the status, never the cause. */
export function ErrorPage() {
  const status = statusOf(useRouteError());
  const { title, text } = errorText(status);
  return (
    <section className="error-page">
      <div>
        <p className="kicker">Erreur {status}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <nav aria-label={errorLinks.label}>
          <ul>
            {errorLinks.links.map(({ to, label, text }) => (
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
