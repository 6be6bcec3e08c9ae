import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { todayPage } from "~/content/desk-today";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { amount, decimal } from "~/lib/money";
import { readToday } from "~/operator/today";
import { DeskPage } from "~/ui/desk/desk-page";
import { Row, Rows } from "~/ui/desk/rows";
import { listTasks } from "./matters";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(todayPage.title);

export async function loader(get: LoaderFunctionArgs) {
  const { outbox, env, version } = requireOperator(get).context;
  const today = await readToday({ ...outbox, env }, Date.now());
  const { withdrawals, disputes, week, weekBefore, database, backupDay } = today;
  return {
    day: today.today,
    matters: listTasks(today),
    hidden: withdrawals.total - withdrawals.lines.length + disputes.total - disputes.lines.length,
    week,
    weekBefore,
    database,
    backupDay,
    version,
  };
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

export default function TodayPage() {
  const { day, matters, hidden, week, weekBefore, database, backupDay, version } =
    useLoaderData<typeof loader>();
  const figureNames = Object.keys(todayPage.figures) as (keyof typeof week)[];
  const shown = (name: keyof typeof week, value: number) =>
    name === "cents" ? amount(value) : decimal(value, 0);
  return (
    <DeskPage title={todayPage.title}>
      <section>
        <h2>{todayPage.waiting}</h2>
        {matters.length === 0 ? <p>{todayPage.nothing}</p> : null}
        <Rows>
          {matters.map(({ title, text, due, action }) => {
            const isLate = due !== null && due < day;
            return (
              <Row
                key={title}
                title={title}
                due={due && todayPage.due(due, isLate)}
                late={isLate}
                action={
                  action && (
                    <a className="button quiet" href={action.to}>
                      {action.label}
                    </a>
                  )
                }
              >
                {text ? <p>{text}</p> : null}
              </Row>
            );
          })}
        </Rows>
        {hidden > 0 ? <p>{todayPage.more(hidden, 0)}</p> : null}
      </section>
      <section>
        <h2>{todayPage.week}</h2>
        <dl>
          {figureNames.map((name) => (
            <div key={name}>
              <dt>{todayPage.figures[name]}</dt>
              <dd>
                <strong>{shown(name, week[name])}</strong>{" "}
                <span className="due">{todayPage.weekBefore(shown(name, weekBefore[name]))}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{todayPage.site}</h2>
        <dl>
          {database === null ? null : (
            <div>
              <dt>{todayPage.database}</dt>
              <dd>{todayPage.full(database)}</dd>
            </div>
          )}
          <div>
            <dt>{todayPage.backup}</dt>
            <dd>{todayPage.backupDay(backupDay)}</dd>
          </div>
          <div>
            <dt>{todayPage.version}</dt>
            <dd>{version}</dd>
          </div>
        </dl>
      </section>
    </DeskPage>
  );
}
