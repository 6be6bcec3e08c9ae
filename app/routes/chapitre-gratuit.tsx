import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { chapterPage } from "~/content/chapter";
import { leadAction } from "~/handlers/lead-action";
import { chapterForm } from "~/leads/forms/chapter";
import type { PageConfig } from "~/shared/page-config";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";
import { LeadCard } from "~/ui/forms/lead-form";
import { Island } from "~/ui/island";
import { ChapterPage } from "~/ui/pages/chapter.server";

export const handle = { sheet: "lead", hydrate: true, showsClaims: true } satisfies PageConfig;
export { chapterMeta as meta } from "~/ui/pages/chapter.server";
export const clientAction = keepFormOnFailure;

export function action(post: ActionFunctionArgs) {
  return leadAction(post, chapterForm);
}

export default function Chapter() {
  const { form, success } = chapterPage;
  return (
    <Island page={ChapterPage}>
      <LeadCard form={chapterForm} texts={form} success={success} />
    </Island>
  );
}
