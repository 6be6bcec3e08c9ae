import { authorWords, bookAuthor } from "~/content/authorship";
import { deliveryTime } from "~/content/colophon";
import { BookPrice, OrderForm } from "./price";
import { Ticks } from "./ticks";

interface FirstOrderProps {
  label: string;
  facts: readonly string[];
}

/** Under the title of a sales page: by whom, for how much, when it comes. */
export function FirstOrder({ label, facts }: FirstOrderProps) {
  return (
    <>
      {bookAuthor ? (
        <p className="by">
          {authorWords.by} {bookAuthor.name}
        </p>
      ) : null}
      <OrderForm label={label}>
        <BookPrice />
      </OrderForm>
      <Ticks items={[...facts, `Chez vous ${deliveryTime}`]} className="facts" />
    </>
  );
}
