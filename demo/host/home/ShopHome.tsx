import { carsQuery } from '../api/catalogue.js';
import { Arrivals, DealsSection, DepartmentsSection, PopularSection, StoresSection } from './sections.js';

/** How many of each are shown: rows that are full at every width. */
export const SHOWN = { deals: 10, popular: 10, stores: 8, cars: 4 } as const;

export const newestQuery = carsQuery({ pageSize: SHOWN.cars, sort: 'newest' });

/** The home page of a shop for everything, below its hero. */
export function ShopHome() {
  return (
    <>
      <DepartmentsSection />
      <DealsSection count={SHOWN.deals} />
      <PopularSection count={SHOWN.popular} />
      <StoresSection count={SHOWN.stores} />
      <Arrivals id="cars" query={newestQuery} count={SHOWN.cars} />
    </>
  );
}
