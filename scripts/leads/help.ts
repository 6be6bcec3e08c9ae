import { localState } from "../wrangler";

export const help = `npm run leads -- <command> [options]

  list                         newest leads of all forms, and how far their events got
      --limit <number>         leads a page, 20 unless told, at most 1000
      --before <place>         older ones: 2026-05-01, 2026-05-01T12:00:00Z, or what the last page says
      --since <moment>         none older: 2026-05-01 or 2026-05-01T12:00:00Z
      --form <name>            of one form: diagnostic, chapter, resources or challenge
  count                        how many leads each form brought, and declarations of withdrawal
      --since <moment>         as for list
  withdrawals                  newest declarations of withdrawal
      --limit, --before        as for list
  export --csv | --json        all leads, oldest first, as one CSV or as JSON lines
      --table <name>           one table alone, with its own columns (may be repeated)
      --excel                  the CSV as a French Excel opens it: semicolons, and a mark for UTF-8
      --output <file>          into a file that only you may read, instead of the standard output
  show <email>                 everything stored about an address
      --json                   as one JSON document, for a person who asks for a copy
  unsubscribe <email>          writes to an address no more, as the link in each mail does
  erase <email>                deletes all of it, leads and events; asks first
      --yes                    does not ask
  test-event                   lets the site send a marked example of each event to its webhook
  outbox                       how many events wait, failed, were delivered
  outbox <state>               and those that are waiting, failed, capped or delivered, newest first
      --limit, --before        as for list
  outbox retry [id]            lets the failed events, or one of them, wait to be sent again

Options of every command:
  --remote                     the deployed database, through your wrangler login
  --env <name>                 the database of an environment of wrangler.toml, such as staging
  --persist-to <folder>        where the local database lives, ${localState} unless told
  --help                       this text

The database that was asked stands on the standard error. Times are in UTC. Exit code: 0 done, 1 failed or not confirmed, 2 wrong command line.`;
