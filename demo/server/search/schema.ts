import { boolean, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { wordSet } from '../db/columns.js';
import { visitors } from '../visitors/schema.js';

/** How high a term stands, by what it names. */
export const WEIGHTS = { department: 400, make: 300, model: 200, goods: 100 } as const;

/** What a search may be completed to: names of departments, makes, models and goods. */
export const searchTerms = pgTable(
  'search_terms',
  {
    /** The words of the term with a space between: equal terms are one. */
    key: text('key').primaryKey(),
    term: text('term').notNull(),
    words: wordSet('words').notNull(),
    /** The higher, the earlier it is offered. */
    weight: smallint('weight').notNull(),
    wholesale: boolean('wholesale').notNull(),
    /** The make and model that it names; null for all else, and the model null for a make alone. */
    make: text('make'),
    model: text('model'),
  },
  (table) => [index('search_terms_words_idx').using('gin', table.words).with({ fastupdate: false })],
);

/** Every word that finds something; a mistyped one is corrected by its trigrams. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
  },
  (table) => [
    index('search_words_prefix_idx').on(table.word.op('text_pattern_ops')),
    index('search_words_trigrams_idx').using('gist', table.word.op('gist_trgm_ops')),
  ],
);

/** What a browser looked for last; a term that is searched again moves to the front. */
export const searchLog = pgTable(
  'search_log',
  {
    uuid: uuid('uuid')
      .notNull()
      .references(() => visitors.uuid, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    term: text('term').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uuid, table.key] }),
    index('search_log_uuid_searched_idx').on(table.uuid, table.searchedAt),
  ],
);
