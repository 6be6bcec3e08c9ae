/** `npm run backup`: copies the database into one file. See docs/operations.md. */
import { backupCommand } from "./backup/command";
import { exportDump } from "./backup/wrangler";
import { run } from "./kit/command";
import { openSession } from "./kit/session";

await run(backupCommand({ open: openSession, exportDump }));
