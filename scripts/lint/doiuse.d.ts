/** The package's types are not where its `exports` point. */
declare module "doiuse" {
  import type { Node, Plugin } from "postcss";

  interface Usage {
    /** Its name at caniuse. */
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
