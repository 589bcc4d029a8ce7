import type { Seed } from '../db/seed.js';
import { departments } from './schema.js';
import { DEPARTMENTS } from './tree.js';

type NewDepartment = typeof departments.$inferInsert;

/** All departments as rows, parents first. Ids of the second level are those of their parent plus 1, 2, 3. */
export function departmentRows(): NewDepartment[] {
  return DEPARTMENTS.flatMap(({ parts, ...department }, position) => {
    const catId = (position + 1) * 100;
    const children = parts.map(({ parts: _, ...part }, place) => ({
      ...part,
      catId: catId + place + 1,
      parentId: catId,
      position: place,
    }));
    return [{ ...department, catId, parentId: null, position }, ...children];
  });
}

/** The 60 departments; nothing when there are some. */
export const seedDepartments: Seed = async (db) => {
  if ((await db.$count(departments)) === 0) await db.insert(departments).values(departmentRows());
};
