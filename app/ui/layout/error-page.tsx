import type { MetaDescriptor } from "@remix-run/cloudflare";
import { errorReference, errorText } from "~/content/errors";
import { siteName } from "~/content/site";

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
