import { loadDetail } from '../api/goods.js';
import type { Detail } from '../api/goods-replies.js';
import type { Outcome } from '../api/request.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { type Lang, pageLang } from '../messages/language.js';
import { anotherTask } from '../shell/anotherTask.js';
import { dayRange } from './dayRange.js';
import { productTexts } from './messages/load.js';

/** What the page of a product begins with. */
export interface ProductData {
  lang: Lang;
  detail: Outcome<Detail>;
}

const NOT_FOUND = 404;

/** Waits for a product: with it the page knows its heading. An empty id is that of nothing. */
export async function loadProduct(id: string): Promise<ProductData> {
  const lang = pageLang();
  // A page's first range of days takes as long to write as the rest of it to draw: better in a task of its own.
  void anotherTask().then(() => dayRange(lang, 1, 2));
  const [detail] = await Promise.all([
    id === '' ? ({ status: 'failed', code: NOT_FOUND, message: '' } as const) : loadDetail(id),
    loadCardTexts(),
    productTexts.load(),
  ]);
  return { lang, detail };
}
