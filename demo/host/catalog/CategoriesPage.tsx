import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CarFields, FilterOf, GoodsFields } from '../../shared/lists.js';
import { pageAt, pathTo } from '../../shared/pages.js';
import type { Department } from '../../shared/replies/goods.js';
import { bannerQuery } from '../api/catalog.js';
import { departmentsQuery, detailQuery } from '../api/goods.js';
import { listPath } from '../cars/links.js';
import { ensure, ensureAny } from '../data/use-shop-query.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { sendOn } from '../shell/sendOn.js';
import { changed } from './address.js';
import { CarsPage } from './CarsPage.js';
import { CARS } from './car-kind.js';
import { readCarList } from './car-list.js';
import { DepartmentPage } from './DepartmentPage.js';
import { GOODS } from './goods-kind.js';
import { hasMoreCars } from './hasMoreCars.js';
import type { ShownList } from './kind.js';
import { prefetchList } from './Listing.js';
import { type List, readList, searchOf } from './list.js';
import { productNumber } from './product-number.js';

/** What the page shows: cars, or the goods of a department or search. */
type Shown = {
  /** The search words, or empty if there are none. */
  readonly term: string;
} & (
  | ({ readonly kind: 'cars' } & ShownList<CarFields>)
  | ({ readonly kind: 'goods' } & ShownList<GoodsFields>)
);

/** Only departments have numbers, so a number in the path doesn't have to wait for the makes. */
const NUMBER = /^\d{1,9}$/;

/** Returns the number of the department with this slug, or null if there is none. */
function departmentId(id: string, departments: readonly Department[]): string | null {
  const all = departments.flatMap((department) => [department, ...department.son_category]);
  return all.find(({ slug }) => slug === id)?.cat_id ?? null;
}

/**
 * Starts loading a list. The address says which: `/categories/{make}` is for cars, `/categories/{department}` (number
 * or slug) is for goods, and `?in=cars` or `?in=goods` chooses either. A search without `in` shows the kind with more
 * results. One for a product's number or VIN leads to its page.
 */
export async function loader({ params: { id }, request }: LoaderFunctionArgs): Promise<Shown | Response> {
  const { pathname, searchParams } = new URL(request.url);
  const make = searchParams.get('make');
  if (make !== null) {
    // A form without scripts can't put the make into the path.
    const model = make && searchParams.get('model');
    return sendOn(request, listPath(make) + changed(searchParams, { make: null, model: model || null }));
  }
  const goods = readList(GOODS.fields, searchParams);
  const cars = readCarList(id, searchParams);
  const { term } = cars;
  const number = id === undefined ? productNumber(term) : null;
  const product = number === null ? null : await ensure(detailQuery(number)).catch(() => null);
  if (product) return sendOn(request, pathTo('product', product.goods.slug));
  const ofGoods = (fixed: FilterOf<GoodsFields> = {}): Shown => {
    const shown = { list: goods, fixed };
    prefetchList(GOODS, shown);
    return { kind: 'goods', term, ...shown };
  };
  const texts = loadCardTexts();
  const departments = ensure(departmentsQuery).then(
    ({ category }) => category,
    () => [],
  );
  if (id && NUMBER.test(id)) {
    const shown = ofGoods({ cat_id: id });
    await Promise.all([departments, texts]);
    return shown;
  }
  const requestedKind = searchParams.get('in') ?? (pageAt(pathname)?.name === 'goods' ? 'goods' : null);
  if (id === undefined && !term && requestedKind === 'goods') {
    const shown = ofGoods();
    await Promise.all([departments, texts]);
    return shown;
  }
  const ofCars: Shown = { kind: 'cars', term, list: cars, fixed: {} };
  prefetchList(CARS, ofCars);
  const makes = ensure(bannerQuery).then(
    ({ brand }) => brand,
    () => [],
  );
  const [brands, all] = await Promise.all([makes, departments, texts]);
  const isMake = brands.some(({ value }) => value === id);
  const department = id === undefined || isMake ? null : departmentId(id, all);
  if (department !== null) return ofGoods({ cat_id: department });
  if (!term) return ofCars;
  const found = ofGoods();
  if (id !== undefined || requestedKind === 'cars') return ofCars;
  return requestedKind === 'goods' || !(await findsMoreCars(cars, goods)) ? found : ofCars;
}

/** Returns whether a search found more cars than goods. A failed request counts as no results. */
async function findsMoreCars(cars: List<CarFields>, goods: List<GoodsFields>): Promise<boolean> {
  const none = { list: [], total: 0 };
  const [ofCars, ofGoods] = await Promise.all([
    ensureAny(CARS.pageQuery(searchOf(cars))).catch(() => none),
    ensureAny(GOODS.pageQuery(searchOf(goods))).catch(() => none),
  ]);
  return hasMoreCars(cars.term, { cars: ofCars.total, goods: ofGoods });
}

export function Component() {
  const shown = useLoaderData<typeof loader>();
  return shown.kind === 'cars' ? <CarsPage {...shown} /> : <DepartmentPage {...shown} />;
}
