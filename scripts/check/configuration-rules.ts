import { deliverables as delivered } from "~/content/products";
import type { Configuration, Facts } from "./facts";
import { type Finding, type Place, unset, untrue } from "./finding";

const wranglerFile = "wrangler.toml";
export const vars: Place = { file: wranglerFile, find: ["[vars]"] };
const secret = (name: string): Place => ({ file: `npx wrangler secret put ${name}` });

export const isSet = ({ variables, secrets }: Configuration, name: string) =>
  Boolean(variables[name]) || (secrets ?? []).includes(name);

/** A secret may be set where nothing looked them up: then a missing value is no untrue claim. */
const unlisted = ({ secrets }: Configuration) =>
  secrets === null ? " (secrets were not looked up: say --remote)" : "";

/** What can send the e-mail that the forms promise. */
function senders(configuration: Configuration) {
  const mail = configuration.mailBinding && isSet(configuration, "MAIL_FROM");
  const url = isSet(configuration, "LEADS_WEBHOOK_URL");
  const signed = isSet(configuration, "LEADS_WEBHOOK_SECRET");
  return { mail, webhook: url && signed };
}

/** What nobody sends is untrue, unless a secret that nobody looked up could be its automation. */
function unsent(configuration: Configuration, isSent: boolean, message: string): Finding {
  return { untrue: !isSent && configuration.secrets !== null, message, place: vars };
}

/** `/chapitre-gratuit` promises the chapter by e-mail. */
export function chapter({ configuration }: Facts): Finding[] {
  if (isSet(configuration, "CHAPTER_URL")) return [];
  const { webhook } = senders(configuration);
  const who = webhook
    ? "the automation behind LEADS_WEBHOOK_URL has to send the chapter"
    : `nobody sends the chapter that the form promises${unlisted(configuration)}`;
  return [unsent(configuration, webhook, `CHAPTER_URL is not set: ${who}`)];
}

const videoVariables = [
  "VIDEO_CHATGPT_URL",
  "VIDEO_EDITING_URL",
  "VIDEO_COVER_URL",
  "VIDEO_PUBLISHING_URL",
];

/** `/ressources-livre` announces hours of videos; one without an address is shown as coming soon. */
export function videos({ configuration, offers: { toolbox } }: Facts): Finding[] {
  const missing = videoVariables.filter((name) => !isSet(configuration, name));
  if (missing.length === 0) return [];
  const names = missing.join(", ");
  return missing.length === videoVariables.length
    ? [untrue(`${toolbox.videoHours} of videos are announced and none is set: ${names}`, vars)]
    : [unset(`not every video is set: ${names}`, vars)];
}

/** Nobody but these houses can send from their addresses. */
const freeMailHouses =
  /@((?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|orange|wanadoo|free|sfr|laposte|gmx|proton|protonmail)\.[a-z.]+)/i;

/** Every form promises an e-mail. */
export function mail({ configuration }: Facts): Finding[] {
  const { mail, webhook } = senders(configuration);
  const house = freeMailHouses.exec(String(configuration.variables.MAIL_FROM))?.[1];
  if (house)
    return [
      untrue(`MAIL_FROM is an address of ${house}: mails leave from a domain of your own`, vars),
    ];
  if (mail) return [];
  const missing = [
    ...(configuration.mailBinding ? [] : ["the binding EMAIL"]),
    ...(isSet(configuration, "MAIL_FROM") ? [] : ["MAIL_FROM"]),
  ].join(" and ");
  const who = webhook
    ? "the automation behind LEADS_WEBHOOK_URL has to send every mail"
    : `nobody sends the e-mails that the forms promise${unlisted(configuration)}`;
  return [unsent(configuration, webhook, `mail is off for want of ${missing}: ${who}`)];
}

/** Where leads are announced and buyers' addresses looked up. */
export function webhooks({ configuration }: Facts): Finding[] {
  const set = (name: string) => isSet(configuration, name);
  const missing = (name: string, effect: string): Finding =>
    unset(`${name} is not set: ${effect}${unlisted(configuration)}`, secret(name));
  const signing = missing("LEADS_WEBHOOK_SECRET", "events cannot be signed and all wait");
  const lookups = ["ORDER_WEBHOOK_URL", "CONFIRMATION_WEBHOOK_URL"];
  return [
    ...(set("LEADS_WEBHOOK_URL")
      ? []
      : [missing("LEADS_WEBHOOK_URL", "leads are announced to no automation")]),
    ...(set("LEADS_WEBHOOK_URL") && !set("LEADS_WEBHOOK_SECRET")
      ? [{ ...signing, untrue: configuration.secrets !== null }]
      : []),
    ...lookups
      .filter((name) => !set(name) && !set("PAYMENT_WEBHOOK_SECRET"))
      .map((name) =>
        missing(name, "the pages after a payment do not know the buyer's e-mail address"),
      ),
  ];
}

/** The payment provider's own events. */
export function payments({ configuration }: Facts): Finding[] {
  const name = "PAYMENT_WEBHOOK_SECRET";
  if (isSet(configuration, name)) return [];
  const effect = "no payment makes an order, a parcel or a confirmation";
  const message = `${name} is not set: ${effect}${unlisted(configuration)}`;
  return [{ untrue: configuration.secrets !== null, message, place: secret(name) }];
}

/** The confirmation that a buyer is owed on a durable medium: article L. 221-13. */
export function orders({ configuration }: Facts): Finding[] {
  const { mail, webhook } = senders(configuration);
  if (mail || webhook) return [];
  const message = `neither mail nor LEADS_WEBHOOK_URL with its secret would tell a buyer what was bought and how to get it (L. 221-13)${unlisted(configuration)}`;
  return [unsent(configuration, false, message)];
}

/** Files and links of what is sold; the buyer's page says of each that is not there when it comes. */
export function deliverables({ configuration }: Facts): Finding[] {
  const { filesBinding, missingFiles, bucket } = configuration;
  const all = Object.values(delivered);
  const files = all.flatMap((product) => product.files.map(({ key }) => key));
  const links = all.flatMap((product) => product.links.map(({ variable }) => variable));
  const absent = (missingFiles ?? []).map((key) =>
    untrue(`${key} is not in the bucket: its buyers can download nothing of it`, {
      file: `npx wrangler r2 object put ${bucket?.bucket_name}/${key} --file ${key.split("/").at(-1)} --remote${bucket?.jurisdiction ? ` --jurisdiction ${bucket.jurisdiction}` : ""}`,
    }),
  );
  const noBucket = untrue(
    `buyers can download nothing of ${files.join(", ")}: the binding FILES is not there`,
    { file: wranglerFile, find: ["r2_buckets"] },
  );
  return [
    ...(filesBinding ? absent : [noBucket]),
    ...links
      .filter((name) => !isSet(configuration, name))
      .map((name) =>
        unset(
          `${name} is not set: its buyers have no link to follow${unlisted(configuration)}`,
          vars,
        ),
      ),
  ];
}
