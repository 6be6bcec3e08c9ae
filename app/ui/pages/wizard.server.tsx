import type { PropsWithChildren } from "react";
import { diagnosticPage } from "~/content/diagnostic-page";
import { Journey } from "~/diagnostic/journey";
import { wizardTitle } from "~/ui/diagnostic/title";
import { pageMeta } from "~/ui/page-meta";

export const wizardMeta = pageMeta(({ location }) => ({
  title: wizardTitle(Journey.fromQuery(new URLSearchParams(location.search))),
  description: diagnosticPage.meta.description,
  picture: "diagnostic",
}));

export function WizardPage({ children }: PropsWithChildren) {
  return <article data-island>{children}</article>;
}
