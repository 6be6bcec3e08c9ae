import { unsubscribePage } from "~/content/unsubscribe-page";
import { MessagePage } from "~/ui/message-page";

/** Asks, or says that it is done. Whether the address was known is nobody's business. */
export function UnsubscribePage({ done }: { done: boolean }) {
  return done ? <Done /> : <Ask />;
}

function Ask() {
  const { title, lead, button, note } = unsubscribePage.ask;
  return (
    <MessagePage title={title} lead={lead}>
      <form method="post">
        <p className="actions">
          <button className="button" type="submit">
            {button}
          </button>
        </p>
        <p>{note}</p>
      </form>
    </MessagePage>
  );
}

function Done() {
  const { title, lead, note, link } = unsubscribePage.done;
  return (
    <MessagePage title={title} lead={lead}>
      <p>{note}</p>
      <p>
        <a href={link.to}>{link.label}</a>
      </p>
    </MessagePage>
  );
}
