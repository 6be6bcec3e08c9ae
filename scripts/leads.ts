/**
 * `npm run leads`: the operator's view of leads and of the events that announce them, in the local or the deployed
 * database. See docs/leads.md.
 */
import { run } from "./kit/command";
import { openSession } from "./kit/session";
import { leadsCommand } from "./leads/command";

await run(leadsCommand(openSession));
