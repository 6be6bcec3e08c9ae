interface TableOfContentsProps {
  title: string;
  entries: { id: string; label: string }[];
}

/** Stands in the margin of a wide screen and follows the reader; above the text on a narrow one. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  return (
    <nav className="toc" aria-labelledby="sommaire">
      <p className="kicker" id="sommaire">
        {title}
      </p>
      <ol>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
