import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Art } from '../../shared/art.js';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { goods } from '../goods/schema.js';
import { departments } from './schema.js';

type Row = typeof departments.$inferSelect;

/** A department as calls list it (spec section 3). `art` and `color_hex` draw its picture. */
export interface ListedDepartment {
  readonly cat_id: number;
  readonly cat_name: string;
  readonly slug: string;
  readonly art: Art;
  readonly color_hex: string;
  /** Empty on the second level. */
  readonly son_category: readonly ListedDepartment[];
}

/** The goods that a department must have to be listed. */
export type Offering = 'any' | 'oversea' | 'factory';

const OFFERED: Readonly<Record<Offering, SQL | undefined>> = {
  any: undefined,
  oversea: sql`${goods.zone} = 2`,
  factory: sql`${goods.factory}`,
};

/** Returns the departments that have such goods, in two levels, named in a language. `any` returns all. */
export async function findDepartments(
  db: Db,
  language: Language,
  offering: Offering = 'any',
): Promise<ListedDepartment[]> {
  const condition = OFFERED[offering];
  // One index probe per department, however many goods there are. A join would read all goods.
  const sold = sql`(select ${goods.goodsId} from ${goods} where ${goods.departmentId} = ${departments.parentId} and ${goods.catId} = ${departments.catId} and ${condition} limit 1)`;
  const rows = await db
    .select()
    .from(departments)
    .where(condition && sql`${departments.parentId} is null or ${sold} is not null`)
    .orderBy(asc(departments.position));
  const tree = rows.filter((row) => row.parentId === null).map((row) => list(row, language, rows));
  return condition === undefined ? tree : tree.filter((department) => department.son_category.length > 0);
}

/** A department and its parent, which is null on the first level. */
export interface PlacedDepartment extends ListedDepartment {
  readonly parent: PlacedDepartment | null;
}

/** Returns a department by id or slug, without its subdepartments, or null if there is none. */
export async function findDepartment(
  db: Db,
  idOrSlug: number | string,
  language: Language,
): Promise<PlacedDepartment | null> {
  const [row] = await db
    .select()
    .from(departments)
    .where(typeof idOrSlug === 'number' ? eq(departments.catId, idOrSlug) : eq(departments.slug, idOrSlug));
  if (row === undefined) return null;
  const parent = row.parentId === null ? null : await findDepartment(db, row.parentId, language);
  return { ...list(row, language, []), parent };
}

function list(row: Row, language: Language, all: readonly Row[]): ListedDepartment {
  return {
    cat_id: row.catId,
    cat_name: row.names[language],
    slug: row.slug,
    art: row.art,
    color_hex: row.colorHex,
    son_category: all
      .filter(({ parentId }) => parentId === row.catId)
      .map((part) => list(part, language, all)),
  };
}
