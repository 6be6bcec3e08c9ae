import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { evidencePage, orderDesk } from "~/content/desk-orders";
import { readContact } from "~/env";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders, privatePage } from "~/http/responses";
import { findEvidence } from "~/orders/evidence";
import { productName } from "~/orders/view";
import { orderDeskPath } from "~/shared/desk";
import { DeskPage } from "~/ui/desk/desk-page";
import { Facts } from "~/ui/desk/facts";
import { Moment } from "~/ui/desk/moment";
import { Row, Rows } from "~/ui/desk/rows";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta<Awaited<ReturnType<typeof loader>>>(({ sale }) =>
  evidencePage.title(sale.reference ?? ""),
);

export async function loader(get: LoaderFunctionArgs) {
  const { context, params } = requireOperator(get);
  const { db, env } = context;
  const reference = (params.reference ?? "").toUpperCase();
  const { email, phone } = readContact(env);
  const evidence = await findEvidence(db, reference, { siteUrl: env.SITE_URL, email, phone });
  if (!evidence) throw data(null, { status: 404, headers: privatePage });
  const { sale, dispute, downloads, parcel, mails, terms } = evidence;
  return { sale, dispute, downloads, parcel, mails, terms };
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

export default function EvidencePage() {
  const { sale, dispute, downloads, parcel, mails, terms } = useLoaderData<typeof loader>();
  const { reference, product, amount, refunded, paid_at, payment, email, country } = sale;
  const moment = (at: string | null) => at && <Moment at={at} />;
  return (
    <DeskPage title={evidencePage.title(reference ?? "")} lead={evidencePage.lead}>
      <section>
        <h2>{evidencePage.sale}</h2>
        <Facts
          facts={{
            [orderDesk.product]: productName(product),
            [evidencePage.amount]: amount,
            [evidencePage.refunded]: refunded,
            [orderDesk.paid]: moment(paid_at),
            [orderDesk.payment]: payment,
            [orderDesk.email]: email,
            [evidencePage.country]: country,
            [evidencePage.dispute]: dispute && `${dispute.state}, ${dispute.answer_due_on ?? "–"}`,
            [evidencePage.downloads]:
              downloads.times > 0 ? (
                <>
                  {evidencePage.times(downloads.times)}, {evidencePage.first}{" "}
                  {moment(downloads.first_at)}, {evidencePage.last} {moment(downloads.last_at)}
                </>
              ) : null,
          }}
        />
      </section>
      {parcel ? (
        <section>
          <h2>{evidencePage.parcel}</h2>
          <Facts
            facts={{
              [evidencePage.sentTo]: [parcel.name, parcel.address].filter(Boolean).join("\n"),
              [orderDesk.dedication]: parcel.dedication,
              [evidencePage.sentOn]: moment(parcel.sent_at),
              [orderDesk.tracking]: parcel.tracking_url,
            }}
          />
        </section>
      ) : null}
      <section>
        <h2>{evidencePage.mails}</h2>
        {mails.length === 0 ? <p>{orderDesk.noMessages}</p> : null}
        <Rows>
          {mails.map(({ type, status, created_at, delivered_at }) => (
            <Row
              key={type + created_at}
              title={orderDesk.messageTypes[type] ?? type}
              due={
                <>
                  {orderDesk.messageStates[status]} <Moment at={delivered_at ?? created_at} />
                </>
              }
            />
          ))}
        </Rows>
      </section>
      <section>
        <h2>{evidencePage.terms}</h2>
        <p>
          <a href={terms.address}>{terms.address}</a>
        </p>
        <pre>{terms.text}</pre>
      </section>
      <p className="actions">
        <a href={orderDeskPath(reference ?? "")}>{reference}</a>
      </p>
    </DeskPage>
  );
}
