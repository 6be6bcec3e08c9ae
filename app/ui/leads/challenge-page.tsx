import { challengePage } from "~/content/challenge-page";
import { challenge } from "~/content/offers";
import { challengeForm } from "~/leads/forms/challenge";
import { LeadForm } from "~/ui/forms/lead-form";
import { Ordinals } from "~/ui/ordinals";
import { Hero } from "~/ui/sections/hero";
import { Points } from "~/ui/sections/lists";
import { Section } from "~/ui/sections/section";
import { Faq, Reviews } from "~/ui/sections/texts";
import { Success } from "./success";
import { Week } from "./week";

export function ChallengePage({ received }: { received: boolean }) {
  const { title, lead, kicker, nextSession, programme, inclusions, testimonials, faq, success } =
    challengePage;
  return (
    <>
      <Hero
        kicker={kicker}
        title={title}
        lead={lead}
        beside={
          <div className="lead-card" id="formulaire">
            {received ? (
              <Success {...success} />
            ) : (
              <LeadForm form={challengeForm} texts={challengePage.form} />
            )}
          </div>
        }
      >
        <p className="proof">
          <Ordinals text={nextSession} />
        </p>
      </Hero>
      <Section title={programme.title} intro={programme.intro} layout="wide">
        <Week phases={programme.phases} firstDay={challenge.nextSession} />
      </Section>
      <Points tone="gain" {...inclusions} />
      <Reviews {...testimonials} />
      <Faq {...faq} />
    </>
  );
}
