import { CarGridSkeleton } from '../cars/CarGridSkeleton.js';

/** Stands in for a list whose address was opened, while the makes are on their way. */
export function ListFirstLoad() {
  return (
    <div className="stack page-width catalogue first-load" aria-busy="true">
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-search" />
      <CarGridSkeleton />
    </div>
  );
}

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
