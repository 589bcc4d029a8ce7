import type { LoaderFunctionArgs } from 'react-router';
import { loadDepartments } from '../api/goods.js';
import type { Department, GoodsPage } from '../api/goods-replies.js';
import type { CarPage } from '../api/replies.js';
import type { Outcome } from '../api/request.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { type Lang, pageLang } from '../messages/language.js';
import { type GoodsData, loadGoods } from './loadGoods.js';
import { type ListData, loadList } from './loadList.js';

/** What a search found of each kind; null where the call failed. */
export interface Totals {
  cars: number | null;
  goods: number | null;
}

/** What the page of a list begins with: cars, or the goods of a department or a search. */
export type CategoriesData = {
  lang: Lang;
  /** What was typed into the search; empty without. */
  term: string;
  /** Null without a search. */
  totals: Promise<Totals> | null;
  departments: Department[];
} & ({ kind: 'cars'; cars: ListData } | { kind: 'goods'; goods: GoodsData });

const totalOf = (outcome: Outcome<CarPage | GoodsPage>) =>
  outcome.status === 'ready' ? outcome.data.total : null;

/** Only departments are numbered: a number in the path need not wait for the makes to be known as one. */
const NUMBER = /^\d{1,9}$/;

/** The number of the department that a path names by its slug; null when it names none. */
function departmentId(id: string, departments: Department[]): string | null {
  const all = departments.flatMap((department) => [department, ...department.son_category]);
  return all.find(({ slug }) => slug === id)?.cat_id ?? null;
}

/**
 * Starts the calls of a list. Its address says of what: `/categories/{make}` of cars, `/categories/{department}`
 * (number or slug) of goods, `?in=cars` or `?in=goods` of either kind; a search without it shows the kind of which
 * it found more.
 */
export async function loadCategories(args: LoaderFunctionArgs): Promise<CategoriesData | Response> {
  const { id } = args.params;
  const { pathname, searchParams } = new URL(args.request.url);
  if (id && NUMBER.test(id) && !searchParams.has('make')) return loadDepartment(id, args.request.url);
  const lang = pageLang();
  const [cars, index] = await Promise.all([loadList(args), loadDepartments()]);
  if (cars instanceof Response) return cars;
  const departments = index.status === 'ready' ? index.data.category : [];
  const term = cars.query.term;
  const common = { lang, term, departments };
  const isMake = id !== undefined && cars.brands.some(({ value }) => value === id);
  const department = id === undefined || isMake ? null : departmentId(id, departments);
  if (department !== null) {
    return {
      ...common,
      kind: 'goods',
      totals: null,
      goods: loadGoods(args.request.url, { cat_id: department }),
    };
  }
  const wanted = searchParams.get('in') ?? (pathname === '/products' ? 'goods' : null);
  if (!term) {
    if (id === undefined && wanted === 'goods') {
      return { ...common, kind: 'goods', totals: null, goods: loadGoods(args.request.url) };
    }
    return { ...common, kind: 'cars', totals: null, cars };
  }
  const goods = loadGoods(args.request.url);
  const totals = Promise.all([cars.cars, goods.goods]).then(([ofCars, ofGoods]) => ({
    cars: totalOf(ofCars),
    goods: totalOf(ofGoods),
  }));
  const kind =
    id !== undefined ? 'cars' : wanted === 'cars' || wanted === 'goods' ? wanted : await more(totals);
  return kind === 'cars' ? { ...common, kind, totals, cars } : { ...common, kind, totals, goods };
}

/** Starts the calls of a department's list beside the one for its name. */
async function loadDepartment(cat_id: string, url: string): Promise<CategoriesData> {
  const lang = pageLang();
  const goods = loadGoods(url, { cat_id });
  const [index] = await Promise.all([loadDepartments(), loadCardTexts()]);
  const departments = index.status === 'ready' ? index.data.category : [];
  return { lang, term: goods.query.term, departments, kind: 'goods', totals: null, goods };
}

async function more(totals: Promise<Totals>): Promise<'cars' | 'goods'> {
  const { cars, goods } = await totals;
  return (cars ?? 0) > (goods ?? 0) ? 'cars' : 'goods';
}
