import type { Car } from '../api/replies.js';
import { useTurns } from '../shell/useTurns.js';
import { CarCard } from './CarCard.js';
import { CarCardSkeleton } from './CarGridSkeleton.js';

interface CarGridProps {
  cars: Car[];
  /** Whether each card leads to the other cars of its model. */
  link?: boolean;
}

/** So many are drawn at a time: as many as a screen shows. */
const AT_A_TIME = 4;

/** Cars side by side, as many as fit. */
export function CarGrid({ cars, link = false }: CarGridProps) {
  const drawn = useTurns(cars.length, AT_A_TIME);
  return (
    <ul className="car-grid">
      {cars.map((car, at) =>
        at < drawn ? (
          <li key={car.goods_id}>
            <CarCard car={car} link={link} />
          </li>
        ) : (
          <li key={`awaited ${car.goods_id}`} aria-hidden="true">
            <CarCardSkeleton link={link} />
          </li>
        ),
      )}
    </ul>
  );
}
