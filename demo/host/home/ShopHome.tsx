import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { useI18n } from '../messages/i18n.js';
import { arrivalShelfQuery } from './carShelf.js';
import { DealsSection } from './DealsSection.js';
import { Arrivals, DepartmentsSection, PopularSection, StoresSection } from './sections.js';

/** How many of each are loaded. What would not fill a row is not shown. */
export const SHOWN = { deals: 10, popular: 10, stores: 8, cars: 4 } as const;

export const newestQuery = arrivalShelfQuery(SHOWN.cars);

/** The home page of a general store, below its hero. */
export function ShopHome() {
  return (
    <>
      <DepartmentsSection />
      <DealsSection count={SHOWN.deals} />
      <PopularSection count={SHOWN.popular} deals={SHOWN.deals} />
      <StoresSection count={SHOWN.stores} />
      <Arrivals id="cars" query={newestQuery} count={SHOWN.cars} />
    </>
  );
}

/** A few of the shop's goods, in the colors of its banner. */
const IN_BANNER = [
  { art: 'headphones', color: '#c2410c' },
  { art: 'tire', color: '#2f3d4c' },
  { art: 'kettle', color: '#0f766e' },
  { art: 'backpack', color: '#b45309' },
  { art: 'drill', color: '#eab308' },
  { art: 'lamp', color: '#7fb3c8' },
] as const;

export function ShopHero() {
  const { hero } = useI18n().texts.home;
  return (
    <section className="shop-hero" aria-labelledby="shop-hero">
      <div className="page-width shop-hero-row">
        <div className="shop-hero-text">
          <h2 id="shop-hero">{hero.title}</h2>
          <p>{hero.text}</p>
          <p className="shop-hero-ways">
            <Link className="button" to={`${pathTo('categories')}?in=goods`}>
              {hero.shop}
            </Link>
            <Link className="button shop-hero-second" to={pathTo('deals')}>
              {hero.deals}
            </Link>
          </p>
        </div>
        <ul className="shop-hero-goods" aria-hidden="true">
          {IN_BANNER.map(({ art, color }) => (
            <li key={art}>
              <GoodsPicture art={art} color={color} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
