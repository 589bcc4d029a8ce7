import type { Car } from '../../shared/replies/cars.js';
import type { CardKind } from '../goods/CardGrid.js';
import { CarCard } from './CarCard.js';
import { CAR_BLANK } from './carBlank.js';

/** Cars as cards of a grid. */
export const CAR_CARDS: CardKind<Car> = {
  ...CAR_BLANK,
  card: (car, options) => <CarCard car={car} {...options} />,
};
