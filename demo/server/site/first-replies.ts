import type { Hono } from 'hono';
import { raw } from 'hono/html';
import type { Language } from '../../shared/language.js';
import type { ApiEnv } from '../http/api-env.js';
import type { JsonObject } from './page-head.js';
import { safeJson } from './safe-json.js';

/** Answers a call of the shop's API, given by its path and query below `/v3`. */
export type Answer = (call: string, lang: Language) => Promise<JsonObject>;

/** Answers calls within this process, as one who asks in that language would be. */
export const answerWith =
  (api: Hono<ApiEnv>): Answer =>
  async (call, lang) =>
    (await api.request(call, { headers: { lang, accept: 'application/json', platformType: '3' } })).json();

const MAKES = '/pc/car/indexV2';
const DEPARTMENTS = '/pc/indexCategory?is_page=0';

/**
 * The calls that a page's own code makes first, written as it writes them. None of them is about the shopper. A page
 * that asks for more, or otherwise, just asks.
 * @param path of the page, within its site
 */
export function firstCalls(path: string, search: URLSearchParams, isPhone: boolean): readonly string[] {
  // Filters, searches and pages of a list are led to from within the site.
  if (search.size > 0) return [];
  const [, area = '', id = '', ...more] = path.split('/');
  if (more.length > 0) return [];
  if (area === '' && isPhone)
    return [MAKES, '/pc/goods/list?page=1&pageSize=6&sort=newest', '/pc/goods/deals', DEPARTMENTS];
  if (area === 'products' && id) return [`/pc/goods/detail?goods_id=${id}`];
  if (area !== 'categories') return [];
  if (/^\d{1,9}$/.test(id))
    return [
      `/pc/goods/search?pageSize=24&sort=popular&cat_id=${id}&page=1`,
      `/pc/goods/facets?cat_id=${id}`,
      DEPARTMENTS,
    ];
  const [filter, facets] = id ? [`brand=${id}&`, `?brand=${id}`] : ['', ''];
  return [
    `/pc/goods/list?${filter}page=1&pageSize=24&sort=newest`,
    `/pc/goods/listFacets${facets}`,
    MAKES,
    DEPARTMENTS,
  ];
}

/**
 * The replies to a page's first calls, as an element of its body: what it shows comes with it, a round trip earlier.
 * Empty where there are none. A call that failed on our side is left out: the page then makes it itself.
 */
export async function renderFirstReplies(answer: Answer, calls: readonly string[], lang: Language) {
  if (calls.length === 0) return '';
  const replies = await Promise.all(calls.map(async (call) => [call, await answer(call, lang)] as const));
  const told = replies.filter(([, { code }]) => code === 200 || code === 404);
  return renderReplies(lang, Object.fromEntries(told));
}

/** Replies by their calls, as an element of a page's body. */
export const renderReplies = (lang: Language, replies: Readonly<Record<string, unknown>>) =>
  raw(`<script type="application/json" id="first-replies">${safeJson({ lang, replies })}</script>`);
