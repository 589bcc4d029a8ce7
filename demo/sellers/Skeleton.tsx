/** Stands in for what is on its way; `text` is for those who do not see it. */
export function Skeleton({ text }: { text: string }) {
  return (
    <>
      <p className="visually-hidden">{text}</p>
      <span className="skeleton seller-skeleton" aria-hidden="true" />
    </>
  );
}
