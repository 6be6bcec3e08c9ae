import type { ReactNode } from "react";
import { Steps } from "~/ui/sections/lists";

interface MessagePageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The column of a page that tells one visitor how things stand: the funnel's, a thank-you, an unsubscription. */
export function MessagePage({ title, lead, children }: MessagePageProps) {
  return (
    <article className="message-page">
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
    </article>
  );
}

interface NextStepsProps {
  title: string;
  steps: { title: string; text: string }[];
}

export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <Steps steps={steps} />
    </section>
  );
}
