import type { PropsWithChildren } from "react";
import { challengePageOn } from "~/content/challenge-page";
import type { ChallengePhase } from "~/content/challenge-programme";
import { dayLabel, phaseDays } from "~/content/offers";
import { addDays, frenchDayWithWeekday } from "~/lib/time";
import { Icon } from "~/ui/icons/icon";
import { LeadIsland } from "~/ui/island";
import { leadMeta } from "~/ui/page-meta";
import { readOffers, useOffers } from "~/ui/root-data";
import { Byline } from "~/ui/sections/author";
import { Reviews } from "~/ui/sections/reviews";
import { Faq, Hero, Section } from "~/ui/sections/section";
import { Ordinals } from "~/ui/text";

export const challengeMeta = leadMeta(({ matches }) =>
  challengePageOn(readOffers(matches).session),
);

export function ChallengePage({ children }: PropsWithChildren) {
  const { session } = useOffers();
  const { title, lead, kicker, nextSession, programme, inclusions, testimonials, faq } =
    challengePageOn(session);
  return (
    <>
      <Hero
        kicker={kicker}
        title={title}
        lead={lead}
        beside={
          <>
            <LeadIsland>{children}</LeadIsland>
            <Inclusions {...inclusions} />
          </>
        }
      >
        <figure className="week-sheet">
          <figcaption>
            <Ordinals text={nextSession} />
          </figcaption>
          <WeekSheet phases={programme.phases} />
        </figure>
        <Byline />
      </Hero>
      <Section title={programme.title} intro={programme.intro} wide>
        <div className="calendar">
          <Week phases={programme.phases} />
        </div>
      </Section>
      <Reviews {...testimonials} />
      <Faq {...faq} />
    </>
  );
}

/** Below the week on a wide screen, otherwise below the form. */
function Inclusions({ title, items }: ReturnType<typeof challengePageOn>["inclusions"]) {
  return (
    <div className="inclusions">
      <h2>{title}</h2>
      <ul className="points gain">
        {items.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The week as a sheet of a wall calendar: a square per day, with the purpose of the days below. */
function WeekSheet({ phases }: { phases: readonly ChallengePhase[] }) {
  return (
    <ol>
      {phases.map(({ from, title, days }) => (
        <li key={title}>
          <ol>
            {days.map((day, index) => (
              <li key={day.title}>
                <Day number={from + index} short />
              </li>
            ))}
          </ol>
          <p>{title}</p>
        </li>
      ))}
    </ol>
  );
}

/** The challenge as calendar leaves: its phases side by side, each with its days. */
function Week({ phases }: { phases: readonly ChallengePhase[] }) {
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
                <Day number={from + index} />
                <p>{day.title}</p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface DayProps {
  /** From 1. */
  number: number;
  /** Leaves out the month and cuts the weekday to three letters. */
  short?: boolean;
}

/** Has no date yet if the next session has none. */
function Day({ number, short }: DayProps) {
  const { session } = useOffers();
  if (session === null) return short ? <b>{number}</b> : <time>{dayLabel(number)}</time>;
  const date = addDays(session, number - 1);
  const [weekday = "", day = "", month = ""] = frenchDayWithWeekday(date).split(" ");
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
