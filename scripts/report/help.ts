export const help = `npm run report -- [options]

What was seen, begun, paid and refunded: for each sales page and each source, leads a day, profiles of
the diagnostic, state of the outbox. Printed here, and written as one HTML file to read or print.

  --days <number>              so many days up to today, in Paris; 30 unless told
  --output <file>              the HTML file, report.html unless told
  --json                       the figures as JSON instead; a file only if --output says so
  --remote                     the deployed database, through your wrangler login
  --env <name>                 the database of an environment of wrangler.toml, such as staging
  --persist-to <folder>        where the local database lives, .wrangler/state unless told
  --help                       this text

Exit code: 0 done, 1 failed, 2 wrong command line.`;
