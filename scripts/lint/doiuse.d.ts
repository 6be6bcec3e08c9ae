/** The package's own types are not where its `exports` point. */
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
    ignore: string[];
    onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
