/** `npm run report`: views, orders, payments and refunds, for the author. See docs/report.md. */
import { run } from "./kit/command";
import { openSession } from "./kit/session";
import { reportCommand } from "./report/command";

await run(reportCommand(openSession));
