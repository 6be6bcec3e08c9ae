import { chapterDrawing, chapterPage } from "~/content/chapter";
import { chapterForm } from "~/leads/forms/chapter";
import { LeadForm } from "~/ui/forms/lead-form";
import { Hero } from "~/ui/sections/hero";
import { LookInside } from "~/ui/sections/look-inside";
import { Section } from "~/ui/sections/section";
import { Faq, Reviews } from "~/ui/sections/texts";
import { Success } from "./success";

export function ChapterPage({ received }: { received: boolean }) {
  const { title, lead, socialProof, teasers, reviews, faq, success } = chapterPage;
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        beside={
          <div className="lead-card" id="formulaire">
            {received ? (
              <Success {...success} />
            ) : (
              <LeadForm form={chapterForm} texts={chapterPage.form} />
            )}
          </div>
        }
      >
        <div className="sample">
          <img src="/images/chapter.svg" width={440} height={640} alt={chapterDrawing.alt} />
          <p className="proof">{socialProof}</p>
        </div>
      </Hero>
      <Section title={teasers.title}>
        <ol className="points reason">
          {teasers.items.map((teaser) => (
            <li key={teaser.title}>
              <h3>{teaser.title}</h3>
              <p>{teaser.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <LookInside />
      <Reviews title={reviews.title} reviews={reviews.items} />
      <Faq {...faq} />
    </>
  );
}
