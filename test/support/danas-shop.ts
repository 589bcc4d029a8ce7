import { createMockApi, type MockApi } from '../../src/testing/mock-api.js';

const picture = '/test/tools/banner.svg';

/** The makes and models. */
export const banner = {
  img_pc: picture,
  title: ['Your next car, shipped worldwide', 'Electric, hybrid and petrol cars'],
  brand: [
    {
      ...{ brand_name: 'BYD', value: 'byd', brand_logo: picture },
      car_model: [
        { name: 'Seal', value: 'seal' },
        { name: 'Dolphin', value: 'dolphin' },
      ],
    },
    { brand_name: 'Škoda', value: 'skoda', brand_logo: null, car_model: ['Enyaq', 'Octavia'] },
    {
      ...{ brand_name: 'Tesla', value: 'tesla', brand_logo: picture },
      car_model: [
        { name: 'Model 3', value: 'model-3' },
        { name: 'Model S', value: 'model-s' },
      ],
    },
    { brand_name: 'Toyota', value: 'toyota', brand_logo: picture, car_model: [] },
  ],
};

/** The shopper that every token belongs to. The server may send any other fields. */
export const dana = { id: 7, uname: 'Dana', is_coupon: 0, tags: ['regular'], address: { city: 'Austin' } };

const home = {
  address_id: '1',
  address_name: 'Home',
  is_default: 1,
  post_code: '78704',
  city_name: 'Austin',
} as const;

/** Opens a shop in which every token is Dana's, with something in each list. Its wheel stops at the third prize. */
export function danasShop(): MockApi {
  const shop = createMockApi({
    signedIn: 'dana@example.com',
    data: {
      accounts: [{ email: 'dana@example.com', password: 'demo123', user: dana, addresses: [home], draws: 3 }],
      departments: [
        { cat_id: 1, cat_name: 'Tires' },
        { cat_id: 7, cat_name: 'Wheels & Tires' },
      ],
      prizes: Array.from({ length: 8 }, (_, at) => ({
        award_name: `Prize ${at + 1}`,
        odds: at === 2 ? 1 : 0,
      })),
    },
  });
  shop.reply('carIndex', { banner });
  shop.reply('suggestions', [{ suggestKeyword: 'tire' }]);
  shop.reply('giftPop', {
    ...{ end_time: 3_600_000, is_show_handle: 1, coupon_log_id: '7' },
    one: { is_lock: 0, is_use: 0, img: picture },
    two: [],
    three: { img: picture },
    four: { img: picture },
  });
  return shop;
}
