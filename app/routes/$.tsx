import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Answers every path without a route, and every request that the Worker rejected before routing. */
export function loader({ context }: LoaderFunctionArgs): null {
  throw new Response(null, { status: context.rejection ?? 404 });
}

export const action = loader;

export default function Unreachable() {
  return null;
}
