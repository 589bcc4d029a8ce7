/** Stands in for a product whose address was opened, while it is on its way. */
export function ProductFirstLoad() {
  return (
    <div className="page-width product-skeleton first-load" aria-busy="true">
      <div className="skeleton" />
      <div>
        <span className="skeleton skeleton-title" />
        <span className="skeleton skeleton-block" />
      </div>
    </div>
  );
}
