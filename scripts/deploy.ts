/**
 * `npm run deploy`: checks types, that every variable has a real value, that the routes are this site's, that the
 * database has all migrations and that the pages make no untrue claim, then builds and uploads.
 */
import { deployCommand, Uploaded } from "./deploy/command";
import { parse } from "./kit/command";

parse(deployCommand()).catch((error: Error) => {
  console.error(error instanceof Uploaded ? error.message : `Not deployed. ${error.message}`);
  process.exitCode = 1;
});
