import { array, assign, defaulted, enums, object, optional, string } from 'superstruct';
import { ARTS, type Art } from '../../shared/art.js';
import { COLOR_NAMES, COLORS } from '../../shared/colors.js';
import type { Language } from '../../shared/language.js';
import { slug } from '../cars/makes/make.js';
import { inLanguages, readData } from '../db/read-data.js';
import type { Seed } from '../db/seed.js';
import { departments } from './schema.js';

export interface Department {
  /** The slug by which the ranges of goods refer to it, unique among all departments. */
  readonly slug: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly art: Art;
  readonly colorHex: string;
  /** Empty on the second level. */
  readonly parts: readonly Department[];
}

const Part = object({
  /** That of the English name, unless the department has been renamed: its URL stays. */
  slug: optional(string()),
  names: inLanguages(string()),
  art: enums(ARTS),
  color: enums(COLOR_NAMES),
});
const Departments = array(assign(Part, object({ parts: defaulted(array(Part), []) })));

function department(
  { names, art, color, ...own }: typeof Part.TYPE,
  parts: readonly Department[] = [],
): Department {
  return { slug: own.slug ?? slug(names.en), names, art, colorHex: COLORS[color], parts };
}

/** The departments of the first level, in display order. */
export const DEPARTMENTS: readonly Department[] = readData('departments.json', Departments).map((main) =>
  department(
    main,
    main.parts.map((part) => department(part)),
  ),
);

type NewDepartment = typeof departments.$inferInsert;

/** Returns all departments as rows, parents first. Second-level ids are the parent's id plus 1, 2, 3, and so on. */
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

/** Adds the 60 departments, unless there are some already. */
export const seedDepartments: Seed = async (db) => {
  if ((await db.$count(departments)) === 0) await db.insert(departments).values(departmentRows());
};
