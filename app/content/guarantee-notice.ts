/** A picture under `public`. */
interface Picture {
  src: `/images/${string}`;
  width: number;
  height: number;
}

/**
 * The harmonised notice on the legal guarantee (implementing regulation (EU) 2025/1960), whose picture is prescribed: the official file
 * goes into `public/images` unchanged, and its path here. If null, the pages state the guarantee in words, and `npm run check` reports it.
 */
export const guaranteeNotice = null as Picture | null;

export const guaranteeText =
  "Garantie légale de conformité\u00A0: deux ans. Un exemplaire défectueux est remplacé ou remboursé.";
