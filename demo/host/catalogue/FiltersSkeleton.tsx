/** Stands in for the filters until their counts are there. */
export function FiltersSkeleton() {
  return (
    <div className="filters" aria-hidden="true">
      {[7, 2, 4].map((rows) => (
        <div className="filter" key={rows}>
          <span className="skeleton skeleton-line" />
          {Array.from({ length: rows }, (_, row) => (
            <span className="skeleton skeleton-choice" key={String(row)} />
          ))}
        </div>
      ))}
    </div>
  );
}
