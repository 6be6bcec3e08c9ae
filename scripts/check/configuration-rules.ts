import { deliverables as delivered } from "~/content/products";
import type { Configuration, Facts } from "./facts";
import type { Place, Point } from "./point";

const wranglerFile = "wrangler.toml";
const vars: Place = { file: wranglerFile, find: ["[vars]"] };
const secret = (name: string): Place => ({ file: `npx wrangler secret put ${name}` });

export const isSet = ({ variables, secrets }: Configuration, name: string) =>
  Boolean(variables[name]) || (secrets ?? []).includes(name);

/** A secret may be set where nothing looked them up: then a missing value is no untrue claim. */
const unlisted = ({ secrets }: Configuration) =>
  secrets === null ? " (secrets were not looked up: say --remote)" : "";

/** What can send the e-mail that the forms promise. */
function promises(configuration: Configuration) {
  const mail = configuration.mailBinding && isSet(configuration, "MAIL_FROM");
  const webhook = isSet(configuration, "LEADS_WEBHOOK_URL");
  const signed = isSet(configuration, "LEADS_WEBHOOK_SECRET");
  return { mail, webhook: webhook && signed, unknown: configuration.secrets === null };
}

/** `/chapitre-gratuit` promises the chapter by e-mail. */
function chapter({ configuration }: Facts): Point[] {
  if (isSet(configuration, "CHAPTER_URL")) return [];
  const { webhook, unknown } = promises(configuration);
  const who = webhook
    ? "the automation behind LEADS_WEBHOOK_URL has to send the chapter"
    : `nobody sends the chapter that the form promises${unlisted(configuration)}`;
  const message = `CHAPTER_URL is not set: ${who}`;
  return [{ name: "chapter", untrue: !webhook && !unknown, message, place: vars }];
}

const videoVariables = [
  "VIDEO_CHATGPT_URL",
  "VIDEO_EDITING_URL",
  "VIDEO_COVER_URL",
  "VIDEO_PUBLISHING_URL",
];

/** `/ressources-livre` announces hours of videos; one without an address is shown as coming soon. */
function videos({ configuration, offers: { toolbox } }: Facts): Point[] {
  const missing = videoVariables.filter((name) => !isSet(configuration, name));
  if (missing.length === 0) return [];
  const none = missing.length === videoVariables.length;
  const message = none
    ? `${toolbox.videoHours} of videos are announced and none is set: ${missing.join(", ")}`
    : `not every video is set: ${missing.join(", ")}`;
  return [{ name: "videos", untrue: none, message, place: vars }];
}

/** Every form promises an e-mail. */
function mail({ configuration }: Facts): Point[] {
  const { mail, webhook, unknown } = promises(configuration);
  if (mail) return [];
  const missing = [
    ...(configuration.mailBinding ? [] : ["the binding EMAIL"]),
    ...(isSet(configuration, "MAIL_FROM") ? [] : ["MAIL_FROM"]),
  ].join(" and ");
  const who = webhook
    ? "the automation behind LEADS_WEBHOOK_URL has to send every mail"
    : `nobody sends the e-mails that the forms promise${unlisted(configuration)}`;
  const message = `mail is off for want of ${missing}: ${who}`;
  return [{ name: "mail", untrue: !webhook && !unknown, message, place: vars }];
}

/** Where leads are announced and buyers' addresses looked up. */
function webhooks({ configuration }: Facts): Point[] {
  const point = (variable: string, message: string, untrue = false): Point => ({
    name: "webhooks",
    untrue,
    message: `${variable} is not set: ${message}${unlisted(configuration)}`,
    place: secret(variable),
  });
  const set = (name: string) => isSet(configuration, name);
  const points: Point[] = [];
  if (!set("LEADS_WEBHOOK_URL")) {
    points.push(point("LEADS_WEBHOOK_URL", "leads are announced to no automation"));
  } else if (!set("LEADS_WEBHOOK_SECRET")) {
    const asked = configuration.secrets !== null;
    points.push(point("LEADS_WEBHOOK_SECRET", "events cannot be signed and all wait", asked));
  }
  for (const name of ["ORDER_WEBHOOK_URL", "CONFIRMATION_WEBHOOK_URL"]) {
    if (set(name) || set("PAYMENT_WEBHOOK_SECRET")) continue;
    points.push(point(name, "the pages after a payment do not know the buyer's e-mail address"));
  }
  return points;
}

/** The payment provider's own events. */
function payments({ configuration }: Facts): Point[] {
  if (isSet(configuration, "PAYMENT_WEBHOOK_SECRET")) return [];
  const message = `PAYMENT_WEBHOOK_SECRET is not set: payments are not recorded, so the report cannot tell which page sold${unlisted(configuration)}`;
  const place = secret("PAYMENT_WEBHOOK_SECRET");
  return [{ name: "payments", untrue: false, message, place }];
}

/** The confirmation that a buyer is owed on a durable medium: article L. 221-13. */
function orders({ configuration }: Facts): Point[] {
  const { mail, webhook, unknown } = promises(configuration);
  if (mail || webhook) return [];
  const message = `neither mail nor LEADS_WEBHOOK_URL with its secret would tell a buyer what was bought and how to get it (L. 221-13)${unlisted(configuration)}`;
  return [{ name: "orders", untrue: !unknown, message, place: vars }];
}

/** Files and links of what is sold; the buyer's page says of each that is not there when it comes. */
function deliverables({ configuration }: Facts): Point[] {
  const all = Object.values(delivered);
  const files = all.flatMap((product) => product.files.map(({ key }) => key));
  const links = all.flatMap((product) => product.links.map(({ variable }) => variable));
  const point = (message: string, place: Place): Point => ({
    name: "deliverables",
    untrue: false,
    message,
    place,
  });
  const bucket = point(
    `buyers can download nothing of ${files.join(", ")}: the binding FILES is not there`,
    { file: wranglerFile, find: ["r2_buckets"] },
  );
  const missing = links
    .filter((variable) => !isSet(configuration, variable))
    .map((variable) =>
      point(
        `${variable} is not set: its buyers have no link to follow${unlisted(configuration)}`,
        vars,
      ),
    );
  if (!configuration.filesBinding) return [bucket, ...missing];
  const absent = (configuration.missingFiles ?? []).map((key) =>
    point(`${key} is not in the bucket: its buyers can download nothing of it`, {
      file: `npx wrangler r2 object put <bucket>/${key}`,
    }),
  );
  return [...absent, ...missing];
}

export const configurationRules = [chapter, videos, mail, webhooks, payments, orders, deliverables];
