import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Every path that no other route answers, and every request that the Worker refused before routing. */
export function loader({ context }: LoaderFunctionArgs): null {
  throw new Response(null, { status: context.refusal ?? 404 });
}

export const action = loader;

export default function Unreachable() {
  return null;
}
