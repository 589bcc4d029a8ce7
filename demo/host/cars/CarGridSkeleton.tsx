import { Blanks } from '../ui/Blanks.js';

export const CarGridSkeleton = ({ count = 12, link = false }: { count?: number; link?: boolean }) => (
  <Blanks className="car-grid" count={count}>
    <CarCardSkeleton link={link} />
  </Blanks>
);

/** A placeholder for a car card. */
export const CarCardSkeleton = ({ link }: { link: boolean }) => (
  <div className="box car-card">
    <div className="car-picture skeleton" />
    <div className="skeleton-facts" data-link={link} />
  </div>
);
