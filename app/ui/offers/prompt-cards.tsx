import { promptPack } from "~/content/offers";
import type { PromptPackPage } from "~/content/prompt-pack";

/** The pack's inventory, typed on the first card of a stack. */
export function IndexCard() {
  return (
    <div className="stack">
      <dl>
        <div>
          <dt>{promptPack.name}</dt>
          <dd>{promptPack.prompts}</dd>
        </div>
        {promptPack.categories.map(({ count, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One prompt as the pack prints it: the brackets that a buyer fills stand out. */
export function Specimen({ prompt, note }: PromptPackPage["specimen"]) {
  return (
    <figure className="specimen">
      <blockquote>
        {prompt
          .split(/(\[[^\]]+\])/)
          .map((part) => (part.startsWith("[") ? <mark key={part}>{part}</mark> : part))}
      </blockquote>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
