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
