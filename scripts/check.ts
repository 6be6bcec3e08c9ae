/** `npm run check`: what the pages say that is not so, and what is not set yet, with the file to change. */
import { checkCommand } from "./check/command";
import { run } from "./kit/command";

await run(checkCommand());
