import type { ReactNode } from "react";
import { Steps, type StepsProps } from "./sections/timeline";

interface MessagePageProps {
  title: ReactNode;
  lead: string;
  /** On a wide screen: a wider column, or two. */
  layout?: "cart-message" | "wide-message" | undefined;
  children: ReactNode;
}

/** The layout of a page for one visitor: funnel, thank-you, unsubscription. */
export function MessagePage({ title, lead, layout, children }: MessagePageProps) {
  return (
    <article className={layout ? `message-page ${layout}` : "message-page"}>
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
    </article>
  );
}

export function NextSteps({ title, steps }: StepsProps & { title: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <Steps steps={steps} />
    </section>
  );
}
