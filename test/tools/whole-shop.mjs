/** The fake API's answers in the scenario `whole`: every call of every widget. */
const named = (cat_id, cat_name) => ({ cat_id, cat_name });
const picture = '/test/tools/banner.svg';

export const dana = { id: 7, uname: 'Dana', is_coupon: 0, tags: ['regular'], address: { city: 'Austin' } };

export const wholeShop = {
  '/pc/login': { token: 'token-1', user: dana },
  '/pc/user/getUserInfo': dana,
  '/pc/otherLoginSwitch': { pc_switch: 0 },
  '/pc/navbar': [
    { name: 'Cars', path: '/categories' },
    { name: 'About us', path: '/about' },
  ],
  '/pc/shopCategory': [named(7, 'Wheels & Tires')],
  '/pc/indexCategory': {
    category: [{ ...named(1, 'Tires'), son_category: [named(11, 'Winter')] }],
    oversea: [],
    factory: [],
  },
  '/pc/search/suggest': [{ suggestKeyword: 'tire' }],
  '/pc/address/list': [
    {
      address_id: 1,
      address_name: 'Home',
      is_default: 1,
      is_select: 0,
      post_code: '78704',
      city_name: 'Austin',
    },
  ],
  '/pc/address/codeList': [{ code: '90210', city: 'Beverly Hills' }],
  '/pc/address/setSelectAddress': null,
  '/pc/address/cancelSelect': null,
  '/pc/index/luckyDraw': null,
  '/pc/coupon/autoExpire': null,
  '/pc/index/giftPop': {
    type: 1,
    end_time: 3_600_000,
    is_show_handle: 1,
    coupon_log_id: 7,
    one: { is_lock: 0, is_use: 0, img: picture },
    two: [],
    three: { img: picture },
    four: { img: picture },
  },
  '/pc/prize/info': {
    tip1: 'Win every day',
    prizes: Array.from({ length: 8 }, (_, index) => ({
      award_level: index + 1,
      award_name: `Prize ${index + 1}`,
      odds: 0.125,
    })),
    can_award_num: 3,
  },
  '/pc/prize/draw': { award_level: 3, award_name: 'Prize 3', award_state: 1, can_award_num: 2 },
};
