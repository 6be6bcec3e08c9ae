/**
 * `npm run orders`: what was bought and what is to be sent, in the local database or the deployed one. See
 * docs/orders.md.
 */
import { run } from "./kit/command";
import { openSession } from "./kit/session";
import { ordersCommand } from "./orders/command";
import { sendsMail } from "./orders/mail";

await run(ordersCommand(openSession, sendsMail));
