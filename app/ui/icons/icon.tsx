export type IconName =
  | "check"
  | "cross"
  | "arrow"
  | "star"
  | "book"
  | "pen"
  | "compass"
  | "clock"
  | "shield"
  | "truck"
  | "mail"
  | "phone"
  | "menu"
  | "users"
  | "chart"
  | "lock"
  | "download"
  | "play"
  | "calendar"
  | "gift"
  | "sparkle"
  | "quote"
  | "spinner"
  | "target"
  | "megaphone"
  | "layers"
  | "chat"
  | "map";
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-name={name}>
      <path d="M4 12h16" />
    </svg>
  );
}
