import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireBuyer } from "~/http/buyer";
import { sendFile } from "~/http/file-response";
import { privatePage } from "~/http/responses";
import { formatError } from "~/lib/errors";
import { findFile } from "~/orders/files";

/** A file that the key's owner bought. The buyer's page explains a rejection, with the same status. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  // The page looks the key up again and shows whether it is unknown or the database failed.
  const buyer = await requireBuyer(request, params.key, context).catch(() => null);
  const found = findFile(buyer?.purchases ?? [], params.file ?? "", Date.now());
  if (!found) return refused(404);
  if (found.access === "closed") return refused(410);
  if (found.access === "waiting") return refused(403);
  const { FILES } = context.env;
  if (!FILES) return refused(503);
  try {
    return (await sendFile(FILES, found.file, request)) ?? refused(404);
  } catch (error) {
    console.error(formatError("File not read", error));
    return refused(503);
  }

  /** Encoded again: a key with `../` must name no other page. */
  function refused(status: number) {
    return new Response(null, {
      status,
      headers: {
        ...privatePage,
        "Content-Location": `/ma-commande/${encodeURIComponent(params.key ?? "")}`,
      },
    });
  }
}

export async function action({ params }: LoaderFunctionArgs) {
  return new Response(null, {
    status: 405,
    headers: { "Content-Location": `/ma-commande/${encodeURIComponent(params.key ?? "")}` },
  });
}
