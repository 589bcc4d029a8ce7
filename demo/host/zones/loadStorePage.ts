import { loadStore } from '../api/goods.js';
import type { StoreDetail } from '../api/goods-replies.js';
import type { Failure } from '../api/request.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { type Lang, pageLang } from '../messages/language.js';
import { productTexts } from '../product/messages/load.js';
import { zoneTexts } from './messages/load.js';

export type StoreData<T> = { lang: Lang } & (({ status: 'ready'; store: StoreDetail } & T) | Failure);

/**
 * Waits for a store: with it its page knows its heading, and what to ask for.
 * @param ask starts the calls of the page, by the store's number
 */
export async function loadStorePage<T>(id: string, ask: (storeId: string) => T): Promise<StoreData<T>> {
  const lang = pageLang();
  const [found] = await Promise.all([
    id === '' ? ({ status: 'failed', code: 404, message: '' } as const) : loadStore(id),
    zoneTexts.load(),
    loadCardTexts(),
    productTexts.load(),
  ]);
  if (found.status === 'failed') return { lang, ...found };
  return { lang, status: 'ready', store: found.data, ...ask(String(found.data.store_id)) };
}
