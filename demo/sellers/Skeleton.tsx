/** A placeholder for content that is still loading. `text` is for screen readers. */
export function Skeleton({ text }: { text: string }) {
  return (
    <>
      <p className="visually-hidden">{text}</p>
      <span className="skeleton seller-skeleton" aria-hidden="true" />
    </>
  );
}
