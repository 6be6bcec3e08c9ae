import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/http/desk";
import { privatePage } from "~/http/responses";
import { copyOf, findAddress, findPerson } from "~/leads/contacts/person";

/** The copy of their data for a person who asks for it. */
export async function loader(get: LoaderFunctionArgs) {
  const { context, params } = requireOperator(get);
  const email = await findAddress(context.db, params.key ?? "");
  if (email === null) throw new Response(null, { status: 404 });
  const copy = copyOf(await findPerson(context.db, email));
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      ...privatePage,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="donnees.json"',
    },
  });
}
