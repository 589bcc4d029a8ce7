import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../shared/language.js';

/** Stores that sell goods. Factories sell by the piece and by the carton. The others are shops in the United States. */
export const stores = pgTable(
  'stores',
  {
    storeId: integer('store_id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    about: text('about').notNull(),
    /** The same text in other languages, if it was translated. */
    aboutTranslations: jsonb('about_translations')
      .$type<Partial<Record<Language, string>>>()
      .notNull()
      .default({}),
    city: text('city').notNull(),
    country: text('country').notNull(),
    since: smallint('since').notNull(),
    factory: boolean('factory').notNull(),
    colorHex: text('color_hex').notNull(),
    /** The lines of the address that its goods are returned to, below its name. */
    returnTo: jsonb('return_to').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [index('stores_factory_name_idx').on(table.factory, table.name)],
);
