import { configure } from '../../src/state/store.js';
import { type CarSearchElement, readyCarSearch, startApi } from './car-search.js';
import { until } from './until.js';

interface Car {
  readonly brand: string;
  readonly model: string;
  /** Price in whole US dollars. */
  readonly price: number;
  readonly year: number;
  readonly body: string;
  readonly fuel: string;
}

/** Cars of the fake API's makes: 3 BYDs, 1 Škoda, 5 Teslas, and no Toyotas. */
const cars: readonly Car[] = [
  { brand: 'byd', model: 'seal', price: 31_000, year: 2024, body: 'sedan', fuel: 'electric' },
  { brand: 'byd', model: 'seal', price: 24_500, year: 2022, body: 'sedan', fuel: 'electric' },
  { brand: 'byd', model: 'dolphin', price: 18_200, year: 2023, body: 'hatchback', fuel: 'hybrid' },
  { brand: 'skoda', model: 'Octavia', price: 12_900, year: 2018, body: 'wagon', fuel: 'petrol' },
  ...[2016, 2018, 2020, 2021].map((year) => ({
    brand: 'tesla',
    model: 'model-3',
    price: 2_000 * (year - 2008),
    year,
    body: 'sedan',
    fuel: 'electric',
  })),
  { brand: 'tesla', model: 'model-s', price: 88_000, year: 2024, body: 'sedan', fuel: 'electric' },
];

const names: Readonly<Record<string, string>> = {
  sedan: 'Sedan',
  hatchback: 'Hatchback',
  wagon: 'Wagon',
  electric: 'Electric',
  hybrid: 'Hybrid',
  petrol: 'Petrol',
};

/** Returns the counts of contract section 6, as a server would. */
export function countsOf(query: URLSearchParams) {
  const tests: Readonly<Record<string, (car: Car, value: string) => boolean>> = {
    brand: (car, value) => car.brand === value,
    model: (car, value) => car.model === value,
    price_max: (car, value) => car.price <= Number(value),
    year_min: (car, value) => car.year >= Number(value),
    year_max: (car, value) => car.year <= Number(value),
    body: (car, value) => car.body === value,
    fuel: (car, value) => car.fuel === value,
  };
  const without = (...lifted: string[]) =>
    cars.filter((car) =>
      [...query].every(([name, value]) => lifted.includes(name) || tests[name]?.(car, value) === true),
    );
  const count = (left: readonly Car[], field: 'brand' | 'model' | 'body' | 'fuel') =>
    [...new Set(left.map((car) => car[field]))].map((value) => ({
      value,
      name: names[value] ?? value,
      count: left.filter((car) => car[field] === value).length,
    }));
  const span = (values: readonly number[]) =>
    values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : { min: null, max: null };
  return {
    total: without().length,
    brands: count(without('brand', 'model'), 'brand').map(({ value, count }) => ({ value, count })),
    models: query.has('brand')
      ? count(without('model'), 'model').map(({ value, count }) => ({ value, count }))
      : [],
    prices: span(without('price_max').map(({ price }) => price)),
    years: span(without('year_min', 'year_max').map(({ year }) => year)),
    bodies: count(without('body'), 'body'),
    fuels: count(without('fuel'), 'fuel'),
  };
}

const ok = (data: unknown) => Response.json({ code: 200, msg: 'OK', data });

interface FacetsRequest {
  readonly query: string;
  readonly isAborted: () => boolean;
  /** Sends the answer, if answers are held back. */
  readonly answer: () => void;
}

/**
 * Points the widgets at the fake API plus the call `carFacets`, and records its requests.
 * @param reply replaces the default answer, the counts of the cars
 * @param isHeld whether each answer waits for the test
 */
export function startFacets({
  reply = (query: URLSearchParams): Response | Promise<Response> => ok(countsOf(query)),
  isHeld = false,
} = {}) {
  localStorage.removeItem('recentCars');
  const api = startApi();
  const requests: FacetsRequest[] = [];
  const before = window.fetch;
  window.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (!pathname.endsWith('/pc/car/facets')) return before(input, init);
    return new Promise((resolve, reject) => {
      const answer = () => resolve(reply(searchParams));
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      requests.push({ query: `${searchParams}`, isAborted: () => init?.signal?.aborted === true, answer });
      if (!isHeld) answer();
    });
  };
  return { api, requests, queries: () => requests.map(({ query }) => query) };
}

/** Adds a car search with the given attributes and waits for its fields. */
export const wideSearch = (attributes: string): Promise<CarSearchElement> =>
  readyCarSearch(`<storefront-car-search ${attributes}></storefront-car-search>`);

export const buttonText = (element: Element): string =>
  element.shadowRoot?.querySelector('button[type=submit]')?.textContent ?? '';

export const buttonSays = (element: Element, text: string): Promise<void> =>
  until(() => buttonText(element) === text, `the button does not say ${text}, but ${buttonText(element)}`);

/** Returns the texts of the options in the open list. */
export const rowsOf = (element: Element): (string | null)[] => [
  ...[...(element.shadowRoot?.querySelectorAll('[role=option]') ?? [])].map(({ textContent }) => textContent),
];

/** Returns the buttons in a row of chips, which is given by its title. */
export const chipsOf = (element: Element, title: string): HTMLButtonElement[] => {
  const rows = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=group]') ?? [])];
  const row = rows.find((each) => each.querySelector('.title')?.textContent === title);
  return [...(row?.querySelectorAll('button') ?? [])];
};

afterEach(() => {
  localStorage.removeItem('recentCars');
  configure({ lang: null });
});
