/** As many empty cards as are awaited, so that the page keeps its height, and a move back its place. */
export function GoodsGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <ul className="goods-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <li key={String(card)}>
          <GoodsCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** A card without its goods. */
export function GoodsCardSkeleton() {
  return (
    <div className="box goods-card">
      <div className="goods-picture skeleton" />
      <div className="skeleton-facts" />
    </div>
  );
}
