import type { MasterclassPage as Page } from "~/content/masterclass";
import { Closing } from "~/ui/sections/closing";
import { Hero } from "~/ui/sections/hero";
import { FigureList, Plan } from "~/ui/sections/lists";
import { Section } from "~/ui/sections/section";
import { Faq } from "~/ui/sections/texts";
import { Ticks } from "~/ui/sections/ticks";
import { RouteMap } from "./route-map";

export function MasterclassPage({ page }: { page: Page }) {
  const { agenda, takeaways, timeline, closing } = page;
  const register = (
    <p className="actions">
      <a className="button" href="/inscription-masterclass">
        {page.registerLabel}
      </a>
    </p>
  );
  return (
    <>
      <Hero
        kicker={page.kicker}
        title={page.title}
        lead={page.lead}
        beside={
          <>
            <RouteMap />
            <FigureList figures={page.facts} />
          </>
        }
      >
        {register}
      </Hero>
      <Plan title={agenda.title} intro={agenda.intro} steps={agenda.items} />
      <Section title={takeaways.title}>
        <Ticks items={takeaways.items} className="packing" />
      </Section>
      <Section layout="wide" band title={timeline.title}>
        <ol className="timetable">
          {timeline.moments.map(({ when, title, text }) => (
            <li key={when}>
              <p className="kicker">{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Faq {...page.faq} />
      <Closing {...closing}>{register}</Closing>
    </>
  );
}
