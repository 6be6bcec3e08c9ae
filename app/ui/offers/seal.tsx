/** The programme's seal: the nib of the cover inside a ring of lettering. Decoration beside the title. */
export function Seal() {
  return (
    <svg className="seal" viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <path id="ring" d="M0 70a70 70 0 1 1 .1 0" />
      </defs>
      <circle r="98" />
      <circle r="93" />
      <circle r="57" />
      <text>
        <textPath href="#ring" textLength="438">
          Auteur Augmenté Élite · Auteur Augmenté Élite ·
        </textPath>
      </text>
      <path d="M0-44C4-26 15-6 24 8C30 17 26 30 20 40H-20C-26 30-30 17-24 8C-15-6-4-26 0-44ZV4" />
      <circle cy="9" r="5" />
    </svg>
  );
}
