import { readConfig } from "../kit/config";
import type { Target } from "../kit/database";
import { settingsOf } from "../kit/remote";
import { chosenAddresses, localVariables } from "../local/addresses";

/** Whether the site of this database sends mail: a row of the outbox that nothing sends would wait for ever. */
export async function sendsMail({ remote, env }: Target): Promise<boolean> {
  // The local site has a stand-in mailbox instead of a binding.
  if (!remote) return Boolean(localVariables(chosenAddresses(process.env)).MAIL_FROM);
  const { send_email, vars } = await readConfig(env);
  if (!send_email.some(({ name }: { name?: string }) => name === "EMAIL")) return false;
  return Boolean(vars.MAIL_FROM) || (await settingsOf(env)).includes("MAIL_FROM");
}
