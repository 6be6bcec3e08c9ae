import type { MetaFunction } from "@remix-run/cloudflare";
import { bookPage as page } from "~/content/book-page";
import type { PageFacts } from "~/http/page-facts";
import { BookPage } from "~/ui/offers/book-page";
import { pageMeta } from "~/ui/page-meta";
import { bookData } from "~/ui/structured-data";

export const handle = { sheet: "offer", light: "book-light" } satisfies PageFacts;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...page.meta, picture: "livre", structuredData: bookData });

export default function Page() {
  return <BookPage page={page} />;
}
