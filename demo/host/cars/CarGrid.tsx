import type { Car } from '../api/replies.js';
import { CardGrid } from '../goods/CardGrid.js';
import { CarCard } from './CarCard.js';
import { CarCardSkeleton } from './CarGridSkeleton.js';

interface CarGridProps {
  cars: Car[];
  link?: boolean;
}

export const CarGrid = ({ cars, link = false }: CarGridProps) => (
  <CardGrid
    className="car-grid"
    items={cars}
    card={(car) => <CarCard car={car} link={link} />}
    blank={<CarCardSkeleton link={link} />}
  />
);
