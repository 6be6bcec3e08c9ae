import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { bookFacts } from "~/content/colophon";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { offSale } from "~/content/off-sale";
import { isOnSale, book as soldBook } from "~/content/offers";
import { resultPath } from "~/diagnostic/lead";
import { privatePage } from "~/http/responses";
import { isUuid } from "~/lib/ids";
import type { PageConfig } from "~/shared/page-config";
import { MessagePage, NextSteps } from "~/ui/message-page";
import { pageMeta } from "~/ui/page-meta";
import { Cover } from "~/ui/sections/book";
import { BookPrice, WayOn } from "~/ui/sections/price";
import { CiteBookTitle } from "~/ui/text";

export const handle = { sheet: "message", unlisted: true } satisfies PageConfig;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta = pageMeta({ ...diagnosticThanksPage.meta, picture: "diagnostic" });

/** The same page for all visitors, unless the URL names a report to link to. */
export function loader({ request }: LoaderFunctionArgs) {
  const leadId = new URL(request.url).searchParams.get("resultat");
  return isUuid(leadId)
    ? data({ resultPath: resultPath(leadId) }, { headers: privatePage })
    : { resultPath: null };
}

export default function DiagnosticThanks() {
  const { resultPath } = useLoaderData<typeof loader>();
  const { title, lead, spamNote, result, contents, book } = diagnosticThanksPage;
  const sale = (
    <section className="choice">
      <Cover alt="" />
      <header>
        <h2>{book.title}</h2>
        <p>
          <CiteBookTitle text={book.text} />
        </p>
      </header>
      <div>
        <BookPrice />
        <p className="small-print">{bookFacts}</p>
      </div>
      <p className="actions">
        <a className={resultPath ? "button quiet" : "button"} href={book.to}>
          {book.linkLabel}
        </a>
      </p>
    </section>
  );
  return (
    <MessagePage title={title} lead={lead}>
      {resultPath ? (
        <section className="choice">
          <h2>{result.title}</h2>
          <p>{result.text}</p>
          <p className="actions">
            <a className="button" href={resultPath}>
              {result.linkLabel}
            </a>
          </p>
        </section>
      ) : null}
      <p className="notice">{spamNote}</p>
      <NextSteps title={contents.title} steps={contents.items} />
      {isOnSale(soldBook) ? sale : <WayOn {...offSale.book.link} />}
    </MessagePage>
  );
}
