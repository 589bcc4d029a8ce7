import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { object } from 'superstruct';
import { fill } from '../../../dist/npm/text.js';
import { MAX_ALT, MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../shared/photos.js';
import { Photos } from '../../shared/replies/photo.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, badInput, notFound, refuse, requestLanguage, succeed } from '../http/api.js';
import { refuseErrors } from '../http/errors.js';
import {
  check,
  fault,
  line,
  readBody,
  readQuery,
  requiredNumber,
  requiredTexts,
  toUuid,
} from '../http/fields.js';
import { IMAGE_HEADERS } from '../http/page-headers.js';
import { CACHE, setHeaders } from '../http/static-files.js';
import { limitCalls } from '../limits/rate-limit.js';
import { requireStore } from '../sellers/accounts.js';
import { lockGoods } from '../sellers/edit-goods.js';
import { sellerMessages } from '../sellers/messages.js';
import { PHOTO_MESSAGES } from './messages.js';
import { addPhoto, describePhoto, findPhotoFile, findPhotos, orderPhotos, removePhoto } from './photos.js';
import { photoPreparer } from './prepare-photo.js';

const goods_id = requiredNumber(1);
const photo_id = check(line(36), (id) => toUuid(id) === id, fault('must be the id of a photo.'));
const alt = line(MAX_ALT);
const GoodsRequest = object({ goods_id });
const UploadRequest = object({ goods_id, alt });
const EditRequest = object({ goods_id, photo_id, alt });
const OneRequest = object({ goods_id, photo_id });
const OrderRequest = object({ goods_id, photo_ids: requiredTexts(MAX_PHOTOS) });

/** Limit per minute. */
const UPLOADS = { name: 'photos', attempts: 40 } as const;

const textsOf = (c: Context) => PHOTO_MESSAGES[requestLanguage(c)];

/**
 * Gives only goods' own seller access to their photos: 401, 403, and 404 as in the calls for a seller's goods.
 * @returns what works with the photos of the goods that have those of all sizes
 */
function ownGoods(db: Db, now: () => Date) {
  return async (
    c: Context,
    goodsId: number,
    work: (tx: Db, ownerId: number) => Promise<void>,
  ): Promise<Response> => {
    const { storeId } = await requireStore(db, c, now());
    const list = await db.transaction(async (tx) => {
      const { row } = await lockGoods(tx, storeId, goodsId, sellerMessages(c));
      const ownerId = row.sizeOf ?? goodsId;
      await work(tx, ownerId);
      return findPhotos(tx, ownerId);
    });
    return succeed(c, Photos, { list });
  };
}

/**
 * A seller's photos. Each call returns all photos of the goods: `{list: [{photo_id, alt, width, height}]}`.
 *
 * | call below `/pc/seller` | does |
 * |---|---|
 * | GET `photos` `{goods_id}` | |
 * | POST `photos/edit` `{goods_id, photo_id, alt}` | sets a photo's description |
 * | POST `photos/order` `{goods_id, photo_ids}` | puts the photos in this order; the first is shown on cards |
 * | POST `photos/delete` `{goods_id, photo_id}` | |
 */
export function photoRoutes(db: Db, { now }: Pick<AccountServices, 'now'>): Hono<ApiEnv> {
  const change = ownGoods(db, now);
  return new Hono<ApiEnv>()
    .basePath('/pc/seller/photos')
    .get('/', (c) => change(c, readQuery(c, GoodsRequest).goods_id, async () => {}))
    .post('/edit', async (c) => {
      const { goods_id: id, photo_id: photo, alt: text } = await readBody(c, EditRequest);
      return change(c, id, async (tx, ownerId) => {
        if (!(await describePhoto(tx, ownerId, photo, text))) throw notFound(textsOf(c).unknown);
      });
    })
    .post('/order', async (c) => {
      const { goods_id: id, photo_ids } = await readBody(c, OrderRequest);
      return change(c, id, (tx, ownerId) => orderPhotos(tx, ownerId, photo_ids));
    })
    .post('/delete', async (c) => {
      const { goods_id: id, photo_id: photo } = await readBody(c, OneRequest);
      return change(c, id, async (tx, ownerId) => {
        if (!(await removePhoto(tx, ownerId, photo))) throw notFound(textsOf(c).unknown);
      });
    });
}

/**
 * `POST /pc/seller/photos/add?goods_id&alt` with the file as its body. Only decoding tells what the file is: neither
 * its name nor its type is trusted. Mount this ahead of the size limit for all other bodies, which are small.
 */
export function photoUploadRoutes(db: Db, { now }: Pick<AccountServices, 'now'>): Hono<ApiEnv> {
  const change = ownGoods(db, now);
  return new Hono<ApiEnv>().onError(refuseErrors).post(
    '/pc/seller/photos/add',
    limitCalls(db, UPLOADS),
    // Don't let a caller who may not upload send twelve megabytes first.
    async (c, next) => {
      await change(c, readQuery(c, UploadRequest).goods_id, async () => {});
      await next();
    },
    bodyLimit({
      maxSize: MAX_PHOTO_BYTES,
      onError: (c) => {
        c.header('Connection', 'close');
        return refuse(c, 413, textsOf(c).size);
      },
    }),
    async (c) => {
      const { goods_id: goodsId, alt: text } = readQuery(c, UploadRequest);
      const texts = textsOf(c);
      // Done outside of the transaction because decoding takes a while.
      const prepared = await photoPreparer.prepare(new Uint8Array(await c.req.arrayBuffer()));
      if ('unfit' in prepared)
        throw badInput(
          prepared.unfit === 'pixels' ? fill(texts.pixels, { most: prepared.most }) : texts[prepared.unfit],
        );
      return change(c, goodsId, async (tx, ownerId) => {
        const isAdded = await addPhoto(tx, { goodsId: ownerId, alt: text, prepared, now: now() });
        if (!isAdded) throw new ApiError(409, fill(texts.tooMany, { most: MAX_PHOTOS }));
      });
    },
  );
}

/** `/media/photos/{photo_id}/{width}.webp`: the image for an ID and a width never changes. */
export function photoFileRoutes(db: Db): Hono {
  return new Hono().get('/:photo/:file', async (c) => {
    const { photo, file } = c.req.param();
    const [, width] = /^(\d{2,4})\.webp$/.exec(file) ?? [];
    const content = toUuid(photo) === photo && width ? await findPhotoFile(db, photo, Number(width)) : null;
    if (content === null) return c.text('Not found', 404);
    const reply = c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/webp' });
    setHeaders(reply.headers, { ...IMAGE_HEADERS, 'Cache-Control': CACHE.immutable });
    return reply;
  });
}
