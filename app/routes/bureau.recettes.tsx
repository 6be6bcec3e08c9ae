import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { takingsPage as words } from "~/content/desk-takings";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { numericDate } from "~/lib/time";
import { money } from "~/orders/money";
import { monthPeriod, readTakings, type Sum } from "~/orders/takings";
import {
  countryLabel,
  kindLabels,
  rateLabel,
  remark,
  uncountedRemark,
} from "~/orders/takings-sheets";
import { DeskPage } from "~/ui/desk/desk-page";
import { Scrolls } from "~/ui/scrolls";

export const handle = { ...deskHandle, sheet: "desk-report" } as const;
export const headers = privateHeaders;
export const meta = deskMeta(words.title);

/** Lines on the page. The workbook has them all. */
const maxLines = 100;

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const current = context.today.slice(0, "2026-11".length);
  const asked = query.get("mois") ?? current;
  const named = monthPeriod(asked);
  const month = named ? asked : current;
  const takings = await readTakings(
    context.db,
    named ?? { from: `${current}-01`, to: context.today },
  );
  const lines = takings.lines.slice(0, maxLines);
  const isCut = lines.length < takings.lines.length;
  return { month, isWrong: named === null, isCut, takings: { ...takings, lines } };
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

export default function Takings() {
  const { month, isWrong, isCut, takings } = useLoaderData<typeof loader>();
  const { lines, byRate, byCountry, outside, uncounted, oss } = takings;
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      problem={isWrong ? { status: 400, message: words.wrongMonth } : undefined}
    >
      <form className="search">
        <p className="field">
          <label htmlFor="mois">{words.month}</label>
          <input type="month" id="mois" name="mois" defaultValue={month} required />
        </p>
        <button type="submit" className="button quiet">
          {words.show}
        </button>
      </form>
      <p>
        <a className="button quiet" href={`/bureau/recettes.xlsx?mois=${month}`}>
          {words.workbook}
        </a>
      </p>
      {lines.length === 0 ? <p>{words.none}</p> : null}
      <div className="sales-report">
        <Sums
          title={words.byRate}
          of={words.rate}
          sums={byRate}
          name={({ rate }) => rateLabel(rate)}
        />
        <Sums
          title={words.byCountry}
          of={words.country}
          sums={byCountry}
          name={({ country, isRated }) =>
            countryLabel(country) + (isRated ? "" : `, ${words.unrated}`)
          }
        />
        <Sums
          title={words.outside}
          of={words.country}
          sums={outside}
          name={({ country }) => countryLabel(country)}
        />
        <p>{words.oss(oss.year, money(oss.abroad, "eur"), money(oss.threshold, "eur"))}</p>
        {uncounted.length > 0 ? <h2>{words.uncounted}</h2> : null}
        {uncounted.map((line) => (
          <p key={`${line.payment} ${line.kind} ${line.day}`}>
            {line.reference}, {uncountedRemark(line)}
          </p>
        ))}
        {lines.length > 0 ? <Lines lines={lines} /> : null}
        {isCut ? <p>{words.more(lines.length)}</p> : null}
      </div>
    </DeskPage>
  );
}

interface SumsProps<Key> {
  title: string;
  /** What the first column holds. */
  of: string;
  sums: readonly Sum<Key>[];
  name: (sum: Sum<Key>) => string;
}

function Sums<Key>({ title, of, sums, name }: SumsProps<Key>) {
  if (sums.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Scrolls label={title}>
        <table>
          <thead>
            <tr>
              {[of, ...Object.values(words.amounts)].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={`${name(sum)} ${sum.currency}`}>
                <th scope="row">{name(sum)}</th>
                <Amounts {...sum} />
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
    </section>
  );
}

function Amounts({ net, vat, gross, currency }: Sum<object>) {
  const cells = { net, vat, gross };
  return Object.entries(cells).map(([name, cents]) => (
    <td key={name}>{cents === null ? "–" : money(cents, currency)}</td>
  ));
}

type Line = Awaited<ReturnType<typeof readTakings>>["lines"][number];

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <section>
      <h2>{words.lines}</h2>
      <Scrolls label={words.lines}>
        <table>
          <tbody>
            {lines.map((line, index) => (
              <tr key={`${line.payment} ${line.kind} ${String(index)}`}>
                <th scope="row">
                  {numericDate(line.day)} {line.reference}
                </th>
                <td>{kindLabels[line.kind]}</td>
                <td>{remark(line)}</td>
                <Amounts {...line} />
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
    </section>
  );
}
