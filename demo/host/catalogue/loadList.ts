import type { LoaderFunctionArgs } from 'react-router';
import { loadBrands, loadCars } from '../api/catalogue.js';
import type { Brand, CarPage } from '../api/replies.js';
import type { Outcome } from '../api/request.js';
import { listPath } from '../cars/links.js';
import { sendOn } from '../shell/sendOn.js';
import { changed, type ListQuery, readList } from './listQuery.js';

/** What a list's page starts from. */
export interface ListData {
  query: ListQuery;
  cars: Promise<Outcome<CarPage>>;
  brands: Brand[];
}

/** Starts the list's call, and waits for the makes only: with them the page knows its heading. */
export async function loadList({ params, request }: LoaderFunctionArgs): Promise<ListData | Response> {
  const { searchParams } = new URL(request.url);
  const make = searchParams.get('make');
  if (make !== null) {
    // A form that works without scripts can't put the make into the path.
    const model = make && searchParams.get('model');
    return sendOn(request, listPath(make) + changed(searchParams, { make: null, model: model || null }));
  }
  const query = readList(params.id, searchParams);
  const cars = loadCars(query);
  const index = await loadBrands();
  return { query, cars, brands: index.status === 'ready' ? index.data : [] };
}
