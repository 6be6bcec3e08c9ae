/** `npm run check`: untrue claims of the pages and missing settings, with the file to change. */
import { checkCommand } from "./check/command";
import { run } from "./kit/command";

await run(checkCommand());
