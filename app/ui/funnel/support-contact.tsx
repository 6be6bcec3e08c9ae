import type { Support } from "~/content/funnel";
import { useContact } from "~/ui/root-data";

/** Where to write with a question about the order. */
export function SupportContact({ title, text }: Support) {
  const { email } = useContact();
  return (
    <section className="notice">
      <h2>{title}</h2>
      <p>
        {text} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
