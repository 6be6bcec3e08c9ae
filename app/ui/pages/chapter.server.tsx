import type { PropsWithChildren } from "react";
import { chapterDrawing, chapterPage } from "~/content/chapter";
import { LeadIsland } from "~/ui/island";
import { leadMeta } from "~/ui/page-meta";
import { Byline } from "~/ui/sections/author";
import { LookInside } from "~/ui/sections/book";
import { Reviews } from "~/ui/sections/reviews";
import { Faq, Hero, Points } from "~/ui/sections/section";

export const chapterMeta = leadMeta(chapterPage);

export function ChapterPage({ children }: PropsWithChildren) {
  const { title, lead, socialProof, teasers, reviews, faq } = chapterPage;
  return (
    <>
      <Hero title={title} lead={lead} beside={<LeadIsland>{children}</LeadIsland>}>
        <div className="sample">
          <img src="/images/chapter.svg" width={440} height={640} alt={chapterDrawing.alt} />
          {socialProof ? <p className="proof">{socialProof}</p> : null}
        </div>
        <Byline />
      </Hero>
      <Points tone="reason" {...teasers} wide={false} />
      <Reviews title={reviews.title} reviews={reviews.items} />
      <LookInside />
      <Faq {...faq} />
    </>
  );
}
