/** `npm run generate`: writes the modules of `app/` that are derived from other files and not committed. */
import { generate } from "./generate/all";

await generate().catch((error: Error) => {
  console.error(`Not generated: ${error.message}`);
  process.exitCode = 1;
});
