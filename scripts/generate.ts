/** `npm run generate`: writes the modules of `app/` that are made from other files and not committed. */
import { generate } from "./generate/all";

await generate();
