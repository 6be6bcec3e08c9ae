import { deliverables as delivered, productIds, products } from "~/content/products";
import { type MailSetting, missingForMail } from "~/mail/services/service";
import { type Environment, envOption, secretCommand } from "../kit/wrangler";
import type { Configuration, Facts } from "./facts";
import { type Finding, type Place, unset, untrue } from "./finding";

const wranglerFile = "wrangler.toml";
/** Where to change an environment's variables, or the named one. */
export const varsOf = (env: Environment, ...names: string[]): Place => ({
  file: wranglerFile,
  find: [env === null ? "[vars]" : `[env.${env}.vars]`, ...names],
});
const secretOf = ({ env }: Configuration, name: string): Place => ({
  file: secretCommand(name, env),
});

export const isSet = ({ variables, secrets }: Configuration, name: string) =>
  Boolean(variables[name]) || (secrets ?? []).includes(name);

/**
 * A missing value is an untrue claim, unless the secrets are unknown: it may be one of them.
 */
export const missingSetting = (
  { env, secrets }: Configuration,
  message: string,
  place = varsOf(env),
): Finding => (secrets === null ? unset(message, place) : untrue(message, place));

/** The settings without which the site sends no mail. */
function missingMailSettings(configuration: Configuration): MailSetting[] {
  const { mailBinding, variables } = configuration;
  const isThere = (name: MailSetting) =>
    name === "EMAIL" ? mailBinding : isSet(configuration, name);
  return missingForMail(isThere, variables.MAIL_SERVICE);
}

/** Whether the site's mail or a webhook can send the e-mails that the forms promise. */
function senders(configuration: Configuration) {
  const set = (name: string) => isSet(configuration, name);
  return {
    mail: missingMailSettings(configuration).length === 0,
    webhook: set("LEADS_WEBHOOK_URL") && set("LEADS_WEBHOOK_SECRET"),
  };
}

/** `/chapitre-gratuit` promises the chapter by e-mail. */
export function chapter({ configuration }: Facts): Finding[] {
  const what = "CHAPTER_URL is not set:";
  if (isSet(configuration, "CHAPTER_URL")) return [];
  return senders(configuration).webhook
    ? [
        unset(
          `${what} the automation behind LEADS_WEBHOOK_URL has to send the chapter`,
          varsOf(configuration.env),
        ),
      ]
    : [missingSetting(configuration, `${what} nobody sends the chapter that the form promises`)];
}

const videoVariables = ["CHATGPT", "EDITING", "COVER", "PUBLISHING"].map(
  (name) => `VIDEO_${name}_URL`,
);

/** `/ressources-livre` announces hours of videos; one without an address is marked as coming soon. */
export function videos({ configuration, offers: { toolbox } }: Facts): Finding[] {
  const missing = videoVariables.filter((name) => !isSet(configuration, name));
  if (missing.length === 0) return [];
  const names = missing.join(", ");
  return missing.length === videoVariables.length
    ? [
        untrue(
          `${toolbox.videoHours} of videos are announced and none is set: ${names}`,
          varsOf(configuration.env),
        ),
      ]
    : [unset(`not every video is set: ${names}`, varsOf(configuration.env))];
}

/** Only these companies can send from their domains. */
const freeMailProviders =
  /@((?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|orange|wanadoo|free|sfr|laposte|gmx|proton|protonmail)\.[a-z.]+)/i;

/** Every form promises an e-mail. */
export function mail({ configuration }: Facts): Finding[] {
  const { mail, webhook } = senders(configuration);
  const provider = freeMailProviders.exec(String(configuration.variables.MAIL_FROM))?.[1];
  if (provider) {
    const message = `MAIL_FROM is an address at ${provider}: mails must come from a domain of your own`;
    return [untrue(message, varsOf(configuration.env))];
  }
  if (mail) return [];
  const missing = missingMailSettings(configuration).map((name) =>
    name === "EMAIL" ? "the binding EMAIL" : name,
  );
  const what = `mail is off without ${missing.reverse().join(" and ")}:`;
  return webhook
    ? [
        unset(
          `${what} the automation behind LEADS_WEBHOOK_URL has to send every mail`,
          varsOf(configuration.env),
        ),
      ]
    : [missingSetting(configuration, `${what} nobody sends the e-mails that the forms promise`)];
}

/** The webhooks that announce leads and look up buyers' addresses. */
export function webhooks({ configuration }: Facts): Finding[] {
  const missing = (name: string, effect: string) =>
    isSet(configuration, name)
      ? []
      : [unset(`${name} is not set: ${effect}`, secretOf(configuration, name))];
  const unsigned = missing("LEADS_WEBHOOK_SECRET", "events cannot be signed and all wait");
  const unknown = ["ORDER_WEBHOOK_URL", "CONFIRMATION_WEBHOOK_URL"].flatMap((name) =>
    missing(name, "the pages after a payment cannot show the buyer's e-mail address"),
  );
  return [
    ...(isSet(configuration, "LEADS_WEBHOOK_URL")
      ? unsigned.map(({ message, place }) => missingSetting(configuration, message, place))
      : missing("LEADS_WEBHOOK_URL", "leads are announced to no automation")),
    ...(isSet(configuration, "PAYMENT_WEBHOOK_SECRET") ? [] : unknown),
  ];
}

/** The payment page of each product, and the payment provider's events. */
export function payments({ configuration }: Facts): Finding[] {
  const place = varsOf(configuration.env);
  const unsold = Object.values(products)
    .filter(({ checkout, onSale }) => onSale && !isSet(configuration, checkout))
    .map(({ checkout, name }) => unset(`${checkout} is not set: nobody can buy ${name}`, place));
  const secret = "PAYMENT_WEBHOOK_SECRET";
  if (isSet(configuration, secret)) return unsold;
  const message = `${secret} is not set: no payment makes an order, a parcel or a confirmation`;
  return [...unsold, missingSetting(configuration, message, secretOf(configuration, secret))];
}

/** The confirmation on a durable medium to which buyers are entitled: article L. 221-13. */
export function orders({ configuration }: Facts): Finding[] {
  const { mail, webhook } = senders(configuration);
  // While the secrets are unknown, `[mail]` already asks for it.
  if (mail || webhook || configuration.secrets === null) return [];
  const message =
    "neither mail nor LEADS_WEBHOOK_URL with its secret would tell a buyer what was bought and how to get it (L. 221-13)";
  return [untrue(message, varsOf(configuration.env))];
}

/** Files and links of the products on sale; the buyer's page says when each missing one will come. */
export function deliverables({ configuration }: Facts): Finding[] {
  const { env, filesBinding, missingFiles, bucket } = configuration;
  const all = productIds.filter((id) => products[id].onSale).map((id) => delivered[id]);
  const files = all.flatMap((product) => product.files.map(({ key }) => key));
  const links = all.flatMap((product) => product.links.map(({ variable }) => variable));
  const within = bucket?.jurisdiction ? ` --jurisdiction ${bucket.jurisdiction}` : "";
  const absent = (missingFiles ?? [])
    .filter((key) => files.includes(key))
    .map((key) =>
      untrue(`${key} is not in the bucket: its buyers cannot download it`, {
        file: `npx wrangler r2 object put ${bucket?.bucket_name}/${key} --file ${key.split("/").at(-1)} --remote${within} ${envOption(env)}`,
      }),
    );
  const noBucket = untrue(
    `buyers cannot download ${files.join(", ")}: the binding FILES is missing`,
    { file: wranglerFile, find: [env === null ? "[[r2_buckets]]" : `[[env.${env}.r2_buckets]]`] },
  );
  return [
    ...(filesBinding || files.length === 0 ? absent : [noBucket]),
    ...links
      .filter((name) => !isSet(configuration, name))
      .map((name) =>
        unset(`${name} is not set: its buyers have no link to follow`, varsOf(configuration.env)),
      ),
  ];
}

/** A site that serves a restored copy is configured like this, so that it writes to nobody. */
export function outbox({ configuration: { env, variables } }: Facts): Finding[] {
  if (variables.OUTBOX !== "off") return [];
  const message = "OUTBOX is off: no mail, letter, webhook or reminder is sent";
  const place = varsOf(env, "OUTBOX");
  return [env === null ? untrue(message, place) : unset(message, place)];
}
