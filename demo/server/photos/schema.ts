import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../db/columns.js';

/** Photos of goods and cars, in the order of `position`. A photo's image never changes. */
export const photos = pgTable(
  'photos',
  {
    photoId: uuid('photo_id').primaryKey().defaultRandom(),
    /** The ID of goods or of a car. The two never share an ID. Of several sizes, the one that stands for all has them. */
    goodsId: integer('goods_id').notNull(),
    position: smallint('position').notNull(),
    /** The seller's description of the photo; empty for none. */
    alt: text('alt').notNull(),
    /** Width and height of the largest size, in pixels. */
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('photos_goods_idx').on(table.goodsId, table.position)],
);

/** Each photo in all its sizes, as WebP. They are in the database so that every process of the shop has them. */
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
