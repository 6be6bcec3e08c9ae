import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { challengePageOn } from "~/content/challenge-page";
import type { ChallengePhase } from "~/content/challenge-programme";
import { dayLabel, phaseDays } from "~/content/offers";
import { leadAction } from "~/http/lead-action";
import { challengeForm } from "~/leads/forms/challenge";
import { addDays, frenchWeekday } from "~/lib/time";
import type { PageConfig } from "~/shared/page-config";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";
import { LeadCard } from "~/ui/forms/lead-form";
import { leadMeta } from "~/ui/page-meta";
import { offersIn, useOffers } from "~/ui/root-data";
import { Byline } from "~/ui/sections/author";
import { Hero } from "~/ui/sections/hero";
import { Points } from "~/ui/sections/points";
import { Reviews } from "~/ui/sections/reviews";
import { Faq, Section } from "~/ui/sections/section";
import { Ordinals } from "~/ui/text";

export const handle = { sheet: "lead", hydrate: true, showsClaims: true } satisfies PageConfig;
export const meta = leadMeta(({ matches }) => challengePageOn(offersIn(matches).session));
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, challengeForm);
}

export default function ChallengePage() {
  const { session } = useOffers();
  const page = challengePageOn(session);
  const { title, lead, kicker, nextSession, programme, inclusions, testimonials, faq, success } =
    page;
  return (
    <>
      <Hero
        kicker={kicker}
        title={title}
        lead={lead}
        beside={<LeadCard form={challengeForm} texts={page.form} success={success} />}
      >
        <figure className="week-sheet">
          <figcaption>
            <Ordinals text={nextSession} />
          </figcaption>
          <WeekSheet phases={programme.phases} firstDay={session} />
        </figure>
        <Byline />
      </Hero>
      <Section title={programme.title} intro={programme.intro} layout="wide">
        <div className="calendar">
          <Week phases={programme.phases} firstDay={session} />
        </div>
      </Section>
      <Points tone="gain" {...inclusions} />
      <Reviews {...testimonials} />
      <Faq {...faq} />
    </>
  );
}

interface WeekProps {
  phases: readonly ChallengePhase[];
  /** Day 1, YYYY-MM-DD; null: its days have numbers and no date yet. */
  firstDay: string | null;
}

/** The week at a glance, as a sheet of a wall calendar: a square for each day, under it what the days are for. */
function WeekSheet({ phases, firstDay }: WeekProps) {
  return (
    <ol>
      {phases.map(({ from, title, days }) => (
        <li key={title}>
          <ol>
            {days.map((day, index) => (
              <li key={day.title}>
                <Day number={from + index} firstDay={firstDay} short />
              </li>
            ))}
          </ol>
          <p>{title}</p>
        </li>
      ))}
    </ol>
  );
}

/** The challenge as the leaves of a calendar: its phases side by side, each with its days. */
function Week({ phases, firstDay }: WeekProps) {
  return (
    <ol className="week">
      {phases.map(({ from, to, title, text, days }) => (
        <li key={title}>
          <div>
            <p className="kicker">{phaseDays({ from, to })}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <ol>
            {days.map((day, index) => (
              <li key={day.title}>
                <Day number={from + index} firstDay={firstDay} />
                <p>{day.title}</p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface DayProps extends Pick<WeekProps, "firstDay"> {
  /** From 1. */
  number: number;
  /** Without the month, the weekday in three letters. */
  short?: boolean;
}

function Day({ number, firstDay, short }: DayProps) {
  if (firstDay === null) return short ? <b>{number}</b> : <time>{dayLabel(number)}</time>;
  const date = addDays(firstDay, number - 1);
  const [weekday = "", day = "", month = ""] = frenchWeekday(date).split(" ");
  return (
    <time dateTime={date}>
      {short ? `${weekday.slice(0, 3)}.` : weekday}{" "}
      <b>
        <Ordinals text={day} />
      </b>
      {short ? null : ` ${month}`}
    </time>
  );
}
