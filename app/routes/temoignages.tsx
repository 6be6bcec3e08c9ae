import type { MetaFunction } from "@remix-run/cloudflare";
import { testimonials } from "~/content/testimonials";
import type { PageFacts } from "~/http/page-facts";
import { pageMeta } from "~/ui/page-meta";
import { TestimonialsPage } from "~/ui/reference/testimonials-page";

export const handle = { sheet: "reference", fetchesAhead: true } satisfies PageFacts;
export const meta: MetaFunction = (args) => pageMeta(args, testimonials.meta);

export default function Page() {
  return <TestimonialsPage page={testimonials} />;
}
