import { createServer } from 'node:http';

const makes = [
  { brand_name: 'BYD', value: 'byd', brand_logo: null, car_model: ['Dolphin', 'Seal'] },
  { brand_name: 'Toyota', value: 'toyota', brand_logo: null, car_model: ['Camry', 'Corolla'] },
];
const departments = [{ cat_id: 1, cat_name: 'Cars', son_category: [] }];

/** The `data` of each call, by method and path. Anything else gets a 404. */
const calls = {
  'GET /v3/pc/car/indexV2': () => ({
    banner: { img_pc: null, title: ['Your next car', 'Shipped to your door'], brand: makes },
  }),
  'GET /v3/pc/indexCategory': () => ({ category: departments, oversea: [], factory: [] }),
  'GET /v3/pc/shopCategory': () => departments,
  'GET /v3/pc/navbar': () => [{ name: 'Cars', path: '/categories' }],
  'GET /v3/pc/index/notice': () => [],
  'GET /v3/pc/search/suggest': (query) =>
    ['byd seal', 'toyota corolla']
      .filter((term) => term.includes(query.get('keywords') ?? ''))
      .map((suggestKeyword) => ({ suggestKeyword })),
  'GET /v3/pc/address/codeList': (query) =>
    query.get('code') === '10001' ? [{ code: '10001', city: 'New York' }] : [],
  'GET /v3/pc/otherLoginSwitch': () => ({ pc_switch: 0 }),
  'GET /v3/pc/prize/info': () => ({}),
  'GET /v3/pc/user/getUserInfo': () => ({}), // a guest
  'GET /v3/pc/user/getUserUUID': () => ({ uuid: crypto.randomUUID() }),
  'POST /v3/common/getConfig': () => ({ value: '#0b5c8a' }),
};

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'platformType, uuid, token, lang, content-type',
  'Access-Control-Max-Age': '7200',
};

export const server = createServer((request, response) => {
  if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const call = calls[`${request.method} ${pathname}`];
  const body = call
    ? { code: 200, msg: 'OK', data: call(searchParams) }
    : { code: 404, msg: 'There is no such call', data: null };
  response.writeHead(call ? 200 : 404, { ...CORS, 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
});

// `node smallest-server.mjs` starts the server. Code that imports this file calls `listen` itself.
if (process.argv[1] === import.meta.filename) server.listen(Number(process.env.PORT ?? 8080));
