/** `npm run restore`: loads a copy into an empty database. See docs/operations.md. */
import { restoreCommand } from "./backup/command";
import { importDump } from "./backup/wrangler";
import { run } from "./kit/command";
import { openSession } from "./kit/session";

await run(restoreCommand({ open: openSession, importDump }));
