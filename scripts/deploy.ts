/**
 * `npm run deploy`: refuses to deploy a site that would not work. Checks that every variable is set to
 * something real, that the routes are this site's, that the database has all migrations and that the pages
 * say what is so, then builds and uploads.
 */
import { deployCommand } from "./deploy/command";
import { parse } from "./kit/command";

parse(deployCommand()).catch((error: Error) => {
  console.error(`Not deployed. ${error.message}`);
  process.exitCode = 1;
});
