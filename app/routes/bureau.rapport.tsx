import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reportPage } from "~/content/desk-report";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { amount, decimal } from "~/lib/money";
import { daysFromTo, lastDays } from "~/statistics/report/period";
import { type PeriodTotals, readReport } from "~/statistics/report/read";
import { DeskPage } from "~/ui/desk/desk-page";
import { SalesReportBody } from "~/ui/report/sales-report";

export const handle = { ...deskHandle, sheet: "desk-report" };
export const headers = privateHeaders;
export const meta = deskMeta(reportPage.title);

/** Shown unless the address names a period. */
const usualDays = 30;

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const now = Date.now();
  const usual = lastDays(usualDays, now);
  const first = query.get("du") ?? usual.firstDay;
  const named = daysFromTo(first, query.get("au") ?? usual.lastDay);
  const figures = await readReport(context.db, named ?? usual, now);
  return { ...figures, isWrong: named === null };
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

export default function Report() {
  const { report, totals, before, isWrong } = useLoaderData<typeof loader>();
  const names = Object.keys(reportPage.figures) as (keyof PeriodTotals)[];
  const shown = (name: keyof PeriodTotals, value: number) =>
    name.endsWith("_cents") ? amount(value) : decimal(value, 0);
  return (
    <DeskPage
      title={reportPage.title}
      problem={isWrong ? { status: 400, message: reportPage.wrongPeriod } : undefined}
    >
      <form className="search">
        <DayField name="du" label={reportPage.from} day={report.period.firstDay} />
        <DayField name="au" label={reportPage.to} day={report.period.lastDay} />
        <button type="submit" className="button quiet">
          {reportPage.show}
        </button>
      </form>
      <section>
        <h2>{reportPage.compared}</h2>
        <dl>
          {names.map((name) => (
            <div key={name}>
              <dt>{reportPage.figures[name]}</dt>
              <dd>
                <strong>{shown(name, totals[name])}</strong>{" "}
                <span className="due">{reportPage.before(shown(name, before[name]))}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <SalesReportBody report={report} />
    </DeskPage>
  );
}

function DayField({ name, label, day }: Record<"name" | "label" | "day", string>) {
  return (
    <p className="field">
      <label htmlFor={name}>{label}</label>
      <input type="date" id={name} name={name} defaultValue={day} required />
    </p>
  );
}
