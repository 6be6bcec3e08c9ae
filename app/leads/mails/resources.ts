import { resourcesMail } from "~/content/mails/resources";
import { type Template, templates, type VideoKey, videos } from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import type { Block, Entry, Message } from "~/mail/message";
import { letterTo, type Recipient } from "~/mail/salutation";

interface ResourcesRecipient extends Recipient {
  /** Addresses of the videos that are there. */
  videoUrls: Partial<Record<VideoKey, string | undefined>>;
}

/** `resources.unlocked` */
export function resourcesMessage(recipient: ResourcesRecipient): Message {
  const { documents, prompts, book } = resourcesMail;
  const { siteUrl } = recipient;
  return letterTo(recipient, resourcesMail, [
    { kind: "heading", text: documents },
    { kind: "entries", entries: templates.map((template) => document(siteUrl, template)) },
    { kind: "heading", text: prompts.title },
    { kind: "paragraph", text: prompts.text },
    { kind: "list", items: promptGroups.map(({ title, intro }) => ({ title, text: intro })) },
    ...packLink(siteUrl),
    ...watchable(recipient.videoUrls),
    { kind: "heading", text: book.title },
    { kind: "paragraph", text: book.text },
    { kind: "link", label: book.link.label, url: siteUrl + book.link.to, quiet: true },
  ]);
}

function document(siteUrl: string, { title, description, file, format, pages }: Template): Entry {
  return {
    title,
    url: siteUrl + file,
    note: `${format}, ${pages}\u00A0pages`,
    paragraphs: [description],
  };
}

function packLink(siteUrl: string): Block[] {
  return templates
    .filter(({ id }) => id === "prompts")
    .map(({ file }) => ({ kind: "link", label: resourcesMail.prompts.link, url: siteUrl + file }));
}

/** Nothing at all while no video has an address. */
function watchable(urls: ResourcesRecipient["videoUrls"]): Block[] {
  const { title, text } = resourcesMail.videos;
  const entries = videos.flatMap((video): Entry[] => {
    const url = urls[video.urlKey];
    if (!url) return [];
    return [
      {
        title: video.title,
        url,
        note: `${video.minutes}\u00A0minutes`,
        paragraphs: [video.description],
      },
    ];
  });
  if (entries.length === 0) return [];
  return [
    { kind: "heading", text: title },
    { kind: "paragraph", text },
    { kind: "entries", entries },
  ];
}
