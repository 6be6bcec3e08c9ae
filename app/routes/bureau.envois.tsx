import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deliveriesPage as words } from "~/content/desk-deliveries";
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
import { sendExamples } from "~/operator/examples";
import { type Held, readHeld } from "~/operator/held";
import { failedStatuses, type ListedEvent, listEvents, retryEvents } from "~/outbox/events";
import { deskPath, readMoment, readPlace, writePlace } from "~/shared/desk";
import { ActForm } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Moment } from "~/ui/desk/moment";
import { Pager, Row, Rows } from "~/ui/desk/rows";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(words.title);

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const before = readPlace(readCursor(query));
  const [found, held] = await Promise.all([
    listEvents(context.db, failedStatuses, { before, limit: pageSize + 1 }),
    readHeld(context.db),
  ]);
  const { url, secret } = context.outbox.webhook;
  const hasWebhook = Boolean(url && secret);
  return { ...pageOf(found, writePlace), held, hasWebhook, seenAt: new Date().toISOString() };
}

export const action = (post: ActionFunctionArgs) =>
  answerAct(post, {
    "events.retried": async ({ form, store }) => {
      const id = String(form.get("envoi") ?? "") || null;
      const count = await retryEvents(store("events.retried"), id);
      return { act: "events.retried", count, already: count === 0 };
    },
    "examples.sent": async ({ form, store, context }) => {
      const { url, secret } = context.outbox.webhook;
      if (!url || !secret) return { status: 409, message: words.noWebhook };
      const isSent = await sendExamples(store("examples.sent"), readMoment(form.get("vu")));
      return { act: "examples.sent", already: !isSent };
    },
  });

export default function Deliveries() {
  const { rows, next, held, hasWebhook, seenAt } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <DeskPage title={words.title} lead={words.lead} problem={problem}>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ActForm act="events.retried" label={words.retryAll} />
      )}
      <Rows>
        {rows.map((event) => (
          <Row
            key={event.id}
            title={`${words.destinations[event.destination]}, ${event.email}`}
            due={<Moment at={event.created_at} />}
            action={
              <ActForm
                act="events.retried"
                label={words.retry}
                hidden={{ envoi: event.id }}
                quiet
              />
            }
          >
            <p>{reasonOf(event)}</p>
            <p>{event.type}</p>
          </Row>
        ))}
      </Rows>
      <Pager next={next} />
      <Waiting {...held} />
      <section>
        <h2>{words.letters}</h2>
        <p>{words.lettersText}</p>
        <p>
          <a className="button quiet" href={`${deskPath}/envois/lettres`}>
            {words.seeLetters}
          </a>
        </p>
      </section>
      <section>
        <h2>{words.example}</h2>
        {hasWebhook ? (
          <ActForm act="examples.sent" label={words.sendExample} hidden={{ vu: seenAt }} quiet>
            <p>{words.exampleText}</p>
          </ActForm>
        ) : (
          <p>{words.noWebhook}</p>
        )}
      </section>
    </DeskPage>
  );
}

function Waiting({ promised, receipts }: Held) {
  if (promised + receipts === 0) return null;
  return (
    <section>
      <h2>{words.waiting}</h2>
      <Rows>
        {receipts > 0 ? (
          <Row title={words.receipts(receipts)}>
            <p>{words.receiptsText}</p>
          </Row>
        ) : null}
        {promised > 0 ? (
          <Row title={words.promised(promised)}>
            <p>{words.promisedText}</p>
          </Row>
        ) : null}
      </Rows>
    </section>
  );
}

function reasonOf({ status, attempts, last_error, answer }: ListedEvent): string {
  const error = last_error ?? words.unnamed;
  if (status === "gone") return words.gone(error);
  if (answer === "refused for good") return words.refused(error);
  return answer === "set up wrongly" ? words.setUpWrongly(error) : words.failed(attempts, error);
}
