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
import {
  HistoryReply,
  history,
  IndexNoticeReply,
  indexNotice,
  invtRecord,
  PrizeRecordReply,
  prizeRecord,
} from '../api/storefront.js';
import type { Call } from './call.js';

const isPage = { is_page: { description: '0 for all departments instead of a page of them.', values: [0] } };
const uuid = { description: 'The visitor’s ID; empty on a first visit.' };
const integer = 'integer';
const optional = true;

/** A call that no widget makes. */
const forPages = { by: 'pages', without: 'only pages of your own use it' } as const;

/** The calls about what there is to buy, find, and win. */
export const shopCalls: readonly Call[] = [
  {
    endpoint: navbar,
    summary: 'The links of the navigation bar.',
    reply: { NavbarReply },
    without: 'the header shows its own links',
    probe: {},
  },
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
    without: 'the header offers no departments to search in',
    probe: { is_page: 0 },
  },
  {
    endpoint: carIndex,
    summary: 'The car search’s banner, makes, and models.',
    reply: { CarIndexReply },
    probe: {},
  },
  {
    endpoint: carFacets,
    summary: 'How many cars match a choice. Each list’s counts ignore the list’s own filter.',
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
    summary: 'Search suggestions for the keywords; without keywords, the visitor’s recent searches.',
    sends: {
      keywords: { description: 'What the shopper has typed.' },
      uuid,
      is_wholesale: { description: '1 for suggestions from the factory zone only.', values: [1], optional },
    },
    reply: { SuggestionsReply },
    without: 'the header suggests nothing',
    probe: { keywords: 'a', uuid: '' },
  },
  {
    endpoint: searchLogDelete,
    summary: 'Deletes one of the visitor’s recent searches.',
    sends: { keywords: { description: 'The search term.' }, uuid },
  },
  {
    endpoint: themeColor,
    summary: 'The accent color, a value of the shop’s configuration.',
    sends: { key: { description: 'The key of the value.', values: ['THEME_COLOR'] } },
    reply: { ThemeColorReply },
    by: 'every widget',
    without: 'the widgets use their own accent color',
    probe: { key: 'THEME_COLOR' },
  },
  {
    endpoint: giftPop,
    summary: 'The shopper’s gift; empty if there’s none.',
    reply: { GiftPopReply },
    without: 'the gift popup never opens by itself',
    needsToken: true,
    probe: {},
  },
  {
    endpoint: luckyDraw,
    summary: 'Draws a gift for a shopper whose `is_coupon` is 1; `giftPop` then returns it.',
    needsToken: true,
    without: 'no gift is drawn, and `giftPop` is called all the same',
  },
  {
    endpoint: couponExpire,
    summary: 'Makes a coupon expire.',
    sends: { coupon_log_id: { description: 'The coupon’s ID.' } },
    needsToken: true,
    without: 'the coupon doesn’t expire',
  },
  {
    endpoint: prizeInfo,
    summary: 'The wheel’s pictures and texts and, if the shop publishes them, its prizes and their odds.',
    reply: { PrizeInfoReply },
    probe: {},
  },
  {
    endpoint: prizeDraw,
    summary: 'Draws a prize.',
    sends: {
      key: {
        description:
          'Identifies the draw, and is the shopper’s share of the randomness. The same key gets the same award.',
        optional,
      },
      hash: { description: 'The hash of the promised round; the server must draw no other.', optional },
    },
    reply: { Award },
    needsToken: true,
  },
  {
    endpoint: prizeRecord,
    summary: 'The prizes that the shopper has won.',
    reply: { PrizeRecordReply },
    ...forPages,
    needsToken: true,
    probe: {},
  },
  {
    endpoint: invtRecord,
    summary: 'The prizes that the shopper has won by inviting friends.',
    reply: { PrizeRecordReply },
    ...forPages,
    needsToken: true,
    probe: {},
  },
  {
    endpoint: indexNotice,
    summary: 'The announcements on the shop’s home page.',
    reply: { IndexNoticeReply },
    ...forPages,
    probe: {},
  },
  {
    endpoint: history,
    summary: 'What the shopper viewed, most recent first.',
    sends: {
      page: { description: 'The page, counted from 1.', type: integer },
      pageSize: { description: 'How many items a page has.', values: [30] },
    },
    reply: { HistoryReply },
    ...forPages,
    needsToken: true,
    probe: { page: 1, pageSize: 30 },
  },
];
