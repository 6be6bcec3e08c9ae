import { isUuid } from "~/lib/uuid";

/** Addresses that a lead's id opens. The id is the permission: only the mails tell it. */

/** Whether a text could be the id of a lead. */
export const isLeadId = isUuid;

const unsubscribe = "/desinscription/";

export const unsubscribePath = (leadId: string) => unsubscribe + leadId;

export const isUnsubscribePath = (path: string) => path.startsWith(unsubscribe);
