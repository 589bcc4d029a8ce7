import { and, eq } from 'drizzle-orm';
import { makes, models } from '../cars/schema.js';
import { findDepartment } from '../departments/find-departments.js';
import { trail } from './breadcrumb-data.js';
import { fill, HEAD_TEXTS } from './head-texts.js';
import { type Asked, type PageHead, plainHead } from './page-head.js';

/** Cars, those of a make or model, or a department's goods. Of what was searched for, nothing is indexed. */
export async function describeList(id: string, asked: Asked): Promise<PageHead> {
  const { db, lang, search, origin } = asked;
  const texts = HEAD_TEXTS[lang];
  const term = search.get('goods_name')?.slice(0, 100);
  if (term) {
    const { title, description } = fill(texts.search, { term });
    return plainHead(title, description, null);
  }
  const cars = fill(texts.cars);
  if (/^\d{1,9}$/.test(id)) return describeDepartment(id, asked);
  if (!id) return plainHead(cars.title, cars.description, '/categories');

  const [known] = await db.select().from(makes).where(eq(makes.value, id));
  if (known === undefined) return describeDepartment(id, asked);
  const path = `/categories/${encodeURIComponent(known.value)}`;
  const [model] = await db
    .select({ name: models.name, value: models.value })
    .from(models)
    .where(and(eq(models.make, known.value), eq(models.value, search.get('model') ?? '')));
  const name = model ? `${known.name} ${model.name}` : known.name;
  const canonical = model ? `${path}?model=${encodeURIComponent(model.value)}` : path;
  const { title, description } = fill(texts.make, { name });
  const way = trail(origin, [
    [cars.title, '/categories'],
    [known.name, path],
    ...(model ? [[model.name, canonical] as const] : []),
  ]);
  return { ...plainHead(title, description, canonical), data: [way] };
}

export const departmentPath = (catId: number): string => `/categories/${catId}`;

/** The list of a department's goods, by its number or slug. */
export async function describeDepartment(id: string, { db, lang, origin }: Asked): Promise<PageHead> {
  const department = await findDepartment(db, /^\d{1,9}$/.test(id) ? Number(id) : id, lang);
  if (department === null) return missing(lang);
  const { cat_id, cat_name: name, parent } = department;
  const { title, description } = fill(HEAD_TEXTS[lang].department, { name });
  const path = departmentPath(cat_id);
  const way = trail(origin, [
    ...(parent ? [[parent.cat_name, departmentPath(parent.cat_id)] as const] : []),
    [name, path],
  ]);
  return { ...plainHead(title, description, path), data: [way] };
}

export function missing(lang: Asked['lang']): PageHead {
  const { title, description } = fill(HEAD_TEXTS[lang].missing);
  return { ...plainHead(title, description, null), status: 404 };
}
