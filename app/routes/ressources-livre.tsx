import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  bonuses,
  comingSoon,
  resourcesPage,
  tabs,
  templates,
  type VideoKey,
  videos,
} from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import type { Titled } from "~/content/types";
import { leadAction } from "~/handlers/lead-action";
import { resourcesForm } from "~/leads/forms/resources";
import type { PageConfig } from "~/shared/page-config";
import { keepFormOnFailure } from "~/ui/forms/lead-client-action";
import { LeadForm, Success } from "~/ui/forms/lead-form";
import { useLastActionData } from "~/ui/forms/use-last-action-data";
import { Icon, type IconName } from "~/ui/icons/icon";
import { Island } from "~/ui/island";
import { ResourcesPage } from "~/ui/pages/resources.server";
import { Cover } from "~/ui/sections/book";
import { Tabs } from "~/ui/tabs";

export const handle = { sheet: "resources", hydrate: true } satisfies PageConfig;
export { resourcesMeta as meta } from "~/ui/pages/resources.server";
export const clientAction = keepFormOnFailure;
/** The list of videos does not change while the page is open. */
export const shouldRevalidate = () => false;

/** Which videos exist; unlocking reveals their URLs. */
export function loader({ context: { env } }: LoaderFunctionArgs) {
  return { watchable: videos.filter(({ urlKey }) => env[urlKey]).map(({ urlKey }) => urlKey) };
}

export function action(post: ActionFunctionArgs) {
  return leadAction(post, resourcesForm, unlock);
}

/** URLs of the videos. They are sent only in return for an e-mail address; until then every link is locked. */
type VideoLinks = Partial<Record<VideoKey, string | undefined>>;

function unlock({ context: { env, mail } }: Pick<ActionFunctionArgs, "context">) {
  const links = Object.fromEntries(videos.map(({ urlKey }) => [urlKey, env[urlKey]]));
  return { links, mailed: mail !== null };
}

/** The toolbox: four tabs of resources, and the panel that unlocks them for as long as the page is open. */
export default function Resources() {
  const { links, mailed } = useLastActionData<{ links?: VideoLinks; mailed?: boolean }>() ?? {};
  const { thanks, mailedThanks, bookLink } = resourcesPage;
  const unlocked = links !== undefined;
  return (
    <Island page={ResourcesPage}>
      <aside className="toolbox-panel" id="formulaire" aria-label={resourcesPage.formName}>
        <div className="lead-card">
          {unlocked ? (
            <Success {...(mailed ? mailedThanks : thanks)} icon="check" />
          ) : (
            <LeadForm form={resourcesForm} texts={resourcesPage.form} />
          )}
        </div>
        <p className="get-the-book">
          <Cover alt="" loading="lazy" />
          <a className="button quiet" href={bookLink.to}>
            {bookLink.label}
          </a>
        </p>
      </aside>
      <Tabs
        tabs={tabs}
        panels={{
          templates: <Templates unlocked={unlocked} />,
          videos: <Videos links={links} />,
          prompts: <Prompts unlocked={unlocked} />,
          bonus: <Bonuses />,
        }}
      />
    </Island>
  );
}

const { actions } = resourcesPage;

function Templates({ unlocked }: { unlocked: boolean }) {
  return templates.map(({ id, title, description, file, format, pages }) => (
    <ResourceCard key={id} title={title} text={description} note={`${format}, ${pages} pages`}>
      <ResourceLink href={unlocked ? file : undefined} icon="download">
        {actions.download}
      </ResourceLink>
    </ResourceCard>
  ));
}

function Videos({ links }: { links: VideoLinks | undefined }) {
  const { watchable } = useLoaderData<typeof loader>();
  return videos.map(({ title, description, minutes, urlKey }) => (
    <ResourceCard key={urlKey} title={title} text={description} note={`${minutes} minutes`}>
      {watchable.includes(urlKey) ? (
        <ResourceLink href={links?.[urlKey]} icon="play">
          {actions.watch}
        </ResourceLink>
      ) : (
        <p className="tag">{comingSoon}</p>
      )}
    </ResourceCard>
  ));
}

function Prompts({ unlocked }: { unlocked: boolean }) {
  return (
    <>
      {promptGroups.map(({ id, title, intro, prompts }) => (
        <section key={id} className="prompts">
          <h3>{`${prompts.length}\u00a0prompts\u00a0: ${title}`}</h3>
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
      <ResourceLink href={unlocked ? "/resources/pack-prompts.pdf" : undefined} icon="download">
        {actions.downloadPrompts}
      </ResourceLink>
    </>
  );
}

function Bonuses() {
  return bonuses.map(({ title, description, extent }) => (
    <ResourceCard key={title} title={title} text={description} note={extent}>
      <p className="tag">{comingSoon}</p>
    </ResourceCard>
  ));
}

interface ResourceCardProps extends Titled {
  /** Length or format, in small print. */
  note: string;
  children: ReactNode;
}

function ResourceCard({ title, text, note, children }: ResourceCardProps) {
  return (
    <article className="resource">
      <h3>{title}</h3>
      <p className="resource-note">{note}</p>
      <p>{text}</p>
      {children}
    </article>
  );
}

interface ResourceLinkProps {
  /** Absent while the resource is locked. */
  href: string | undefined;
  icon: IconName;
  children: ReactNode;
}

/** A disabled link until an e-mail is submitted. Pressing it leads to the form, which explains what is missing. */
function ResourceLink({ href, icon, children }: ResourceLinkProps) {
  if (href)
    return (
      <a className="resource-link" href={href} download={icon === "download"}>
        <Icon name={icon} /> {children}
      </a>
    );
  return (
    <button
      type="submit"
      form={resourcesForm.id}
      className="resource-link"
      aria-disabled
      title={resourcesPage.form.lockedHint}
    >
      <Icon name="lock" /> {children}
    </button>
  );
}
