import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login } from '../../src/api/account.js';
import { addressList } from '../../src/api/addresses.js';
import { carIndex } from '../../src/api/cars.js';
import { navbar } from '../../src/api/catalog.js';
import { giftPop } from '../../src/api/gifts.js';
import { prizeDraw, prizeInfo } from '../../src/api/prizes.js';
import { suggestions } from '../../src/api/search.js';
import { socialStart } from '../../src/api/social.js';
import { userInfo, userUuid } from '../../src/api/user.js';
import { toUserInfo } from '../../src/state/identity.js';

const long = (most: number) => 'x'.repeat(most + 1);
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
const make = (fields: object) => ({
  banner: { title: [], brand: [{ brand_name: 'BYD', value: 'byd', car_model: [], ...fields }] },
});
const award = { award_level: 1, award_name: '$5 off' };
const info = (fields: object) => ({ prizes: [{ ...award, ...fields }] });
const user = (fields: object) => ({ token: 't', user: { uname: 'Dana', ...fields } });

/** Values that are too large to store or to be genuine, and the error message for each. */
const faults: readonly (readonly [(data: unknown) => object, unknown, string])[] = [
  [userUuid.read, { uuid: long(128) }, 'data.uuid: expected visitor id'],
  [carIndex.read, make({ value: long(128) }), 'data.banner.brand.0.value: expected at most 128 characters'],
  [carIndex.read, make({ car_model: ['a', long(200)] }), 'data.banner.brand.0.car_model.1: expected model'],
  [
    carIndex.read,
    make({ brand_logo: long(100_000) }),
    'data.banner.brand.0.brand_logo: expected at most 100000 characters',
  ],
  [
    addressList.read,
    [{ address_id: long(128), address_name: 'Home', is_default: 0, is_select: 0 }],
    'data.0.address_id: expected at most 128 characters',
  ],
  [giftPop.read, { coupon_log_id: long(128) }, 'data.coupon_log_id: expected at most 128 characters'],
  [
    suggestions.read,
    [{ suggestKeyword: long(200) }],
    'data.0.suggestKeyword: expected at most 200 characters',
  ],
  ...[1e308, -5, 1.01, '7'].map(
    (odds) => [prizeInfo.read, info({ odds }), 'data.prizes.0.odds: expected a number from 0 to 1'] as const,
  ),
  [giftPop.read, { end_time: 1e308 }, 'data.end_time: expected number'],
  [prizeInfo.read, { can_award_num: 1e7 }, 'data.can_award_num: expected a number from 0 to 1000000'],
  [prizeDraw.read, { ...award, extra: nested(20_000) }, 'data: expected small award'],
  ...[undefined, null, '', 'javascript:alert(1)', 'http://[', `/${long(100_000)}`].map(
    (authenticate_url) =>
      [
        socialStart.read,
        { oauth_token: 't', authenticate_url },
        'data.authenticate_url: expected the URL of a web page',
      ] as const,
  ),
  [userInfo.read, { uname: 'Dana', more: nested(20_000) }, 'data: expected a smaller user'],
  [userInfo.read, { uname: 'Dana', more: long(2000) }, 'data: expected a smaller user'],
  [userInfo.read, { uname: 'Dana', more: Array(1001).fill(0) }, 'data: expected a smaller user'],
  [login.read, user({ more: nested(20_000) }), 'data.user: expected a smaller user'],
  [login.read, { ...user({}), token: '%'.repeat(2000) }, 'data.token: expected token'],
];
for (const [read, data, fault] of faults)
  test(`refuses a value out of bounds, with its path: ${fault}`, () =>
    assert.deepEqual(read(data), { fault }));

test('text for display is truncated with an ellipsis, never within a character', () => {
  const read = carIndex.read(make({ brand_name: long(200) }));
  assert.ok('value' in read);
  assert.equal(read.value.banner.brand[0]?.brand_name, `${'x'.repeat(199)}…`);
  const emoji = carIndex.read(make({ brand_name: `${'x'.repeat(198)}🚗🚗` }));
  assert.ok('value' in emoji);
  assert.equal(emoji.value.banner.brand[0]?.brand_name, `${'x'.repeat(198)}…`);
  assert.equal(toUserInfo({ uname: 'x'.repeat(5_000_000) })?.uname?.length, 200);
});

test('values within the limits are left unchanged', () => {
  for (const odds of [0, 1, '0.25', '', null, undefined])
    assert.ok('value' in prizeInfo.read(info({ odds })));
  for (const award_terms of ['Orders of $400 or more.', '', null, undefined])
    assert.ok('value' in prizeInfo.read(info({ award_terms })));
  const zero = prizeInfo.read(info({ odds: -0 }));
  assert.ok('value' in zero && Object.is(zero.value.prizes[0]?.odds, 0), 'no -0%');
  assert.ok('value' in login.read({ ...user({ more: nested(10) }), token: 'x'.repeat(3999) }));
  assert.ok('value' in login.read({ ...user({}), token: '%'.repeat(1333) }));
});

test('what an award is valid without counts as null if it doesn’t fit', () => {
  const award = { award_level: '3', award_name: '10% off', own: 1 };
  const fitting = { goods_id: 31, coupon_log_id: '17', coupon_code: '7K3-Q9F', expires_at: '2031-03-15' };
  const unfit = { goods_id: [], coupon_log_id: { toString: 1 }, coupon_code: long(129), expires_at: 7 };
  const none = { goods_id: null, coupon_log_id: null, coupon_code: null, expires_at: null };
  for (const [sent, read] of [
    [fitting, fitting],
    [unfit, none],
    [{}, {}],
  ])
    assert.deepEqual(prizeDraw.read({ ...award, ...sent }), { value: { ...award, award_level: 3, ...read } });
});

test('a navigation bar link that isn’t a path of the site is dropped', () => {
  const paths = [
    '/cars',
    '/content/a b?x=1',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil',
    '/\tx',
    'cars',
    '',
    '/',
  ];
  const read = navbar.read(paths.map((path) => ({ name: 'A link', path })));
  assert.ok('value' in read);
  assert.deepEqual(
    read.value.map(({ path }) => path),
    ['/cars', '/content/a b?x=1', '/'],
  );
});
