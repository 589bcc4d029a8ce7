import { and, asc, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_PHOTOS } from '../../shared/photos.js';
import type { Db } from '../db/database.js';
import type { Prepared } from './decode-photo.js';
import { photoFiles, photos } from './schema.js';

/** A photo as in API replies. Width and height are in pixels, of the largest size. */
export interface Photo {
  readonly photo_id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const LISTED = { photo_id: photos.photoId, alt: photos.alt, width: photos.width, height: photos.height };

export const findPhotos = (db: Db, goodsId: number): Promise<Photo[]> =>
  db.select(LISTED).from(photos).where(eq(photos.goodsId, goodsId)).orderBy(asc(photos.position));

/** Selects the first photo of a row's goods or car; null if there is none. @param goodsId a column of the query, or what is made of some */
export const firstPhotoOf = (goodsId: Column | SQL) => sql<Photo | null>`(
  select json_build_object('photo_id', p.photo_id, 'alt', p.alt, 'width', p.width, 'height', p.height)
  from ${photos} p where p.goods_id = ${goodsId} order by p.position limit 1)`;

export async function findPhotoFile(db: Db, photoId: string, width: number): Promise<Uint8Array | null> {
  const [file] = await db
    .select({ content: photoFiles.content })
    .from(photoFiles)
    .where(and(eq(photoFiles.photoId, photoId), eq(photoFiles.width, width)));
  return file?.content ?? null;
}

/** Adds a photo after the others. Returns false if there are too many. The transaction must have locked the goods. */
export async function addPhoto(
  tx: Db,
  { goodsId, alt, prepared, now }: { goodsId: number; alt: string; prepared: Prepared; now: Date },
): Promise<boolean> {
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      next: sql<number>`coalesce(max(${photos.position}) + 1, 0)::int`,
    })
    .from(photos)
    .where(eq(photos.goodsId, goodsId));
  if ((found?.count ?? 0) >= MAX_PHOTOS) return false;
  const { width, height, files } = prepared;
  const [stored] = await tx
    .insert(photos)
    .values({ goodsId, position: found?.next ?? 0, alt, width, height, createdAt: now })
    .returning({ photoId: photos.photoId });
  if (stored === undefined) throw new Error('the photo was not stored');
  await tx.insert(photoFiles).values(files.map((file) => ({ photoId: stored.photoId, ...file })));
  return true;
}

/** Sets the description of one of these goods' photos. Returns false if they have no such photo. */
export async function describePhoto(tx: Db, goodsId: number, photoId: string, alt: string): Promise<boolean> {
  const changed = await tx
    .update(photos)
    .set({ alt })
    .where(and(eq(photos.photoId, photoId), eq(photos.goodsId, goodsId)))
    .returning({ photoId: photos.photoId });
  return changed.length > 0;
}

/** Removes one of these goods' photos. Returns false if they have no such photo. */
export async function removePhoto(tx: Db, goodsId: number, photoId: string): Promise<boolean> {
  const removed = await tx
    .delete(photos)
    .where(and(eq(photos.photoId, photoId), eq(photos.goodsId, goodsId)))
    .returning({ photoId: photos.photoId });
  return removed.length > 0;
}

/** Orders the photos of goods. Photos that aren't listed follow in their existing order. */
export async function orderPhotos(tx: Db, goodsId: number, order: readonly string[]): Promise<void> {
  const existing = (await findPhotos(tx, goodsId)).map(({ photo_id }) => photo_id);
  const listed = [...new Set(order)].filter((id) => existing.includes(id));
  const all = [...listed, ...existing.filter((id) => !listed.includes(id))];
  for (const [position, photoId] of all.entries())
    await tx.update(photos).set({ position }).where(eq(photos.photoId, photoId));
}
