/** Shapes that pages of every kind have in common. */
export interface PageMeta {
  title: string;
  description: string;
}

export interface Titled {
  title: string;
  text: string;
}

/** A large figure with what it stands for. */
export interface Figure {
  value: string;
  label: string;
}
