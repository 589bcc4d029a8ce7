import { CAR_LIST, type CarFields } from '../../shared/lists.js';
import type { Car } from '../../shared/replies/cars.js';
import type { CarFacets } from '../../shared/replies/goods.js';
import { bannerQuery, carFacetsQuery, carsQuery } from '../api/catalog.js';
import { CAR_CARDS } from '../cars/carCards.js';
import { listPath } from '../cars/links.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { filtered } from './address.js';
import type { ListKind } from './kind.js';

/** Returns the address of other makes' list: one is in the path. It drops the models, which belong to one make. */
function ofMakes(search: URLSearchParams, makes: readonly string[]): string {
  const [only] = makes;
  const isOne = makes.length === 1;
  const change = {
    ...{ model: null, brand: isOne ? null : makes },
    // Without a make in the path, a search may show goods.
    in: isOne ? null : search.has('goods_name') ? 'cars' : search.get('in'),
  };
  return listPath(isOne ? only : undefined) + filtered(search, change);
}

export const CARS: ListKind<CarFields, Car, CarFacets> = {
  id: 'cars',
  fields: CAR_LIST,
  pageQuery: carsQuery,
  countsQuery: carFacetsQuery,
  cards: CAR_CARDS,
  isFirst: true,
  scope: ['brand', 'model'],
  home: listPath(),
  useDetails({ search }, { list }, counts) {
    const brands = useShopQuery(bannerQuery).data?.brand ?? [];
    const make = (value: string) => brands.find((brand) => brand.value === value);
    const models = make(list.chosen.brand[0] ?? '')?.car_model ?? [];
    return {
      brand: {
        nameOf: (value) => make(value)?.brand_name ?? value,
        counts: counts?.brand ?? [],
        to: (makes) => ofMakes(search, makes),
      },
      model: {
        nameOf: (value) => models.find((model) => model.value === value)?.name ?? value,
        counts: counts?.model ?? [],
      },
    };
  },
  textsOf({ texts: { list: names }, numbers }, { empty }) {
    const all = { to: listPath(), link: names.showAll };
    return {
      side: names.find,
      loading: names.loading,
      count: (total) => numbers.plural(names.count, total),
      sorts: names.sorts,
      filtered: { title: names.empty, text: empty.filtered, ...all },
      none: { title: names.empty, text: names.emptyText, ...all },
      unknown: { title: names.unknown, text: names.unknownText, ...all },
    };
  },
};
