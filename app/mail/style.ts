/**
 * How a mail looks. Styles stand in the elements, since some mail programs drop every style sheet; the
 * sheet below only changes colours in the dark. Light ones are those of `styles/tokens.css`.
 */
const light = {
  paper: "#fbf7f0",
  leaf: "#fffdf9",
  ink: "#1b1a2b",
  muted: "#5b5768",
  accent: "#b93e22",
  onAccent: "#fff",
  hairline: "#d9cdb9",
} as const;

const dark = {
  paper: "#15141c",
  leaf: "#1e1c29",
  ink: "#f1eadd",
  muted: "#b9b2bf",
  accent: "#f0906f",
  hairline: "#413d4e",
} as const;

const serif =
  "Iowan Old Style,Palatino Linotype,Palatino,Noto Serif,Liberation Serif,Georgia,serif";
const label = "-apple-system,Segoe UI,Roboto,Helvetica Neue,Liberation Sans,Arial,sans-serif";
const small = `font:400 14px/1.55 ${label};color:${light.muted}`;
const word = "overflow-wrap:break-word";

export const style = {
  page: `margin:0;padding:0;background:${light.paper};color:${light.ink};font:400 17px/1.6 ${serif};${word}`,
  frame: `max-width:620px;margin:0 auto;padding:16px 12px 40px;background:${light.paper}`,
  /** For the list of an inbox, which shows it beside the subject: not once more above the title. */
  preheader: "display:none;max-height:0;overflow:hidden;mso-hide:all",
  leaf: `padding:36px 8% 44px;background:${light.leaf};border:1px solid ${light.hairline};border-top:3px solid ${light.accent};color:${light.ink}`,
  masthead: `margin:0 0 32px;padding:0 0 20px;border-bottom:1px solid ${light.hairline};text-align:center;font-size:26px;font-style:italic;line-height:1.2;color:${light.accent}`,
  title:
    "margin:0 0 24px;font-size:32px;font-weight:400;line-height:1.15;letter-spacing:-0.01em;text-wrap:balance",
  heading: `margin:40px 0 14px;padding-top:28px;border-top:1px solid ${light.hairline};font-size:23px;font-weight:400;line-height:1.25`,
  paragraph: "margin:0 0 16px",
  list: "margin:0 0 18px;padding:0 0 0 1.4em",
  item: "margin:0 0 10px;padding-left:4px",
  entry: "margin:0 0 24px",
  entryTitle: "margin:0;font-size:17px;font-weight:700;line-height:1.4",
  note: `margin:2px 0 6px;${small}`,
  entryText: "margin:0 0 6px",
  table: "width:100%;margin:0 0 18px;border-collapse:collapse",
  ruled: `padding:10px 0;border-bottom:1px solid ${light.hairline};vertical-align:top`,
  barred: "padding:8px 0;vertical-align:top",
  label: "padding-right:16px;text-align:left;font-weight:400",
  value: "text-align:right;font-weight:700",
  track: `height:4px;margin-top:8px;background:${light.hairline}`,
  bar: `height:4px;background:${light.accent}`,
  action: "margin:24px 0",
  button: `display:inline-block;padding:13px 24px;border-radius:2px;background:${light.accent};color:${light.onAccent};font:600 16px/1.35 ${label};text-decoration:none`,
  link: `color:${light.accent};text-decoration:underline`,
  signature: "margin:32px 0 0;font-size:18px;font-style:italic",
  foot: `padding:24px 8% 0;${small}`,
  footLine: "margin:0 0 12px",
} as const;

/** Elements that change colour carry these names; `!important` outweighs their own style. */
export const darkSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  `.page{background:${dark.paper}!important;color:${dark.ink}!important}`,
  `.leaf{background:${dark.leaf}!important;color:${dark.ink}!important}`,
  `.leaf,.rule{border-color:${dark.hairline}!important}`,
  `.leaf{border-top-color:${dark.accent}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.accent{color:${dark.accent}!important}`,
  `.track{background:${dark.hairline}!important}`,
  `.bar{background:${dark.accent}!important}`,
  "}",
].join("");

/** For the tests: what stands on what. */
export const colours = { light, dark };
