/** Prints a part of a page, given its name and its data as JSON: browser tests cannot import components. */
import { renderToStaticMarkup } from "react-dom/server";
import { known } from "~/content/authorship";
import { Author } from "~/ui/sections/author";
import { BookOffer, OrderForm } from "~/ui/sections/price";

const [name = "", data = "null"] = process.argv.slice(2);
const value = JSON.parse(data);

const parts: Record<string, () => JSX.Element> = {
  author: () => <Author author={known(value)} />,
  offer: () => (
    <BookOffer of={value} label={value.label}>
      <OrderForm place="closing" label="Commander" />
    </BookOffer>
  ),
};

process.stdout.write(parts[name] ? renderToStaticMarkup(parts[name]()) : "");
