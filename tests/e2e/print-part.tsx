/** Prints parts of a page, given their names and data as JSON: browser tests cannot import components. */
import { renderToStaticMarkup } from "react-dom/server";
import { publishedAuthor } from "~/content/authorship";
import { Author } from "~/ui/sections/author";
import { BookOffer, OrderForm } from "~/ui/sections/price";

type Print = (data: never) => JSX.Element;

const parts: Record<string, Print> = {
  author: (author: Parameters<typeof publishedAuthor>[0]) => (
    <Author author={publishedAuthor(author)} />
  ),
  offer: (offer: Parameters<typeof BookOffer>[0]["prices"] & { label: string }) => (
    <BookOffer prices={offer} label={offer.label}>
      <OrderForm place="closing" label="Commander" />
    </BookOffer>
  ),
};

const wanted: [name: string, data: never][] = JSON.parse(process.argv[2] ?? "[]");
const printed = wanted.map(([name, data]) => renderToStaticMarkup(parts[name]?.(data)));
process.stdout.write(JSON.stringify(printed));
