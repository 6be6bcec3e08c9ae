import { showsSuccess } from "~/shared/query";
import { pageMeta } from "~/ui/page-meta";

interface LeadPageTexts {
  meta: { title: string; description: string };
  success: { title: string };
}

/** A lead page's meta; the title of its success state says that the form was received. */
export function leadMeta(args: Parameters<typeof pageMeta>[0], { meta, success }: LeadPageTexts) {
  if (!showsSuccess(new URLSearchParams(args.location.search))) return pageMeta(args, meta);
  return pageMeta(args, { ...meta, title: success.title, noindex: true });
}
