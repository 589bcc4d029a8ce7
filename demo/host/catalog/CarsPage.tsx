import type { CarFields } from '../../shared/lists.js';
import { bannerQuery } from '../api/catalog.js';
import { listPath } from '../cars/links.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useTitle } from '../shell/title.js';
import { catalogTexts } from '../texts.js';
import { Breadcrumbs } from './Breadcrumbs.js';
import { CARS } from './car-kind.js';
import { carListNames } from './car-list.js';
import { KindTabs } from './KindTabs.js';
import type { ShownList } from './kind.js';
import { Listing } from './Listing.js';
import './catalog.css';

interface CarsPageProps extends ShownList<CarFields> {
  /** The search words, or empty if there are none. */
  term: string;
}

/** The list of cars: all of them, those of a make or model, or the results of a search. */
export function CarsPage({ list, fixed, term }: CarsPageProps) {
  const { numbers, texts: shop } = useI18n();
  const { list: names, nav } = shop;
  const texts = catalogTexts.useTexts();
  const { brand: brands } = useShopQuery(bannerQuery).data ?? { brand: [] };
  const { make, model, title: ofMake } = carListNames(list, brands, names, numbers);
  const [brand] = list.chosen.brand;
  const title = term ? fill(texts.results, { term }) : ofMake;
  useTitle(title);
  const trail = [
    { name: nav.cars, path: listPath() },
    ...(make ? [{ name: make, path: listPath(brand) }] : []),
    ...(model ? [{ name: model, path: listPath(brand, list.chosen.model[0]) }] : []),
  ];
  const isInCatalog = list.chosen.brand.every((each) => brands.some(({ value }) => value === each));
  // Once there's a make, others are chosen among the filters. One that the shop doesn't have leaves no filters.
  const hasMake = brand && (isInCatalog || brands.length === 0);
  const search = hasMake ? null : <storefront-car-search compact heading={names.find} subheading="" />;
  return (
    <div className="stack-large page-width catalog">
      <Breadcrumbs trail={trail} />
      <header className="catalog-head">
        <h1 tabIndex={-1}>{title}</h1>
        {!term && <p className="lead">{names.lead}</p>}
        {(term || !brand) && <KindTabs kind="cars" term={term} />}
      </header>
      <Listing
        kind={CARS}
        list={list}
        fixed={fixed}
        label={names.cars}
        search={search}
        isInCatalog={isInCatalog}
      />
    </div>
  );
}
