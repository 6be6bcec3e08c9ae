/** Shapes that pages of every kind have in common. */
export interface PageMeta {
  title: string;
  description: string;
}

export interface Titled {
  title: string;
  text: string;
}

/** What was done, and where this reader may want to go on. */
export interface NextStep extends Titled {
  next: { label: string; href: string };
}

/** A large figure with what it stands for. */
export interface Figure {
  value: string;
  label: string;
}

/** How to reach the people behind the site: configured once, so texts that name it are given it. */
export interface Contact {
  email: string;
  phone: string;
  /** Calls the number, which is written for people. */
  phoneUrl: string;
}
