import type { PropsWithChildren } from "react";
import { highlights, resourcesPage } from "~/content/resources";
import { pageMeta } from "~/ui/page-meta";

export const resourcesMeta = pageMeta(resourcesPage.meta);

export function ResourcesPage({ children }: PropsWithChildren) {
  const { header } = resourcesPage;
  return (
    <>
      <header className="toolbox-head">
        <p className="kicker">{header.kicker}</p>
        <h1>{header.title}</h1>
        <p className="lead">{header.lead}</p>
        <img src="/images/toolbox.svg" width={510} height={306} alt="" />
        <ul className="highlights">
          {highlights.map(({ value, label, text }) => (
            <li key={label}>
              <p>
                <strong>{value}</strong> {label}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </header>
      <div className="toolbox" data-island>
        {children}
      </div>
    </>
  );
}
