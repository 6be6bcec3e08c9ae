import type { Article } from "~/content/articles";

/** The drawing at the head of an article. It says nothing that the title does not. */
export function Vignette({ article: { vignette } }: { article: Article }) {
  if (!vignette) return null;
  return <img className="vignette" src={vignette} width={480} height={320} alt="" />;
}
