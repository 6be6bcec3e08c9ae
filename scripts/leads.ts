/**
 * `npm run leads`: the operator's view of the leads and of the events that announce them, in the
 * local database or the deployed one. See docs/leads.md.
 */
import { run } from "./kit/command";
import { openSession } from "./kit/session";
import { leadsCommand } from "./leads/command";

await run(leadsCommand(openSession));
