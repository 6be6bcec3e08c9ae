import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { chapterPage } from "~/content/chapter";
import { leadFailure } from "~/content/forms";
import { leadAction } from "~/lead-action";
import { chapterSchema } from "~/leads/schemas";
import { storeChapterRequest } from "~/leads/store";
import { showsSuccess } from "~/leads/success";
import { keepFormOnFailure } from "~/ui/forms/lead-form";
import { ChapterPage } from "~/ui/leads/chapter-page";
import { leadMeta } from "~/ui/leads/lead-meta";

export const handle = { sheet: "lead", hydrate: true };
export const meta: MetaFunction = (args) => leadMeta(args, chapterPage);
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, {
    name: "chapitre-gratuit",
    schema: chapterSchema,
    failure: leadFailure,
    store: storeChapterRequest,
  });
}

export default function Page() {
  const [query] = useSearchParams();
  const refused = useActionData() !== undefined;
  return <ChapterPage received={showsSuccess(query) && !refused} />;
}
