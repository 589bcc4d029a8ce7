import type { Request } from 'autocannon';
import type { Loaded } from './load-shop.js';

/** The number of connections that repeat the requests at once. */
export const CONNECTIONS = 50;

/** The requests to repeat. Each connection has its own. */
export interface Subject {
  readonly name: string;
  readonly requests: (load: Loaded, connection: number) => Request[];
  /** A text that a response must contain. Otherwise, the figure would measure something else. */
  readonly holds: string;
}

const page = (path: string, name: string): Subject => ({
  name,
  requests: () => [{ path, headers: { accept: 'text/html', 'accept-encoding': 'br' } }],
  holds: '</html>',
});

const call = (path: string, name: string): Subject => ({
  name,
  requests: () => [{ path: `/v3${path}`, headers: { lang: 'en', 'accept-encoding': 'br' } }],
  holds: '"code":200',
});

const WORDS = ['tire', 'led', 'lamp', 'phone', 'shoes', 'brake', 'mat', 'seat', 'bag', 'oil', 'kit', 'pump'];

/** The number of draws so far. */
let draws = 0;

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  home: page('/', 'home page'),
  categories: page('/categories', '`/categories`'),
  carIndex: call('/pc/car/indexV2', 'carIndex'),
  facets: call('/pc/car/facets?brand=toyota', 'carFacets'),
  search: call('/pc/goods/search?goods_name=led+lamp&page=1', 'search'),
  searches: {
    name: 'search, 2,400 different ones',
    holds: '"code":200',
    requests: (_, connection) =>
      WORDS.flatMap((word, turn) =>
        [1, 2, 3, 4].map((number) => ({
          path: `/v3/pc/goods/search?goods_name=${word}&page=${number}&price_min=${connection * 7 + turn}`,
          headers: { lang: 'en', 'accept-encoding': 'br' },
        })),
      ),
  },
  draw: {
    name: 'draw of a prize',
    holds: '"award_level":',
    // Repeating a key would return the same award.
    requests: ({ players }, connection) => {
      const path = () => `/v3/pc/prize/draw?key=${draws++}`;
      return [
        {
          path: path(),
          headers: { token: players[connection % players.length] ?? '' },
          setupRequest: (request) => ({ ...request, path: path() }),
        },
      ];
    },
  },
  orders: {
    name: 'order of what is sold out',
    holds: '"code":409',
    requests: ({ shoppers }, connection) =>
      shoppers
        .filter((_, index) => index % CONNECTIONS === connection)
        .map(({ token, addressId }, turn) => ({
          path: '/v3/pc/order/create',
          method: 'POST',
          headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
          body: `key=load-${connection}-${turn}&address_id=${addressId}&user_coupon_id=0&total=1000`,
        })),
  },
};
