import type { ActName } from "~/content/desk";
import { contactPage as words } from "~/content/desk-contacts";
import { isMailable } from "~/forms/fields";
import type { DeskAct } from "~/http/desk";
import { correctAddress, countStored } from "~/leads/contacts/correct";
import { eraseAddress } from "~/leads/contacts/erase";
import { findAddress } from "~/leads/contacts/person";
import { unsubscribeAddresses } from "~/leads/unsubscribe-addresses";
import { normalizeEmail, unwrapEmail } from "~/lib/email";
import { resendMail } from "~/operator/resend-mail";
import { deskPath } from "~/shared/desk";
import { mergeName } from "./fields";

/** What can be done about a person, each by a form of their page. */
export const contactActs: Partial<Record<ActName, DeskAct>> = {
  "contact.corrected": async ({ form, store, params, context }) => {
    const act = "contact.corrected";
    const { key, email: from } = await personOf(context.db, params);
    const to = emailIn(form, "email");
    const refused = { status: 400, act, field: "email", typed: { email: to } } as const;
    if (from === to) return { act, already: true };
    if (from !== typed(form, "from")) return { status: 409, act, message: words.problems.changed };
    if (!isMailable(to)) return { ...refused, message: words.problems.email };
    const stored = await countStored(context.db, to);
    const isTaken = stored.leads + stored.orders + stored.withdrawals > 0;
    // Another spelling of the same address merges nothing.
    if (isTaken && to.toLowerCase() !== from.toLowerCase() && typed(form, mergeName) !== to)
      return { status: 409, act, message: words.merges(to, stored), typed: { [mergeName]: to } };
    await correctAddress(store(act), { from, to, reference: key });
    return { act };
  },
  "contact.mailed": async ({ form, store, params, context }) => {
    const act = "contact.mailed";
    const { key } = await personOf(context.db, params);
    const resending = { id: typed(form, "message"), seen: typed(form, "seen"), reference: key };
    const outcome = await resendMail(store(act), resending);
    if (outcome.kind === "refused")
      return { status: 409, act, message: words.problems[outcome.reason] };
    return { act, already: outcome.kind === "already" };
  },
  "contact.unsubscribed": async ({ store, params, context }) => {
    const act = "contact.unsubscribed";
    const { key, email } = await personOf(context.db, params);
    const added = await unsubscribeAddresses(store(act), [email], key);
    return { act, already: added === 0 };
  },
  "contact.erased": async ({ form, store, params, context }) => {
    const act = "contact.erased";
    const to = `${deskPath}/contacts`;
    const { key = "" } = params;
    const email = await findAddress(context.db, key);
    // The second of two posts finds nobody.
    if (email === null) return { act, already: true, to };
    const confirmed = emailIn(form, "email");
    if (confirmed.toLowerCase() !== email.toLowerCase()) {
      const message = words.problems.notTyped;
      return { status: 400, act, message, field: "email", typed: { email: confirmed } };
    }
    await eraseAddress(store(act), { email, reference: key });
    return { act, to };
  },
};

const typed = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

const emailIn = (form: FormData, name: string) =>
  normalizeEmail(String(unwrapEmail(typed(form, name))));

type Params = Parameters<DeskAct>[0]["params"];
type Database = Parameters<DeskAct>[0]["context"]["db"];

/** @throws a 404 if nothing has the page's key any more */
async function personOf(db: Database, { key = "" }: Params) {
  const email = await findAddress(db, key);
  if (email === null) throw new Response(null, { status: 404 });
  return { key, email };
}
