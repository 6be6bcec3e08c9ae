/** A list price; the style sheet says to those who hear the page what the line through it means. */
export function Struck({ price }: { price: string }) {
  return <s className="struck">{price}</s>;
}
