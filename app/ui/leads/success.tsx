import { Icon } from "~/ui/icons/icon";

/** Stands in the form's place once it was received. */
export function Success({ title, text }: { title: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
    <div className="success" role="status" tabIndex={-1} autoFocus>
      <Icon name="mail" />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
