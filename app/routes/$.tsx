import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Every path that no other route answers, and every request that the Worker rejected before routing. */
export function loader({ context }: LoaderFunctionArgs): null {
  throw new Response(null, { status: context.rejection ?? 404 });
}

export const action = loader;

export default function Unreachable() {
  return null;
}
