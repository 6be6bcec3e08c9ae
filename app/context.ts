import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { leadMails, withoutChapter } from "~/leads/mails";
import { lazy } from "~/lib/lazy";
import { operatorMails } from "~/operator/morning";
import { orderMails } from "~/orders/mails";
import { type DeliveryContext, deliverAfterResponse } from "~/outbox/deliver";
import { mailSettings } from "~/outbox/mail";
import type { PendingEvent } from "~/outbox/record";
import { withdrawalMails } from "~/withdrawals/mails";

const mails = { ...leadMails, ...orderMails, ...withdrawalMails, ...operatorMails };
const mailsWithoutChapter = withoutChapter(mails);

export type Context = ReturnType<typeof createContext>;

/** The composition root: what a request or a cron run works with. Each part is made when it is first asked for. */
export function createContext(
  configuration: Env | null,
  background: Pick<ExecutionContext, "waitUntil">,
) {
  const env = () => {
    if (!configuration) throw new TypeError("the configuration is broken");
    return configuration;
  };
  const db = lazy(() => openDatabase(env().DB));
  const isQuiet = () => env().OUTBOX === "off";
  const mail = lazy(() => {
    const open = env().CHAPTER_URL ? mails : mailsWithoutChapter;
    return isQuiet() ? null : mailSettings({ db: db(), env: env() }, open);
  });
  const outbox = (): DeliveryContext => {
    const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = env();
    return { db: db(), webhook: isQuiet() ? {} : { url, secret }, mail: mail() };
  };
  /** Starts work that outlives the response. */
  const waitUntil = (work: Promise<unknown>) => background.waitUntil(work);
  return {
    /** Null if it is broken: every request is then rejected, and the error page renders without it. */
    configuration,
    /** @throws when the configuration is broken, as all below do */
    get env() {
      return env();
    },
    get db() {
      return db();
    },
    /** Null while mail is off. */
    get mail() {
      return mail();
    },
    get outbox() {
      return outbox();
    },
    /** Files for buyers; absent if the account has no bucket. */
    get files() {
      return env().FILES;
    },
    waitUntil,
    /** Delivers stored events after the response. */
    announce(events: readonly PendingEvent[]) {
      waitUntil(deliverAfterResponse(outbox(), events));
    },
  };
}
