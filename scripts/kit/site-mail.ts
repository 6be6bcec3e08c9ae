import { chosenAddresses, localVariables } from "../local/addresses";
import { settingsOf } from "./cloudflare";
import type { Target } from "./database";
import { readConfig } from "./wrangler";

export const localSettings = (): Record<string, string> =>
  localVariables(chosenAddresses(process.env));

/** Whether a database's site sends mail: otherwise an outbox row would wait for ever. */
export async function sendsMail({ remote, env }: Target): Promise<boolean> {
  // The local site has a stand-in mailbox instead of a binding.
  if (!remote) {
    const { MAIL_FROM, OUTBOX } = localSettings();
    return Boolean(MAIL_FROM) && OUTBOX !== "off";
  }
  const { send_email, vars } = await readConfig(env);
  if (vars.OUTBOX === "off") return false;
  const isBound = send_email.some(({ name }: { name?: string }) => name === "EMAIL");
  return isBound && (await settingsOf(env)).includes("MAIL_FROM");
}
