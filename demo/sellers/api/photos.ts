import { Photos } from '../../shared/replies/photo.js';
import { getOwn, OWN, postOwn } from './session.js';

export const photosQuery = (goods_id: number) => ({
  queryKey: [OWN, 'photos', goods_id],
  queryFn: async () => (await getOwn('/photos', Photos, { goods_id })).list,
});

export const addPhoto = (goods_id: number, file: Blob) =>
  postOwn(`/photos/add?goods_id=${goods_id}`, Photos, file);

/** Saves a photo's alternative text. @throws {RequestError} */
export const describePhoto = (goods_id: number, photo_id: string, alt: string) =>
  postOwn('/photos/edit', Photos, { goods_id, photo_id, alt });

export const removePhoto = (goods_id: number, photo_id: string) =>
  postOwn('/photos/delete', Photos, { goods_id, photo_id });

export const orderPhotos = (goods_id: number, ids: readonly string[]) =>
  postOwn('/photos/order', Photos, { goods_id, photo_ids: ids.join() });
