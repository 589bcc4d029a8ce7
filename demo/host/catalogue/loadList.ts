import type { LoaderFunctionArgs } from 'react-router';
import { countCars, loadBrands, loadCars } from '../api/catalogue.js';
import type { CarFacets } from '../api/goods-replies.js';
import type { Brand, CarPage } from '../api/replies.js';
import type { Outcome } from '../api/request.js';
import { listPath } from '../cars/links.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { sendOn } from '../shell/sendOn.js';
import { carFilter, changed, type ListQuery, readList } from './listQuery.js';

/** What a page with a list of cars starts from. */
export interface ListData {
  query: ListQuery;
  cars: Promise<Outcome<CarPage>>;
  facets: Promise<Outcome<CarFacets>>;
  brands: Brand[];
}

/** Starts the list's calls, and waits for the makes only: with them the page knows its heading. */
export async function loadList({ params, request }: LoaderFunctionArgs): Promise<ListData | Response> {
  const { searchParams } = new URL(request.url);
  const make = searchParams.get('make');
  if (make !== null) {
    // A form that works without scripts can't put the make into the path.
    const model = make && searchParams.get('model');
    return sendOn(request, listPath(make) + changed(searchParams, { make: null, model: model || null }));
  }
  const query = readList(params.id, searchParams);
  const filter = carFilter(query);
  const cars = loadCars({ ...filter, page: query.page, sort: query.sort });
  const facets = countCars(filter);
  const [index] = await Promise.all([loadBrands(), loadCardTexts()]);
  return { query, cars, facets, brands: index.status === 'ready' ? index.data : [] };
}
