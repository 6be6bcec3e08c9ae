/**
 * `npm run deploy`: checks that types are right, every variable has a real value, the routes belong to this site, the
 * database has all migrations and the pages make no untrue claim; then builds and uploads.
 */
import { AfterUploadError, deployCommand } from "./deploy/command";
import { parse } from "./kit/command";

parse(deployCommand()).catch((error: Error) => {
  console.error(
    error instanceof AfterUploadError ? error.message : `Not deployed. ${error.message}`,
  );
  process.exitCode = 1;
});
