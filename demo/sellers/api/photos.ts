import { array, type Infer, type } from 'superstruct';
import { Photo } from '../../host/api/photo.js';
import { post } from '../../host/api/request.js';
import type { ShopQuery } from '../../host/data/use-shop-query.js';
import { asSeller, BASE, getOwn, OWN, postOwn } from './session.js';

const Photos = type({ list: array(Photo) });
export type Photos = Infer<typeof Photos>['list'];

const ofGoods = (goodsId: number) => ({ goods_id: String(goodsId) });

/** The photos of goods, in their order. */
export const photosQuery = (goodsId: number): ShopQuery<Photos> => ({
  queryKey: [OWN, 'photos', goodsId],
  queryFn: async () => (await getOwn('/photos', Photos, ofGoods(goodsId))).list,
});

/** @throws {ApiError} */
export const addPhoto = (goodsId: number, file: Blob): Promise<unknown> =>
  asSeller((token) => post(`${BASE}/photos/add?goods_id=${goodsId}`, Photos, file, token));

const change = (call: string, goodsId: number, fields: Record<string, string>): Promise<unknown> =>
  postOwn(`/photos/${call}`, Photos, { ...ofGoods(goodsId), ...fields });

/** Says what a photo shows. @throws {ApiError} */
export const describePhoto = (goodsId: number, photo_id: string, alt: string): Promise<unknown> =>
  change('edit', goodsId, { photo_id, alt });

/** @throws {ApiError} */
export const removePhoto = (goodsId: number, photo_id: string): Promise<unknown> =>
  change('delete', goodsId, { photo_id });

/** @throws {ApiError} */
export const orderPhotos = (goodsId: number, ids: readonly string[]): Promise<unknown> =>
  change('order', goodsId, { photo_ids: ids.join() });
