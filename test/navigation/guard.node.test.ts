import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Copy, loadCopy, openPage, shop, WorkingCookies, WorkingStorage } from '../state/page.js';

type Query = Readonly<Record<string, string>>;

/** Spec section 6: a guest's navigation, its outcome, and where it leads, right away or after the sign-in. */
const ofGuests: readonly [string, Query, 'go' | 'sign-in', string][] = [
  // The seventeen words.
  ['/content/grandopening', { store_id: '7' }, 'sign-in', '/content/grandopening?store_id=7'],
  ['/content/Recommendation', {}, 'sign-in', '/content/Recommendation'],
  ['/content/inivt', {}, 'sign-in', '/content/inivt'],
  ['/content/Withdraw', {}, 'sign-in', '/content/Withdraw'],
  ['/content/cash', {}, 'sign-in', '/content/cash'],
  ['/content/FactoryMember', {}, 'sign-in', '/content/FactoryMember'],
  ['/content/haoMeccle', {}, 'sign-in', '/content/haoMeccle'],
  ['/content/pointMeccle', {}, 'sign-in', '/content/pointMeccle'],
  ['/content/shareMeccle', {}, 'sign-in', '/content/shareMeccle'],
  ['/content/MyRecommend', {}, 'sign-in', '/content/MyRecommend'],
  ['/content/MyInvitation', {}, 'sign-in', '/content/MyInvitation'],
  ['/content/discount', {}, 'sign-in', '/content/discount'],
  ['/content/storeCollect', { tab: 'stores' }, 'sign-in', '/content/storeCollect?tab=stores'],
  ['/content/createOrder', {}, 'sign-in', '/content/createOrder'],
  ['/content/payment', {}, 'sign-in', '/content/payment'],
  ['/content/address/2', {}, 'sign-in', '/content/address/2'],
  ['/content/order', { id: '1 2' }, 'sign-in', '/content/order?id=1+2'],
  // The words count anywhere in a content path.
  ['/content/orderDetail/7', {}, 'sign-in', '/content/orderDetail/7'],
  ['/content/history/cashOut', {}, 'sign-in', '/content/history/cashOut'],
  ['/content/mypayments', {}, 'sign-in', '/content/mypayments'],
  // The same pages outside /content (spec 2.10).
  ['/address/2', {}, 'sign-in', '/address/2'],
  ['/order', {}, 'sign-in', '/order'],
  ['/Recommendation', {}, 'sign-in', '/Recommendation'],
  // The words are case-sensitive.
  ['/content/Order', {}, 'go', '/content/Order'],
  ['/content/recommendation', {}, 'go', '/content/recommendation'],
  ['/content/factorymember', {}, 'go', '/content/factorymember'],
  // Other content paths, with the query appended.
  ['/content/AboutUs', {}, 'go', '/content/AboutUs'],
  ['/content/contactUs', {}, 'go', '/content/contactUs'],
  ['/content/account', {}, 'go', '/content/account'],
  ['/content/sellerCentral', {}, 'go', '/content/sellerCentral'],
  ['/content/Promotion', { from: 'gift' }, 'go', '/content/Promotion?from=gift'],
  ['/content/homeClass', { id: '12' }, 'go', '/content/homeClass?id=12'],
  ['/content/history/MyBrowsingHistory', {}, 'go', '/content/history/MyBrowsingHistory'],
  // A word in the query doesn't count.
  [
    '/content/classifyZone',
    { goods_name: 'cash order' },
    'go',
    '/content/classifyZone?goods_name=cash+order',
  ],
  ['/categories', { goods_name: 'discount' }, 'go', '/categories?goods_name=discount'],
  // Nor does a word in a path that isn't a content page.
  ['/categories/discount', {}, 'go', '/categories/discount'],
  ['/products/cash-register', {}, 'go', '/products/cash-register'],
  ['/orders', {}, 'go', '/orders'],
  ['/addressbook', {}, 'go', '/addressbook'],
  ['/contents/order', {}, 'go', '/contents/order'],
  ['/', {}, 'go', '/'],
  ['/termsAndConditions', {}, 'go', '/termsAndConditions'],
  ['/replacement', {}, 'go', '/replacement'],
  ['/AccountCancellation', {}, 'go', '/AccountCancellation'],
];

test('has a case for each of the seventeen words', () => {
  assert.equal(
    ofGuests.findIndex(([path]) => path.endsWith('orderDetail/7')),
    17,
  );
});

/** Copies of the store on someone else's page, and on the shop's own page. */
let elsewhere: Copy;
let atHome: Copy;
before(async () => {
  openPage({ href: 'https://blog.example/' });
  elsewhere = await loadCopy();
  elsewhere.configure({ site: 'https://shop.example' });
  openPage({ href: shop });
  atHome = await loadCopy();
});

for (const [path, query, action, leads] of ofGuests) {
  test(`a guest's navigation to ${path} ${JSON.stringify(query)}: ${action}, to ${leads}`, () => {
    openPage({ href: 'https://blog.example/' });
    const jump = elsewhere.toDestination(path, query);
    assert.equal(elsewhere.guard(jump, false), action);
    assert.equal(jump.href, `https://shop.example${leads}`);
  });

  test(`with a token, a link to ${path} ${JSON.stringify(query)} goes to the main site`, () => {
    openPage({ href: shop });
    assert.equal(atHome.guard(atHome.toDestination(path, query), true), 'go');
  });
}

for (const [where, local, cookie, has] of [
  ['nowhere', {}, '', false],
  ['in local storage alone, as in Safari after 7 days', { token: 't' }, '', false],
  ['in the cookie alone', {}, 't', true],
  ['in both', { token: 't' }, 't', true],
] as const) {
  test(`a token ${where}: ${has ? 'no guest' : 'a guest'}`, async () => {
    const cookies = new WorkingCookies();
    if (cookie) cookies.values.set('portal_myCookie', cookie);
    openPage({ href: shop, cookies, localStorage: () => new WorkingStorage(local) });
    assert.equal((await loadCopy()).readToken() !== null, has);
  });
}
