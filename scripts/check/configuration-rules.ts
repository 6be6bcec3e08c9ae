import { deliverables as delivered, productIds, products } from "~/content/products";
import { type MailSetting, missingForMail } from "~/mail/services/service";
import { type Environment, envOption, secretCommand } from "../kit/wrangler";
import type { Configuration, Facts } from "./facts";
import { advise, type Finding, type Place, unset, untrue } from "./finding";

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

const promised =
  "une promesse qui n’est pas tenue est trompeuse (L. 121-2 du Code de la consommation)";

/** `/chapitre-gratuit` promises the chapter by e-mail. */
export function chapter({ configuration }: Facts): Finding[] {
  if (isSet(configuration, "CHAPTER_URL")) return [];
  const remedy = 'Écrivez «\u00a0CHAPTER_URL = "https://votre.site/chapitre.pdf"\u00a0»';
  if (senders(configuration).webhook) {
    const found = "l’automate de LEADS_WEBHOOK_URL doit envoyer le chapitre lui-même";
    return [unset(advise({ found, remedy }), varsOf(configuration.env))];
  }
  const found = "personne n’envoie le chapitre que le formulaire promet";
  return [missingSetting(configuration, advise({ found, law: promised, remedy }))];
}

const videoVariables = ["CHATGPT", "EDITING", "COVER", "PUBLISHING"].map(
  (name) => `VIDEO_${name}_URL`,
);

/** `/ressources-livre` announces hours of videos; one without an address is marked as coming soon. */
export function videos({ configuration, offers: { toolbox } }: Facts): Finding[] {
  const missing = videoVariables.filter((name) => !isSet(configuration, name));
  if (missing.length === 0) return [];
  const place = varsOf(configuration.env);
  const remedy = `Écrivez l’adresse de chacune\u00a0: ${missing.map((name) => `${name} = "https://…"`).join(", ")}`;
  if (missing.length < videoVariables.length)
    return [unset(advise({ found: "une partie des vidéos manque", remedy }), place)];
  const found = `${toolbox.videoHours} de vidéos sont annoncées et aucune n’est en ligne`;
  return [untrue(advise({ found, law: promised, remedy }), place)];
}

/** Only these companies can send from their domains. */
const freeMailProviders =
  /@((?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|orange|wanadoo|free|sfr|laposte|gmx|proton|protonmail)\.[a-z.]+)/i;

/** Every form promises an e-mail. */
export function mail({ configuration }: Facts): Finding[] {
  const { mail, webhook } = senders(configuration);
  const provider = freeMailProviders.exec(String(configuration.variables.MAIL_FROM))?.[1];
  if (provider) {
    const message = advise({
      found: `MAIL_FROM est une adresse de ${provider}, dont nul autre ne peut écrire`,
      remedy: "Écrivez une adresse de votre propre domaine",
    });
    return [untrue(message, varsOf(configuration.env))];
  }
  if (mail) return [];
  const values = missingMailSettings(configuration).map((name) => mailValues[name] ?? name);
  const remedy = `Écrivez ${values.reverse().join(" et ")}`;
  if (webhook) {
    const found = "l’automate de LEADS_WEBHOOK_URL doit envoyer chaque message lui-même";
    return [unset(advise({ found, remedy }), varsOf(configuration.env))];
  }
  const found = "personne n’envoie les messages que les formulaires promettent";
  return [missingSetting(configuration, advise({ found, law: promised, remedy }))];
}

/** What to type for each setting. */
const mailValues: Partial<Record<MailSetting, string>> = {
  EMAIL: 'les deux lignes [[send_email]] et name = "EMAIL"',
  BREVO_API_KEY: "le secret BREVO_API_KEY",
  MAIL_FROM: '«\u00a0MAIL_FROM = "L’Auteur Augmenté <bonjour@votre.site>"\u00a0»',
};

/** The webhooks that announce leads and look up buyers' addresses. */
export function webhooks({ configuration }: Facts): Finding[] {
  const missing = (name: string, found: string) =>
    isSet(configuration, name)
      ? []
      : [unset(advise({ found, remedy: put }), secretOf(configuration, name))];
  const unsigned = missing(
    "LEADS_WEBHOOK_SECRET",
    "les événements pour l’automate ne peuvent être signés et attendent tous",
  );
  const unknown = ["ORDER_WEBHOOK_URL", "CONFIRMATION_WEBHOOK_URL"].flatMap((name) =>
    missing(name, `sans ${name}, les pages d’après le paiement ignorent l’adresse de l’acheteur`),
  );
  return [
    ...(isSet(configuration, "LEADS_WEBHOOK_URL")
      ? unsigned.map(({ message, place }) => missingSetting(configuration, message, place))
      : []),
    ...(isSet(configuration, "PAYMENT_WEBHOOK_SECRET") ? [] : unknown),
  ];
}

/** How to set a secret, whose command follows. */
const put = "Écrivez sa valeur après cette commande";

/** The payment page of each product, and the payment provider's events. */
export function payments({ configuration }: Facts): Finding[] {
  const place = varsOf(configuration.env);
  const unsold = Object.values(products)
    .filter(({ checkout, onSale }) => onSale && !isSet(configuration, checkout))
    .map(({ checkout, name }) => {
      const found = `«\u00a0${name}\u00a0» n’a pas de page de paiement`;
      const remedy = `Écrivez «\u00a0${checkout} = "https://buy.stripe.com/…"\u00a0», ou «\u00a0sale: false\u00a0» dans app/content/offers.ts`;
      return unset(advise({ found, remedy }), place);
    });
  const secret = "PAYMENT_WEBHOOK_SECRET";
  if (isSet(configuration, secret)) return unsold;
  const message = advise({
    found: "aucun paiement ne fait de commande, de colis ni de confirmation",
    law: "le contrat est confirmé au plus tard à la livraison (L. 221-13 du Code de la consommation)",
    remedy: put,
  });
  return [...unsold, missingSetting(configuration, message, secretOf(configuration, secret))];
}

/** The confirmation on a durable medium to which buyers are entitled: article L. 221-13. */
export function orders({ configuration }: Facts): Finding[] {
  const { mail, webhook } = senders(configuration);
  // While the secrets are unknown, `[mail]` already asks for it.
  if (mail || webhook || configuration.secrets === null) return [];
  const message = advise({
    found: "personne ne dit à l’acheteur ce qu’il a acheté ni comment l’obtenir",
    law: "le contrat est confirmé sur un support durable (L. 221-13 du Code de la consommation)",
    remedy: "Écrivez MAIL_FROM, ou LEADS_WEBHOOK_URL et son secret",
  });
  return [untrue(message, varsOf(configuration.env))];
}

const delivery =
  "ce qui est vendu est fourni sans retard (L. 216-1 et L. 224-25-4 du Code de la consommation)";
const upload = "Déposez-le par cette commande";

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
      untrue(advise({ found: `${key} n’est pas dans le dépôt`, law: delivery, remedy: upload }), {
        file: `npx wrangler r2 object put ${bucket?.bucket_name}/${key} --file ${key.split("/").at(-1)} --remote${within} ${envOption(env)}`,
      }),
    );
  const noBucket = untrue(
    advise({
      found: `les acheteurs ne peuvent télécharger ${files.join(", ")}`,
      law: delivery,
      remedy: "Écrivez les lignes [[r2_buckets]] sans leur dièse",
    }),
    { file: wranglerFile, find: [env === null ? "[[r2_buckets]]" : `[[env.${env}.r2_buckets]]`] },
  );
  return [
    ...(filesBinding || files.length === 0 ? absent : [noBucket]),
    ...links
      .filter((name) => !isSet(configuration, name))
      .map((name) => {
        const found = `les acheteurs n’ont pas de lien à suivre sans ${name}`;
        const remedy = `Écrivez «\u00a0${name} = "https://…"\u00a0»`;
        return unset(advise({ found, remedy }), varsOf(env));
      }),
  ];
}

/** A site that serves a restored copy is configured like this, so that it writes to nobody. */
export function outbox({ configuration: { env, variables } }: Facts): Finding[] {
  if (variables.OUTBOX !== "off") return [];
  const message = advise({
    found: "nul message, lettre ni rappel ne part",
    remedy: "Supprimez «\u00a0OUTBOX\u00a0»",
  });
  const place = varsOf(env, "OUTBOX");
  return [env === null ? untrue(message, place) : unset(message, place)];
}

/** The desk opens with both variables, and with neither is not there. */
export function desk({ configuration }: Facts): Finding[] {
  const names = ["ACCESS_TEAM", "ACCESS_AUD"] as const;
  const missing = names.filter((name) => !isSet(configuration, name));
  const [name] = missing;
  if (name === undefined || missing.length === names.length) return [];
  const given = names.find((other) => other !== name);
  const found = `${given} est donné sans ${name}, et le bureau reste fermé à tous`;
  const remedy = `Écrivez «\u00a0${name} = "…"\u00a0», comme docs/operations.md le dit sous «\u00a0The desk\u00a0»`;
  return [unset(advise({ found, remedy }), varsOf(configuration.env))];
}
