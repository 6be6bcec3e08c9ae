import type { ChallengePhase } from "~/content/challenge-programme";
import { phaseDays } from "~/content/offers";
import { addDays, frenchWeekday } from "~/lib/dates";
import { Ordinals } from "~/ui/ordinals";

interface WeekProps {
  phases: readonly ChallengePhase[];
  /** Day 1, YYYY-MM-DD. */
  firstDay: string;
}

/** The challenge as the leaves of a calendar: its phases side by side, each with its days. */
export function Week({ phases, firstDay }: WeekProps) {
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
                <Leaf date={addDays(firstDay, from - 1 + index)} />
                <p>{day.title}</p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Leaf({ date }: { date: string }) {
  const [weekday = "", day = "", month = ""] = frenchWeekday(date).split(" ");
  return (
    <time dateTime={date}>
      {weekday}{" "}
      <b>
        <Ordinals text={day} />
      </b>{" "}
      {month}
    </time>
  );
}
