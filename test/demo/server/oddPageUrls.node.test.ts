import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { createApp } from '../../../demo/server/app.js';
import { FOLDERS } from '../../../demo/server/config.js';
import type { Database } from '../../../demo/server/db/database.js';
import { type Listener, listen } from '../../../demo/server/listen.js';
import { loadPageRenderers } from '../../../demo/server/site/render-page.js';
import { pageOf } from '../../../demo/vite/page.js';
import { isItsTurn } from '../../tools/turn.js';
import { overDatabase } from './each-database.js';
import { sendRaw } from './raw-request.js';
import { temporaryFolder } from './temporary-folder.js';
import { DEFAULT_CONFIG } from './test-app.js';

/** Values that no page has, as they stand in a URL, and whether a URL with one is found nowhere. */
const values: Readonly<Record<string, { readonly value: string; readonly isRefused?: boolean }>> = {
  'a NUL': { value: '%00', isRefused: true },
  'a NUL after text': { value: '20001%00', isRefused: true },
  'an encoded NUL': { value: '%2500' },
  'a byte that is not UTF-8': { value: '%ff' },
  'half a character': { value: '%E2%82' },
  'a lone surrogate': { value: '%ED%A0%80' },
  'a lone percent sign': { value: '%' },
  'a number past 32 bits': { value: '2147483648' },
  'a number past 53 bits': { value: '9007199254740993' },
  'a number of 400 digits': { value: '9'.repeat(400) },
  'a negative number': { value: '-1' },
  'a number with an exponent': { value: '1e309' },
  'control characters': { value: '%01%1f%7f' },
};

/** Paths with `*` for a value. */
const paths = [
  '/*',
  '/categories/*',
  '/products/*',
  '/store/*',
  '/content/order/*',
  '/content/order/*/invoice',
  '/content/*',
  '/m/*',
  '/m/categories/*',
  '/m/products/*',
  '/sellers/*',
];

/** The query parameters of each page that reads some. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/': ['layout'],
  '/categories': ['goods_name', 'page', 'model', 'cat_id', 'brand', 'sort', 'price'],
  '/categories/byd': ['model', 'page'],
  '/products': ['goods_name', 'page'],
  '/detail': ['goods_id', 'id'],
  '/content/classify': ['cat_id', 'id'],
  '/content/classifyZone': ['is_oversea', 'cat_id', 'page'],
  '/content/homeClass': ['id', 'page'],
  '/content/grandopening': ['store_id'],
  '/content/daysDeals': ['page'],
  '/stores': ['page'],
  '/content/factorZone': ['page'],
  '/content/searchPage': ['keywords'],
  '/content/Promotion': ['invit_code'],
  '/content/Promotion/fair': ['round'],
  '/content/order': ['state', 'page'],
  '/content/payment': ['order_id'],
  '/content/assets': ['asset'],
  '/content/sellerCentral': ['tab', 'edit', 'show'],
  '/register': ['invit_code'],
  '/sign-in': ['in'],
  '/m/': ['q', 'layout'],
  '/m/categories': ['goods_name', 'page', 'model'],
};

/** Every place of a value in a URL, with `*` for the value. */
const places = [
  ...paths,
  ...Object.entries(queries).flatMap(([path, names]) => names.map((name) => `${path}?${name}=*`)),
];

/** Returns the URLs with a value that are visited today: a sixth of them, others for the next value and on the next day. */
const targets = (value: string, index: number): string[] =>
  places.filter((_, at) => isItsTurn(at + index, 6)).map((place) => place.replace('*', value));

const root = temporaryFolder({
  'host/index.html': pageOf('host'),
  'mobile/index.html': pageOf('mobile'),
  'sellers/index.html': 'the side of sellers',
});
const folders = {
  ...FOLDERS,
  host: join(root, 'host'),
  mobile: join(root, 'mobile'),
  sellers: join(root, 'sellers'),
};

overDatabase((open) => {
  let database: Database;
  let listener: Listener;
  const logged: string[] = [];
  before(async () => {
    database = await open('whole');
    const app = createApp({
      db: database.db,
      config: { ...DEFAULT_CONFIG, folders },
      logger: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }),
      renderers: await loadPageRenderers(FOLDERS.render),
    });
    listener = await listen(0, 'PORT', app.fetch);
  });
  after(async () => {
    await listener.stop();
    await database.close();
  });

  test('finds the pages at valid values', async () => {
    for (const path of ['/', '/products/20001', '/categories/byd?model=seal', '/m/products/20001']) {
      const { status } = await sendRaw(
        listener.port,
        `GET ${path} HTTP/1.1\r\nHost: localhost:4173\r\nConnection: close\r\nAccept: text/html`,
      );
      assert.equal(status, 200, path);
    }
  });

  for (const [index, [name, { value, isRefused }]] of Object.entries(values).entries())
    test(`fails on no page at a URL with ${name}, and logs nothing`, async (t) => {
      logged.length = 0;
      // The router warns there of a path that isn't UTF-8, and the page says that there is nothing.
      t.mock.method(console, 'warn', () => {});
      t.mock.method(console, 'error', (...words: unknown[]) => logged.push(words.join(' ')));
      const faults: string[] = [];
      for (const target of targets(value, index)) {
        const { status } = await sendRaw(
          listener.port,
          `GET ${target} HTTP/1.1\r\nHost: localhost:4173\r\nConnection: close\r\nAccept: text/html`,
        );
        const isRight = isRefused ? status === 404 : status >= 200 && status < 500;
        if (!isRight) faults.push(`${target} is answered ${status}`);
      }
      assert.deepEqual({ faults, logged }, { faults: [], logged: [] });
    });

  test('answers 404 for a product, a department, and a store that do not exist', async () => {
    for (const { value } of Object.values(values))
      for (const path of ['/products/*', '/categories/*', '/store/*', '/m/products/*']) {
        const { status } = await sendRaw(
          listener.port,
          `GET ${path.replace('*', value)} HTTP/1.1\r\nHost: localhost:4173\r\nConnection: close\r\nAccept: text/html`,
        );
        assert.equal(status, 404, path.replace('*', value));
      }
  });
});
