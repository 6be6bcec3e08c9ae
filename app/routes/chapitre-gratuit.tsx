import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { chapterDrawing, chapterPage } from "~/content/chapter";
import { leadAction } from "~/http/lead-action";
import { chapterForm } from "~/leads/forms/chapter";
import type { PageConfig } from "~/shared/page-config";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";
import { LeadCard } from "~/ui/forms/lead-form";
import { leadMeta } from "~/ui/page-meta";
import { Byline } from "~/ui/sections/author";
import { LookInside } from "~/ui/sections/book";
import { Reviews } from "~/ui/sections/reviews";
import { Faq, Hero, Section } from "~/ui/sections/section";

export const handle = { sheet: "lead", hydrate: true, showsClaims: true } satisfies PageConfig;
export const meta = leadMeta(chapterPage);
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, chapterForm);
}

export default function ChapterPage() {
  const { title, lead, socialProof, teasers, reviews, faq, success } = chapterPage;
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        beside={<LeadCard form={chapterForm} texts={chapterPage.form} success={success} />}
      >
        <div className="sample">
          <img src="/images/chapter.svg" width={440} height={640} alt={chapterDrawing.alt} />
          <p className="proof">{socialProof}</p>
        </div>
        <Byline />
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
      <Reviews title={reviews.title} reviews={reviews.items} />
      <LookInside />
      <Faq {...faq} />
    </>
  );
}
