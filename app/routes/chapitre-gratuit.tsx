import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { chapterPage } from "~/content/chapter";
import { leadAction } from "~/http/lead-action";
import { keepFormOnFailure } from "~/http/lead-client-action";
import type { PageFacts } from "~/http/page-facts";
import { chapterForm } from "~/leads/forms/chapter";
import { showsSuccess } from "~/shared/query";
import { ChapterPage } from "~/ui/leads/chapter-page";
import { leadMeta } from "~/ui/leads/lead-meta";

export const handle = { sheet: "lead", hydrate: true } satisfies PageFacts;
export const meta: MetaFunction = (args) => leadMeta(args, chapterPage);
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, chapterForm);
}

export default function Page() {
  const [query] = useSearchParams();
  const refused = useActionData() !== undefined;
  return <ChapterPage received={showsSuccess(query) && !refused} />;
}
