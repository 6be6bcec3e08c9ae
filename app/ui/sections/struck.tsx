/** A list price; a line through it says nothing to those who hear the page. */
export function Struck({ price }: { price: string }) {
  return (
    <>
      <span className="unseen">au lieu de </span>
      <s>{price}</s>
    </>
  );
}
