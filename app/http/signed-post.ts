/**
 * What a route says that takes no form but signed data from a machine: its `export const signedPost`. The
 * signature tells who sends it, so neither origin nor type is asked for; the route checks it.
 */
export interface SignedPost {
  maxBytes: number;
}

/** What may be posted to a path. */
export type Posts = "form" | "nothing" | SignedPost;

export function postsOf(module: object): Posts {
  if ("signedPost" in module) return module.signedPost as SignedPost;
  return "action" in module ? "form" : "nothing";
}
