import { desc, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { entryOf, PAGE_NAMES, pathTo } from '../../shared/pages.js';
import { cars, makes } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { goods } from '../goods/schema.js';
import { stores } from '../stores/schema.js';

/** Maximum number of cars and of goods, newest first: a sitemap may list 50,000 URLs. */
const MOST = 20_000;

const ENTRIES = PAGE_NAMES.map(entryOf);

/**
 * Where the paths of no use to search engines begin: API calls, the demo's mailbox, and a shopper's personal pages. Those
 * with an ID begin like others.
 */
const CLOSED = [
  '/v3/',
  '/dev/',
  ...ENTRIES.filter(({ isPersonal }) => isPersonal).flatMap(({ paths }) =>
    paths.filter((path) => !path.includes(':')),
  ),
];

/** `/sitemap.xml` with every page to index, and `/robots.txt`, which points to it. */
export function searchEngineRoutes(db: Db, origin: string): Hono {
  return new Hono()
    .get('/robots.txt', (c) =>
      send(
        c,
        'text/plain',
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
    )
    .get('/sitemap.xml', async (c) => send(c, 'application/xml', await sitemap(db, origin)));
}

const send = (c: Context, type: string, body: string) =>
  c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' });

async function sitemap(db: Db, origin: string): Promise<string> {
  const newestCars = db
    .select({ slug: cars.slug, at: cars.createdAt })
    .from(cars)
    .orderBy(desc(cars.createdAt))
    .limit(MOST);
  const newestGoods = db
    .select({ slug: goods.slug, at: goods.createdAt })
    .from(goods)
    .where(isNull(goods.heldStock))
    .orderBy(desc(goods.createdAt))
    .limit(MOST);
  const products = [...(await newestCars), ...(await newestGoods)];
  const entries = [
    ...ENTRIES.filter(({ isInSitemap }) => isInSitemap).map(({ paths }) => entry(origin + paths[0])),
    ...(await db.select({ value: makes.value }).from(makes)).map(({ value }) =>
      entry(origin + pathTo('category', value)),
    ),
    ...(await db.select({ id: departments.catId }).from(departments)).map(({ id }) =>
      entry(origin + pathTo('category', id)),
    ),
    ...(await db.select({ slug: stores.slug }).from(stores)).map(({ slug }) =>
      entry(origin + pathTo('store', slug)),
    ),
    ...products.map(({ slug, at }) => entry(origin + pathTo('product', slug), at)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Escaping for HTML also works for XML. */
const entry = (url: string, changed?: Date) =>
  html`<url><loc>${url}</loc>${changed && html`<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`}</url>`;
