import type { Author } from "~/content/author";

export function anAuthor(change: Partial<Author> = {}): Author {
  return {
    name: "Ariane Delmas-Vautrin",
    role: "Formatrice d’experts",
    biography: ["Elle forme des experts à écrire.", "Elle vit à Nantes."],
    portrait: "/images/portrait.avif",
    signature: "/images/signature.svg",
    ...change,
  };
}
