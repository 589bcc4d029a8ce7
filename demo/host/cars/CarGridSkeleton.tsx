/** As many empty cards as are awaited, so that the page keeps its height, and a move back its place. */
export function CarGridSkeleton({ count = 12, link = false }: { count?: number; link?: boolean }) {
  return (
    <ul className="car-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <li key={String(card)}>
          <CarCardSkeleton link={link} />
        </li>
      ))}
    </ul>
  );
}

/** A card without its car. */
export function CarCardSkeleton({ link }: { link: boolean }) {
  return (
    <div className="box car-card">
      <div className="car-picture skeleton" />
      <div className="skeleton-facts" data-link={link} />
    </div>
  );
}
