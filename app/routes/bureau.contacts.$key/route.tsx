import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contactPage as words } from "~/content/desk-contacts";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders, privatePage } from "~/http/responses";
import { findRemains } from "~/leads/contacts/erase";
import { findAddress, findPerson } from "~/leads/contacts/person";
import { type DeskProblem, deskPath, orderDeskPath } from "~/shared/desk";
import { ActForm } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Facts } from "~/ui/desk/facts";
import { Moment } from "~/ui/desk/moment";
import { Row, Rows } from "~/ui/desk/rows";
import { contactActs } from "./acts";
import { CorrectSection, EraseSection, MergeQuestion } from "./changes";
import { type ContactView, viewOf } from "./view";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta<Awaited<ReturnType<typeof loader>>>(
  ({ name, email }) => name ?? email,
);

export async function loader(get: LoaderFunctionArgs) {
  const { context, params } = requireOperator(get);
  const { db } = context;
  const key = params.key ?? "";
  const email = await findAddress(db, key);
  if (email === null) throw data(null, { status: 404, headers: privatePage });
  const [person, remains] = await Promise.all([findPerson(db, email), findRemains(db, email)]);
  return viewOf(key, person, remains);
}

export const action = (post: ActionFunctionArgs) => answerAct(post, contactActs);

export default function ContactPage() {
  const contact = useLoaderData<typeof loader>();
  const problem = useActionData<DeskProblem>();
  const { key, email, name, unsubscribedAt } = contact;
  return (
    <DeskPage title={name ?? email} problem={problem}>
      <MergeQuestion email={email} problem={aboutAct("contact.corrected", problem)} />
      <Facts
        facts={{
          [words.address]: <a href={`mailto:${email}`}>{email}</a>,
          [words.state]: unsubscribedAt ? (
            <>
              {words.unsubscribedOn}, <Moment at={unsubscribedAt} />
            </>
          ) : (
            words.subscribed
          ),
        }}
      />
      <FormsSection contact={contact} />
      <SalesSection contact={contact} />
      <MessagesSection contact={contact} />
      <CorrectSection email={email} problem={aboutAct("contact.corrected", problem)} />
      {unsubscribedAt ? null : (
        <details>
          <summary>{words.unsubscribe}</summary>
          <ActForm act="contact.unsubscribed" label={words.unsubscribe} quiet>
            <p>{words.unsubscribeText}</p>
          </ActForm>
        </details>
      )}
      <details>
        <summary>{words.copy}</summary>
        <p>{words.copyText}</p>
        <p>
          <a className="button quiet" href={`${deskPath}/contacts/${key}/copie`}>
            {words.download}
          </a>
        </p>
      </details>
      <EraseSection contact={contact} problem={aboutAct("contact.erased", problem)} />
      <p>
        <a href={`${deskPath}/contacts`}>{words.back}</a>
      </p>
    </DeskPage>
  );
}

const aboutAct = (act: DeskProblem["act"], problem: DeskProblem | undefined) =>
  problem?.act === act ? problem : undefined;

interface SectionProps {
  contact: ContactView;
}

function FormsSection({ contact: { leads } }: SectionProps) {
  return (
    <section>
      <h2>{words.forms}</h2>
      {leads.length === 0 ? <p>{words.noForms}</p> : null}
      <Rows>
        {leads.map(({ id, form, at, fields }) => (
          <Row key={id} title={form} due={<Moment at={at} />}>
            <details>
              <summary>{words.details}</summary>
              <Facts facts={fields} />
            </details>
          </Row>
        ))}
      </Rows>
    </section>
  );
}

function SalesSection({ contact: { orders, withdrawals } }: SectionProps) {
  return (
    <>
      {orders.length > 0 ? (
        <section>
          <h2>{words.orders}</h2>
          <Rows>
            {orders.map(({ reference, at, what }) => (
              <Row
                key={reference}
                title={<a href={orderDeskPath(reference)}>{reference}</a>}
                due={<Moment at={at} />}
              >
                <p>{what}</p>
              </Row>
            ))}
          </Rows>
        </section>
      ) : null}
      {withdrawals.length > 0 ? (
        <section>
          <h2>{words.withdrawals}</h2>
          <Rows>
            {withdrawals.map(({ number, at, what }) => (
              <Row key={number} title={number} due={<Moment at={at} />}>
                <p>{what}</p>
              </Row>
            ))}
          </Rows>
          <p>
            <a href={`${deskPath}/retractations`}>{words.withdrawalsPage}</a>
          </p>
        </section>
      ) : null}
    </>
  );
}

function MessagesSection({ contact: { messages, hiddenMessages } }: SectionProps) {
  return (
    <section>
      <h2>{words.messages}</h2>
      {messages.length === 0 ? <p>{words.noMessages}</p> : null}
      <Rows>
        {messages.map(({ id, what, where, state, stateAt, at, error, canResend, seen }) => (
          <Row
            key={id}
            title={what}
            due={
              <>
                {where}, {state} <Moment at={stateAt ?? at} />
              </>
            }
            action={
              canResend ? (
                <ActForm
                  act="contact.mailed"
                  label={words.resend}
                  hidden={{ message: id, seen }}
                  quiet
                />
              ) : null
            }
          >
            {error ? <p>{error}</p> : null}
          </Row>
        ))}
      </Rows>
      {hiddenMessages > 0 ? <p>{words.olderMessages(hiddenMessages)}</p> : null}
    </section>
  );
}
