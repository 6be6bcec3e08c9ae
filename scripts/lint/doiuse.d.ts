/** Its own types stand where the package's `exports` do not lead. */
declare module "doiuse" {
  import type { Node, Plugin } from "postcss";

  interface Usage {
    /** The name by which caniuse knows it. */
    feature: string;
    featureData: { missing?: string | undefined };
    usage: Node;
  }

  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
