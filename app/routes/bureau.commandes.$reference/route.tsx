import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { orderDesk } from "~/content/desk-orders";
import { productIds, products } from "~/content/products";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders, privatePage } from "~/http/responses";
import { findOrderDetails } from "~/orders/details";
import { type DeskProblem, deskPath, orderDeskPath, readDone } from "~/shared/desk";
import { ActForm, DeskField } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Facts } from "~/ui/desk/facts";
import { Moment } from "~/ui/desk/moment";
import { Row, Rows } from "~/ui/desk/rows";
import { orderActs, referenceOf } from "./acts";
import { ParcelSection } from "./parcel";
import { type OrderView, viewOf } from "./view";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta<Awaited<ReturnType<typeof loader>>>((order) => order.reference);

export async function loader(get: LoaderFunctionArgs) {
  const { context, params } = requireOperator(get);
  const reference = referenceOf(params);
  const details = await findOrderDetails(context.db, reference);
  if (details) return { reference, order: viewOf(details, Date.now()) };
  throw data(null, { status: 404, headers: privatePage });
}

export const action = (post: ActionFunctionArgs) => answerAct(post, orderActs);

export default function OrderDeskPage() {
  const { reference, order } = useLoaderData<typeof loader>();
  const problem = useActionData<DeskProblem>();
  const { name, amount, parcel, dispute } = order;
  const { act, already } = readDone(useSearchParams()[0]);
  return (
    <DeskPage title={reference} lead={`${name}, ${amount}`} problem={problem}>
      {dispute ? <p className="problems">{dispute}</p> : null}
      {parcel ? <ParcelSection parcel={parcel} problem={problem} /> : null}
      <BuyerSection order={order} />
      <MoneySection order={order} />
      <MessagesSection order={order} />
      <GiveSection
        email={order.email}
        after={act === "order.given" && already ? reference : null}
        problem={problem?.act === "order.given" ? problem : undefined}
      />
      <HistorySection order={order} />
      <p>
        <a href={`${deskPath}/commandes`}>{orderDesk.back}</a>
      </p>
    </DeskPage>
  );
}

interface SectionProps {
  order: OrderView;
}

function BuyerSection({ order }: SectionProps) {
  const { email, paidAt, origin, payment, country, downloads, lastDownloadAt } = order;
  const { buyersPath, receiptPath } = order;
  return (
    <section>
      <h2>{orderDesk.buyer}</h2>
      <Facts
        facts={{
          [orderDesk.email]: email ? <a href={`mailto:${email}`}>{email}</a> : orderDesk.erased,
          [orderDesk.paid]: <Moment at={paidAt} />,
          [orderDesk.origin]: origin,
          [orderDesk.payment]: payment,
          [orderDesk.country]: country,
          [orderDesk.downloads]:
            downloads > 0 && lastDownloadAt ? (
              <>
                {orderDesk.downloaded(downloads)}, <Moment at={lastDownloadAt} />
              </>
            ) : null,
          [orderDesk.buyersPage]: buyersPath && <a href={buyersPath}>{orderDesk.openBuyersPage}</a>,
          [orderDesk.receipt]: receiptPath && <a href={receiptPath}>{orderDesk.openReceipt}</a>,
          [orderDesk.evidence]: (
            <a href={`${orderDeskPath(order.reference)}/preuves`}>{orderDesk.openEvidence}</a>
          ),
        }}
      />
    </section>
  );
}

function MoneySection({ order: { lines } }: SectionProps) {
  return (
    <section>
      <h2>{orderDesk.money}</h2>
      {lines.length === 0 ? <p>{orderDesk.gift}</p> : null}
      <Rows>
        {lines.map(({ id, what, at, sum }) => (
          <Row key={id} title={`${what} : ${sum}`} due={<Moment at={at} />} />
        ))}
      </Rows>
    </section>
  );
}

function MessagesSection({ order: { messages, confirmations, email, buyersPath } }: SectionProps) {
  const canConfirm = email !== null && buyersPath !== null;
  return (
    <section>
      <h2>{orderDesk.messages}</h2>
      {messages.length === 0 ? <p>{orderDesk.noMessages}</p> : null}
      <Rows>
        {messages.map(({ id, what, where, state, stateAt, at, error }) => (
          <Row
            key={id}
            title={what}
            due={
              <>
                {where}, {state} <Moment at={stateAt ?? at} />
              </>
            }
          >
            {error ? <p>{error}</p> : null}
          </Row>
        ))}
      </Rows>
      {canConfirm ? (
        <ActForm
          act="order.confirmed"
          label={orderDesk.confirm}
          hidden={{ seen: String(confirmations) }}
          quiet
        />
      ) : null}
    </section>
  );
}

interface GiveProps {
  email: string | null;
  /** The gift that this page has just shown instead of giving another. */
  after: string | null;
  problem: DeskProblem | undefined;
}

function GiveSection({ email, after, problem }: GiveProps) {
  return (
    <details open={problem !== undefined || after !== null}>
      <summary>{orderDesk.give}</summary>
      <ActForm
        act="order.given"
        label={after ? orderDesk.giveAgain(after) : orderDesk.giveButton}
        hidden={after ? { after } : {}}
        quiet
      >
        <p>{orderDesk.giveText}</p>
        <DeskField
          name="email"
          type="email"
          label={orderDesk.giveTo}
          value={email}
          required
          problem={problem}
        />
        <p className="field">
          <label htmlFor="product">{orderDesk.giveWhat}</label>
          <select id="product" name="product" defaultValue={problem?.typed?.product}>
            {productIds.map((id) => (
              <option key={id} value={id}>
                {products[id].name}
              </option>
            ))}
          </select>
        </p>
      </ActForm>
    </details>
  );
}

function HistorySection({ order: { changes } }: SectionProps) {
  return (
    <section>
      <h2>{orderDesk.history}</h2>
      {changes.length === 0 ? <p>{orderDesk.noHistory}</p> : null}
      <Rows>
        {changes.map(({ id, what, at, detail }) => (
          <Row key={id} title={what} due={<Moment at={at} />}>
            <p>{detail}</p>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
