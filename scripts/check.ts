/** `npm run check`: reports untrue claims on the pages and missing settings, each with the file to change. */
import { checkCommand } from "./check/command";
import { run } from "./kit/command";

await run(checkCommand());
