import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../db/columns.js';

/** The photos of what is for sale, in the order of `position`. What a photo shows never changes. */
export const photos = pgTable(
  'photos',
  {
    photoId: uuid('photo_id').primaryKey().defaultRandom(),
    /** Of goods or of a car: one number never names both. */
    goodsId: integer('goods_id').notNull(),
    position: smallint('position').notNull(),
    /** What it shows, in the seller's words; empty where nothing was said. */
    alt: text('alt').notNull(),
    /** Of the largest size, in pixels. */
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('photos_goods_idx').on(table.goodsId, table.position)],
);

/** Each photo in its sizes, as WebP: in the database, so that every process of the shop has them. */
export const photoFiles = pgTable(
  'photo_files',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.photoId, { onDelete: 'cascade' }),
    width: smallint('width').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.photoId, table.width] })],
);
