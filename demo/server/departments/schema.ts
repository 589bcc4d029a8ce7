import { type AnyPgColumn, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Art } from '../../shared/art.js';
import type { Language } from '../../shared/language.js';

/**
 * Departments on two levels. Those on the first level have no parent. `art` and `color_hex` draw the department's
 * picture. Goods belong to the second level only.
 */
export const departments = pgTable(
  'departments',
  {
    catId: integer('cat_id').primaryKey(),
    parentId: integer('parent_id').references((): AnyPgColumn => departments.catId),
    slug: text('slug').notNull().unique(),
    position: smallint('position').notNull(),
    names: jsonb('names').$type<Readonly<Record<Language, string>>>().notNull(),
    art: text('art').$type<Art>().notNull(),
    colorHex: text('color_hex').notNull(),
  },
  (table) => [index('departments_parent_position_idx').on(table.parentId, table.position)],
);
