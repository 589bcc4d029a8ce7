import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideGift, type GiftDecision, type Visit } from '../../src/state/gifts.js';

const now = Date.UTC(2026, 10, 21);
const hour = 3_600_000;
const gift = { endTime: 1_800_000_000, couponLogId: '7' };

const shopper: Visit = {
  isSignedIn: true,
  isCoupon: false,
  wasDrawn: false,
  wasShown: false,
  dismissedAt: null,
  now,
  gift: null,
};

const requesting: GiftDecision = { draws: false, requests: true, shows: false, expires: null };
const nothing: GiftDecision = { ...requesting, requests: false };

/** The home page's cases, exactly as in spec section 4, before and after the server has reported the gift. */
const cases: readonly (readonly [string, Visit, GiftDecision])[] = [
  ['a guest', { ...shopper, isSignedIn: false }, nothing],
  ['a guest with a gift', { ...shopper, isSignedIn: false, gift }, nothing],
  ['a guest with is_coupon left behind', { ...shopper, isSignedIn: false, isCoupon: true }, nothing],

  ['a shopper', shopper, requesting],
  ['a shopper, with the gift', { ...shopper, gift }, { ...requesting, shows: true, expires: '7' }],
  [
    'a shopper, with a gift without a coupon',
    { ...shopper, gift: { ...gift, couponLogId: null } },
    { ...requesting, shows: true },
  ],
  ['is_coupon 1', { ...shopper, isCoupon: true }, { ...requesting, draws: true }],
  [
    'is_coupon 1, with the gift that was drawn',
    { ...shopper, isCoupon: true, wasDrawn: true, gift },
    { ...requesting, shows: true },
  ],
  ['is_coupon 1, drawn before', { ...shopper, isCoupon: true, wasDrawn: true }, requesting],
  ['is_coupon 0, drawn before', { ...shopper, wasDrawn: true }, requesting],

  ['end_time 0', { ...shopper, gift: { ...gift, endTime: 0 } }, { ...requesting, expires: '7' }],
  [
    'end_time 0 after a lucky draw',
    { ...shopper, isCoupon: true, wasDrawn: true, gift: { ...gift, endTime: 0 } },
    requesting,
  ],

  ['the once-shown flag', { ...shopper, wasShown: true }, requesting],
  [
    'the once-shown flag, with the gift',
    { ...shopper, wasShown: true, gift },
    { ...requesting, expires: '7' },
  ],
  [
    'the once-shown flag, is_coupon 1',
    { ...shopper, wasShown: true, isCoupon: true },
    { ...requesting, draws: true },
  ],
  ['dismissed an hour ago', { ...shopper, dismissedAt: now - hour, gift }, { ...requesting, expires: '7' }],
  [
    'dismissed a little less than two days ago',
    { ...shopper, dismissedAt: now - 47.9 * hour, gift },
    { ...requesting, expires: '7' },
  ],
  [
    'dismissed two days ago',
    { ...shopper, dismissedAt: now - 48 * hour, gift },
    { ...requesting, shows: true, expires: '7' },
  ],
  [
    'dismissed in an hour, by a clock that was set back',
    { ...shopper, dismissedAt: now + hour, gift },
    { ...requesting, expires: '7' },
  ],
  [
    'dismissed in a year, by a clock that was wrong',
    { ...shopper, dismissedAt: now + 365 * 24 * hour, gift },
    { ...requesting, shows: true, expires: '7' },
  ],
];

for (const [name, visit, decision] of cases)
  test(`the home page decides for ${name}`, () => {
    assert.deepEqual(decideGift(Object.freeze(visit)), decision);
  });
