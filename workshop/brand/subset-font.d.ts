declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };

  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, Axis>;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
