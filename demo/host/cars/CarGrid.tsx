import type { Car } from '../../shared/replies/cars.js';
import { CardGrid } from '../goods/CardGrid.js';
import { CarCard } from './CarCard.js';
import { CarCardSkeleton } from './CarGridSkeleton.js';
import './card.css';

interface CarGridProps {
  cars: Car[];
  link?: boolean;
  /** Whether it's at the top of its page, so that its first pictures load right away. Defaults to false. */
  isFirst?: boolean;
}

/** The number of cars that a phone's screen shows of a list at the top. */
const ON_SCREEN = 2;

export const CarGrid = ({ cars, link = false, isFirst = false }: CarGridProps) => (
  <CardGrid
    className="car-grid"
    items={cars}
    card={(car, at) => <CarCard car={car} link={link} isFirst={isFirst && at < ON_SCREEN} />}
    blank={<CarCardSkeleton link={link} />}
  />
);
