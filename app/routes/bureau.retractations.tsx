import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withdrawalsPage as words } from "~/content/desk-withdrawals";
import { productLabels } from "~/content/withdrawal-page";
import {
  answerAct,
  deskHandle,
  deskMeta,
  pageOf,
  pageSize,
  readCursor,
  requireOperator,
} from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { parisDay } from "~/lib/time";
import { orderDeskPath, readPlace, writePlace } from "~/shared/desk";
import { ActForm } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Pager, Row, Rows } from "~/ui/desk/rows";
import { answerDay, listWithdrawals, markAnswered } from "~/withdrawals/list";
import { withdrawalNumber } from "~/withdrawals/receipt";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(words.title);

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const before = readPlace(readCursor(query));
  const found = await listWithdrawals(context.db, { before, limit: pageSize + 1 });
  const { rows, next } = pageOf(found, writePlace);
  const shown = rows.map(({ products, refunded, ...row }) => ({
    ...row,
    number: withdrawalNumber(row),
    products: products.map((product) => productLabels[product]).join(", "),
    due: answerDay(row),
    answeredOn: row.answered_at && parisDay(row.answered_at),
    isRefunded: (refunded ?? 0) > 0,
  }));
  return { rows: shown, next, today: parisDay(Date.now()) };
}

export const action = (post: ActionFunctionArgs) =>
  answerAct(post, {
    "withdrawal.answered": async ({ form, store }) => {
      const answered = await markAnswered(
        store("withdrawal.answered"),
        String(form.get("numero") ?? ""),
      );
      return answered
        ? { act: "withdrawal.answered", already: answered.before !== null }
        : { status: 404, message: words.unknown };
    },
  });

interface Answerable {
  answeredOn: string | null;
  isClosed: boolean;
  due: string;
}

function dueWords({ answeredOn, isClosed, due }: Answerable, isLate: boolean): string {
  if (answeredOn) return words.answered(answeredOn);
  return isClosed ? words.closed : words.due(due, isLate);
}

export default function Withdrawals() {
  const { rows, next, today } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <DeskPage title={words.title} lead={words.lead} problem={problem}>
      {rows.length === 0 ? <p>{words.none}</p> : null}
      <Rows>
        {rows.map((row) => {
          const isLate = !row.isClosed && row.due < today;
          return (
            <Row
              key={row.id}
              title={row.number}
              due={dueWords(row, isLate)}
              late={isLate}
              action={
                row.isClosed ? null : (
                  <ActForm
                    act="withdrawal.answered"
                    label={words.answer}
                    hidden={{ numero: row.number }}
                    quiet
                  />
                )
              }
            >
              <p>
                {row.first_name} {row.last_name}, {row.email}
              </p>
              <p>{row.products}</p>
              {row.message ? <p>{row.message}</p> : null}
              {row.order ? (
                <p>
                  <a href={orderDeskPath(row.order)}>{row.order}</a>{" "}
                  {row.isRefunded ? words.refunded : null}
                </p>
              ) : (
                <p>{words.unknownOrder}</p>
              )}
            </Row>
          );
        })}
      </Rows>
      <Pager next={next} />
    </DeskPage>
  );
}
