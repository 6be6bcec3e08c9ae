import { said } from "~/content/claims";
import { bookPromise } from "~/content/colophon";
import { book } from "~/content/offers";
import { resourcesPage, templates, type VideoKey, videos } from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import { siteName } from "~/content/site";
import { price } from "~/lib/money";
import { button, heading, list, type Part, paragraph, sections } from "~/mail/parts";
import { aboutBook, letterTo, type Reader } from "./letter";

/** URLs of the videos that exist. */
type VideoUrls = Partial<Record<VideoKey, string | undefined>>;

/** `resources.unlocked` */
export function resourcesMail(to: Reader & { videoUrls: VideoUrls }) {
  const { bookLink, actions } = resourcesPage;
  const documents = templates.map(({ title, description, file, format, pages }) => ({
    title,
    url: to.siteUrl + file,
    note: `${format}, ${pages}\u00A0pages`,
    paragraphs: [description],
  }));
  const notebook = templates.filter(({ id }) => id === "prompts");
  return letterTo(to, {
    subject: "Votre boîte à outils d’auteur\u00a0: tous les liens à garder",
    preheader: "Les documents, les prompts et de quoi vous en servir.",
    title: "Vos ressources, à portée de main",
    lead: `Vous avez ouvert les ressources de ${siteName}. Voici les liens directs\u00a0: ils ne changent pas, et votre adresse ne vous sera plus demandée. Gardez ce message.`,
    parts: [
      heading("Les documents"),
      sections(documents),
      heading("Les prompts"),
      paragraph(
        "Ils tiennent dans le carnet, rangés en trois groupes. Copiez-en un, remplacez ce qui est entre crochets, relisez la réponse en auteur.",
      ),
      list(promptGroups.map(({ title, intro }) => ({ title, text: intro }))),
      ...notebook.map(({ file }) => button(actions.downloadPrompts, to.siteUrl + file)),
      ...videosOf(to.videoUrls),
      ...aboutBook(to, {
        title: "Le livre qui va avec",
        text: `Ces outils suivent les étapes du livre, qui mène du sujet au manuscrit${said.manuscript.within}. Broché, dédicacé, avec sa version numérique, il coûte ${price(book.cents)}. ${bookPromise}`,
        label: bookLink.label,
        path: bookLink.to,
      }),
    ],
    why: "Vous recevez ce message parce que les ressources du livre ont été ouvertes avec cette adresse, en acceptant de recevoir leurs liens.",
  });
}

/** Empty while no video has a URL. */
function videosOf(urls: VideoUrls): Part[] {
  const watchable = videos.flatMap(({ title, urlKey, minutes, description }) => {
    const url = urls[urlKey];
    return url ? [{ title, url, note: `${minutes}\u00A0minutes`, paragraphs: [description] }] : [];
  });
  if (watchable.length === 0) return [];
  return [
    heading("Les vidéos"),
    paragraph("À suivre avec l’outil ouvert à côté."),
    sections(watchable),
  ];
}
