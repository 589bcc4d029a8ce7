/** As many empty cards as are awaited, so that the page keeps its height, and a move back its place. */
export function CarGridSkeleton({ count = 12, link = false }: { count?: number; link?: boolean }) {
  return (
    <ul className="car-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <li key={String(card)}>
          <div className="car-card">
            <div className="car-picture skeleton" />
            <div className="car-facts">
              <span className="skeleton skeleton-line" />
              <span className="skeleton skeleton-lines" />
              <span className="skeleton skeleton-line" />
              <span className="skeleton skeleton-button" />
              {link && <span className="skeleton skeleton-line" />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
