import {
  bonuses,
  comingSoon,
  highlights,
  resourcesPage,
  tabs,
  templates,
  type VideoKey,
  videos,
} from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import { resourcesForm } from "~/leads/forms/resources";
import { LeadForm } from "~/ui/forms/lead-form";
import { Success } from "~/ui/leads/success";
import { ResourceCard } from "./resource-card";
import { ResourceLink } from "./resource-link";
import { Tabs } from "./tabs";

export type VideoLinks = Partial<Record<VideoKey, string | undefined>>;

interface ResourcesPageProps {
  /** The videos that have an address. */
  watchable: VideoKey[];
  /** Their addresses, once an e-mail was left. Until then every link is locked. */
  links?: VideoLinks | undefined;
  /** Whether a mail brings the links as well. */
  mailed?: boolean | undefined;
}

/** The toolbox: four tabs of resources, and the panel that unlocks them for as long as the page is open. */
export function ResourcesPage({ watchable, links, mailed }: ResourcesPageProps) {
  const { header, actions, thanks, mailedThanks, bookLink } = resourcesPage;
  const unlocked = links !== undefined;
  return (
    <>
      <header className="toolbox-head">
        <p className="kicker">{header.kicker}</p>
        <h1>{header.title}</h1>
        <p className="lead">{header.lead}</p>
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
      <div className="toolbox">
        <aside className="toolbox-panel" id="formulaire">
          <div className="lead-card">
            {unlocked ? (
              <Success {...(mailed ? mailedThanks : thanks)} icon="check" />
            ) : (
              <LeadForm form={resourcesForm} texts={resourcesPage.form} />
            )}
          </div>
          <a className="button quiet" href={bookLink.to}>
            {bookLink.label}
          </a>
        </aside>
        <Tabs
          tabs={tabs}
          panels={{
            templates: templates.map(({ id, title, description, file, format, pages }) => (
              <ResourceCard
                key={id}
                title={title}
                text={description}
                note={`${format}, ${pages} pages`}
              >
                <ResourceLink href={unlocked ? file : undefined} icon="download" download>
                  {actions.download}
                </ResourceLink>
              </ResourceCard>
            )),
            videos: videos.map(({ title, description, minutes, urlKey }) => (
              <ResourceCard
                key={urlKey}
                title={title}
                text={description}
                note={`${minutes} minutes`}
              >
                {watchable.includes(urlKey) ? (
                  <ResourceLink href={links?.[urlKey]} icon="play">
                    {actions.watch}
                  </ResourceLink>
                ) : (
                  <p className="tag">{comingSoon}</p>
                )}
              </ResourceCard>
            )),
            prompts: (
              <>
                {promptGroups.map(({ id, title, intro, prompts }) => (
                  <section key={id} className="prompts">
                    <h3>{`${prompts.length} prompts : ${title}`}</h3>
                    <p>{intro}</p>
                    <ol>
                      {prompts.map((prompt) => (
                        <li key={prompt.title}>
                          <details>
                            <summary>{prompt.title}</summary>
                            <p>{prompt.text}</p>
                          </details>
                        </li>
                      ))}
                    </ol>
                  </section>
                ))}
                <ResourceLink
                  href={unlocked ? "/resources/pack-prompts.pdf" : undefined}
                  icon="download"
                  download
                >
                  {actions.downloadPack}
                </ResourceLink>
              </>
            ),
            bonus: bonuses.map(({ title, description, extent }) => (
              <ResourceCard key={title} title={title} text={description} note={extent}>
                <p className="tag">{comingSoon}</p>
              </ResourceCard>
            )),
          }}
        />
      </div>
    </>
  );
}
