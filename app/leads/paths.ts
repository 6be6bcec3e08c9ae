import { isUuid } from "~/lib/uuid";

/** Addresses that a lead's id opens. Whoever has the id may: it is known from the mails alone. */

/** Whether a text could be the id of a lead. */
export const isLeadId = isUuid;

const unsubscribe = "/desinscription/";

export const unsubscribePath = (leadId: string) => unsubscribe + leadId;

export const isUnsubscribePath = (path: string) => path.startsWith(unsubscribe);
