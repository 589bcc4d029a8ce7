import { boolean, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { wordSet } from '../db/columns.js';
import { visitors } from '../visitors/schema.js';

/** The weight of a term, by the kind of thing it names. */
export const WEIGHTS = { department: 400, make: 300, model: 200, goods: 100 } as const;

/** The completions for a search: names of departments, makes, models, and goods. */
export const searchTerms = pgTable(
  'search_terms',
  {
    /** The words of the term, joined with spaces, so that equivalent terms are stored once. */
    key: text('key').primaryKey(),
    term: text('term').notNull(),
    words: wordSet('words').notNull(),
    /** Terms with a higher weight are suggested first. */
    weight: smallint('weight').notNull(),
    wholesale: boolean('wholesale').notNull(),
    /** The make and model that it names. Both are null for anything else, and the model is null for a make. */
    make: text('make'),
    model: text('model'),
  },
  (table) => [index('search_terms_words_idx').using('gin', table.words).with({ fastupdate: false })],
);

/** Every word that finds something. Trigrams are used to correct mistyped words. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** How it's written, with its accents. Null if that's the same or unknown. */
    spelling: text('spelling'),
  },
  (table) => [
    index('search_words_prefix_idx').on(table.word.op('text_pattern_ops')),
    index('search_words_trigrams_idx').using('gist', table.word.op('gist_trgm_ops')),
  ],
);

/** A browser's latest searches. A repeated term moves to the front. */
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
