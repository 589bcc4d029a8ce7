import { CarFacetsReply, carFacets } from '../api/car-facets.js';
import { CarIndexReply, carIndex } from '../api/cars.js';
import {
  IndexCategoryReply,
  indexCategory,
  NavbarReply,
  navbar,
  ShopCategoryReply,
  shopCategory,
} from '../api/catalog.js';
import { ThemeColorReply, themeColor } from '../api/config.js';
import { couponExpire, GiftPopReply, giftPop, luckyDraw } from '../api/gifts.js';
import { Award, PrizeInfoReply, prizeDraw, prizeInfo } from '../api/prizes.js';
import { SuggestionsReply, searchLogDelete, suggestions } from '../api/search.js';
import type { Call } from './call.js';
import {
  HistoryReply,
  history,
  IndexNoticeReply,
  indexNotice,
  invtRecord,
  PrizeRecordReply,
  prizeRecord,
} from './storefront-endpoints.js';

const isPage = { is_page: { description: 'All departments, not a page of them.', values: [0] } };
const uuid = { description: 'The visitor’s id; empty on a first visit.' };
const integer = 'integer';
const optional = true;

/** The calls about what there is to buy, find, and win. */
export const shopCalls: readonly Call[] = [
  { endpoint: navbar, summary: 'The links of the navigation bar.', reply: { NavbarReply }, probe: {} },
  {
    endpoint: indexCategory,
    summary: 'The departments for the menu.',
    sends: isPage,
    reply: { IndexCategoryReply },
    probe: { is_page: 0 },
  },
  {
    endpoint: shopCategory,
    summary: 'The departments for the search.',
    sends: isPage,
    reply: { ShopCategoryReply },
    probe: { is_page: 0 },
  },
  {
    endpoint: carIndex,
    summary: 'The hero’s banner, with its makes and models.',
    reply: { CarIndexReply },
    probe: {},
  },
  {
    endpoint: carFacets,
    summary: 'How many cars a choice leaves. Each list counts what is left when its own filter is lifted.',
    sends: {
      brand: { description: 'A make’s `value`.', optional },
      model: { description: 'A model’s `value`.', optional },
      price_min: { description: 'The lowest price, in whole US dollars.', type: integer, optional },
      price_max: { description: 'The highest price, in whole US dollars.', type: integer, optional },
      year_min: { description: 'The oldest model year.', type: integer, optional },
      year_max: { description: 'The newest model year.', type: integer, optional },
      body: { description: 'A body type’s `value`.', optional },
      fuel: { description: 'A fuel’s `value`.', optional },
    },
    reply: { CarFacetsReply },
    without: 'the plain search is used',
    probe: {},
  },
  {
    endpoint: suggestions,
    summary: 'Terms that begin with the keywords, or mean them; for none the visitor’s recent terms.',
    sends: {
      keywords: { description: 'What was typed.' },
      uuid,
      is_wholesale: { description: 'Those of the factory zone alone.', values: [1], optional },
    },
    reply: { SuggestionsReply },
    probe: { keywords: 'a', uuid: '' },
  },
  {
    endpoint: searchLogDelete,
    summary: 'Forgets a recent term of the visitor.',
    sends: { keywords: { description: 'The term.' }, uuid },
  },
  {
    endpoint: themeColor,
    summary: 'The accent color: a value of the configuration, by its key.',
    sends: { key: { description: 'The key of the value.', values: ['THEME_COLOR'] } },
    reply: { ThemeColorReply },
    probe: { key: 'THEME_COLOR' },
  },
  {
    endpoint: giftPop,
    summary: 'The shopper’s gift; empty for none.',
    reply: { GiftPopReply },
    needsToken: true,
    probe: {},
  },
  {
    endpoint: luckyDraw,
    summary: 'Draws the gift of a shopper whose `is_coupon` is 1; `giftPop` then tells of it.',
    needsToken: true,
  },
  {
    endpoint: couponExpire,
    summary: 'Lets a coupon expire.',
    sends: { coupon_log_id: { description: 'Names the coupon.' } },
    needsToken: true,
  },
  {
    endpoint: prizeInfo,
    summary:
      'The pictures and texts of the wheel and, where the shop publishes them, its prizes and their odds.',
    reply: { PrizeInfoReply },
    probe: {},
  },
  {
    endpoint: prizeDraw,
    summary: 'Draws a prize.',
    sends: {
      key: {
        description:
          'Names the draw, and is the shopper’s part of it: with the same key, the award is the same.',
        optional,
      },
      hash: { description: 'That of the round which was promised: none other may be drawn.', optional },
    },
    reply: { Award },
    needsToken: true,
  },
  {
    endpoint: prizeRecord,
    summary: 'What the shopper won.',
    reply: { PrizeRecordReply },
    needsToken: true,
    probe: {},
  },
  {
    endpoint: invtRecord,
    summary: 'What the shopper won by inviting friends.',
    reply: { PrizeRecordReply },
    needsToken: true,
    probe: {},
  },
  {
    endpoint: indexNotice,
    summary: 'What the shop announces on its home page.',
    reply: { IndexNoticeReply },
    probe: {},
  },
  {
    endpoint: history,
    summary: 'What the shopper looked at, the last look first.',
    sends: {
      page: { description: 'Counts from 1.', type: integer },
      pageSize: { description: 'How many a page has.', values: [30] },
    },
    reply: { HistoryReply },
    needsToken: true,
    probe: { page: 1, pageSize: 30 },
  },
];
