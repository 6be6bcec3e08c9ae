import { type MailSetting, missingForMail } from "~/mail/services/service";
import { chosenAddresses, localVariables } from "./addresses";
import { readSettings } from "./cloudflare";
import type { Target } from "./database";
import { readConfig } from "./wrangler";

export const localSettings = (): Record<string, string> =>
  localVariables(chosenAddresses(process.env));

/** Whether a database's site sends mail: otherwise an outbox row would wait for ever. */
export async function sendsMail({ remote, env }: Target): Promise<boolean> {
  // The local site has a stand-in mailbox instead of a binding.
  if (!remote) {
    const { OUTBOX, MAIL_SERVICE, ...settings } = localSettings();
    const isSet = (name: MailSetting) => name === "EMAIL" || Boolean(settings[name]);
    return OUTBOX !== "off" && missingForMail(isSet, MAIL_SERVICE).length === 0;
  }
  const { send_email, vars } = await readConfig(env);
  if (vars.OUTBOX === "off") return false;
  const isBound = send_email.some(({ name }: { name?: string }) => name === "EMAIL");
  const settings = await readSettings(env);
  const isSet = (name: MailSetting) => (name === "EMAIL" ? isBound : settings.includes(name));
  return missingForMail(isSet, vars.MAIL_SERVICE).length === 0;
}
