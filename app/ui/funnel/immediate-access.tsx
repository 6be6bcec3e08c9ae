import { useActionData } from "@remix-run/react";
import { immediateAccess } from "~/content/funnel";
import type { OpenableContent } from "~/funnel/order";
import type { OrderProblem } from "~/orders/view";
import { OrderProblems, SupplyForm } from "~/ui/order-forms";
import { dayInWords } from "~/ui/receipt-lines";

interface ImmediateAccessProps {
  openable: readonly OpenableContent[];
  /** Set if another button is the page's primary one. */
  quiet?: boolean | undefined;
}

/** The forms that open digital content at once, with the reason if the last post was refused. */
export function ImmediateAccess({ openable, quiet }: ImmediateAccessProps) {
  const problem = useActionData<OrderProblem>();
  if (openable.length === 0 && !problem) return null;
  const isShown = openable.some(({ reference }) => reference === problem?.reference);
  const { title, nameOf, text } = immediateAccess;
  return (
    <section className="access">
      <h2>{title}</h2>
      <OrderProblems problem={isShown || !problem ? problem : { message: problem.message }} />
      {openable.map(({ reference, product, opensOn }, index) => (
        <div key={reference}>
          <h3>{nameOf(product)}</h3>
          <p>{text(nameOf(product), dayInWords(opensOn))}</p>
          <SupplyForm
            product={nameOf(product)}
            reference={reference}
            problem={
              problem?.field === "immediateSupply" && problem.reference === reference
                ? problem
                : undefined
            }
            quiet={quiet || index > 0}
          />
        </div>
      ))}
    </section>
  );
}
