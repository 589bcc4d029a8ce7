import type { Car } from '../api/replies.js';
import { CarCard } from './CarCard.js';

interface CarGridProps {
  cars: Car[];
  /** Whether each card leads to the other cars of its model. */
  link?: boolean;
}

/** Cars side by side, as many as fit. */
export function CarGrid({ cars, link = false }: CarGridProps) {
  return (
    <ul className="car-grid">
      {cars.map((car) => (
        <li key={car.goods_id}>
          <CarCard car={car} link={link} />
        </li>
      ))}
    </ul>
  );
}
