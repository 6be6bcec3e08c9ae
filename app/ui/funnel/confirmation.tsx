import { bookPlate, confirmationPage, orderLabels } from "~/content/funnel";
import { book, promptPack, training } from "~/content/offers";
import type { Found } from "~/funnel/customer";
import type { Order } from "~/funnel/order";
import { amount, price } from "~/lib/money";
import { MessagePage } from "~/ui/message-page";
import { Bookplate } from "./bookplate";
import { emailLine, Receipt, SupportContact } from "./parts";

interface ConfirmationProps extends Found {
  order: Order;
  communityUrl: string;
}

/** All that was bought on the way through the funnel, with its total. */
export function Confirmation({ order, email, payment, communityUrl }: ConfirmationProps) {
  const { title, lead, recap, trainingNotice, nextSteps, support } = confirmationPage;
  const { confirmationEmail, community, hashtag } = nextSteps;
  return (
    <MessagePage title={title} lead={lead}>
      <Bookplate {...bookPlate} payment={payment}>
        <Receipt
          title={recap.title}
          lines={[
            { label: <Bought {...recap.book} />, value: price(book.cents) },
            ...(order.presaleCourse
              ? [{ label: <Bought {...recap.training} />, value: price(training.cents) }]
              : []),
            ...(order.promptPack
              ? [{ label: <Bought {...recap.promptPack} />, value: price(promptPack.cents) }]
              : []),
            ...emailLine(email),
            { label: orderLabels.total, value: amount(order.total), total: true },
          ]}
        />
      </Bookplate>
      {order.presaleCourse ? (
        <section className="notice">
          <h2>{trainingNotice.title}</h2>
          <p>{trainingNotice.text}</p>
        </section>
      ) : null}
      <section>
        <h2>{nextSteps.title}</h2>
        <ol className="timeline steps">
          {order.packDeclined ? null : (
            <li>
              <h3>{confirmationEmail.title}</h3>
              <p>{confirmationEmail.text}</p>
            </li>
          )}
          <li>
            <h3>{community.title}</h3>
            <p>
              {community.text} <a href={communityUrl}>{community.linkLabel}</a>
            </p>
          </li>
          <li>
            <h3>{hashtag.title}</h3>
            <p>
              {hashtag.text} <strong>{hashtag.tag}</strong>
            </p>
          </li>
        </ol>
      </section>
      <SupportContact {...support} />
    </MessagePage>
  );
}

function Bought({ name, detail, tag }: { name: string; detail: string; tag?: string }) {
  return (
    <>
      {name} {tag ? <span className="tag">{tag}</span> : null} <small>{detail}</small>
    </>
  );
}
