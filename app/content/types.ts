export interface PageMeta {
  title: string;
  description: string;
}

export interface Titled {
  title: string;
  text: string;
}

/** A confirmation and a link to go on with. */
export interface NextStep extends Titled {
  next: { label: string; href: string };
}

/** A large figure with its label. */
export interface Figure {
  value: string;
  label: string;
}

/** How to reach the publisher, from the configuration. Texts that need it take it as a parameter. */
export interface Contact {
  email: string;
  phone: string;
  /** A `tel:` link for `phone`, which is formatted for people. */
  phoneUrl: string;
}
