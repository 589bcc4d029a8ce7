import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, photoPath } from '../../../demo/shared/photos.js';
import { GoodsDetail } from '../../../demo/shared/replies/goods.js';
import { Photos } from '../../../demo/shared/replies/photo.js';
import { refuses, succeeds } from './account-shop.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { type SellerShop, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';

const scene = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#b45309' } });

/** Returns a PNG of one color that is large only according to its header. */
function bomb(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 2_000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** Returns an AVIF of one color with this many pixels a side. Making one takes a gigabyte and up to five seconds. */
const flatAvif = (side: 4_000 | 4_100 | 7_000): Promise<Uint8Array> =>
  readFile(new URL(`corpora/flat-${side}.avif`, import.meta.url));

/** Returns a small photo whose header says that it has this many pixels a side. */
async function photoOfSide(side: number, format: 'jpeg' | 'webp'): Promise<Uint8Array> {
  const photo = await scene(240, 240).toFormat(format).toBuffer();
  if (format === 'webp') {
    photo.writeUInt16LE(side, 26);
    photo.writeUInt16LE(side, 28);
  } else {
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0]));
    photo.writeUInt16BE(side, frame + 5);
    photo.writeUInt16BE(side, frame + 7);
  }
  assert.equal((await sharp(photo, { limitInputPixels: false }).metadata()).width, side);
  return photo;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

overDatabase((open) => {
  let database: Database;
  let shop: SellerShop;
  let token = '';
  let rival = '';
  before(async () => {
    database = await open(WITHOUT_SELLERS);
    shop = sellerShop(database);
    token = await shop.openStore('owner@photos.test', 'Photo Lamps');
    rival = await shop.openStore('rival@photos.test', 'Rival Lamps');
  });
  after(() => database.close());

  const add = (
    goodsId: number,
    content: Uint8Array,
    { by = token, contentType = 'image/jpeg', alt = '' } = {},
  ) =>
    shop.request(`/v3/pc/seller/photos/add?${new URLSearchParams({ goods_id: String(goodsId), alt })}`, {
      method: 'POST',
      body: new Uint8Array(content),
      headers: { token: by, 'content-type': contentType },
    });
  const added = async (goodsId: number, content: Uint8Array, alt = '') =>
    (await read(add(goodsId, content, { alt }), Photos)).list;
  const change = (call: string, fields: Record<string, string>, by = token) =>
    shop.post(`/pc/seller/photos/${call}`, fields, { token: by });
  const file = async (photoId: string, width: number) => {
    const reply = await shop.request(photoPath(photoId, width), {});
    return { reply, content: Buffer.from(await reply.arrayBuffer()) };
  };
  const newGood = async () => (await shop.addGood(token)).goods_id;

  test('shows a photo of one size with all sizes, whichever of them stands for all', async () => {
    const [small, large] = [await newGood(), await newGood()];
    await database.db.update(goods).set({ sizeOf: small }).where(eq(goods.goodsId, large));
    await added(large, await scene().jpeg().toBuffer(), 'A parka');
    const shown = async (id: number) => {
      const detail = await read(shop.get('/pc/goods/detail', { goods_id: String(id) }), GoodsDetail);
      return [detail.goods.photo?.alt, ...detail.goods.photos.map(({ alt }) => alt)];
    };
    const both = async () => [await shown(small), await shown(large)];
    const expected = ['A parka', 'A parka'];
    assert.deepEqual(await both(), [expected, expected]);
    const soldOut = { goods_id: String(small), stock: '0' };
    await succeeds(shop.post('/pc/seller/goods/stock', soldOut, { token }));
    assert.deepEqual(await both(), [expected, expected]);
    assert.equal((await added(small, await scene().jpeg().toBuffer())).length, 2);
  });

  test('shows JPEG, PNG, WebP, and AVIF photos in their own sizes, and lets browsers cache them', async () => {
    const id = await newGood();
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
      await added(id, await scene().toFormat(format).toBuffer(), `As ${format}`);
    const detail = await read(shop.get('/pc/goods/detail', { goods_id: String(id) }), GoodsDetail);
    assert.deepEqual(
      detail.goods.photos.map(({ alt, width, height }) => [alt, width, height]),
      ['jpeg', 'png', 'webp', 'avif'].map((format) => [`As ${format}`, 900, 600]),
    );
    assert.equal(detail.goods.photo?.alt, 'As jpeg', 'lists show the first one');
    const photoId = detail.goods.photos[0]?.photo_id ?? '';
    for (const width of [320, 640, 900]) {
      const { reply, content } = await file(photoId, width);
      assert.equal(reply.headers.get('content-type'), 'image/webp');
      assert.equal(reply.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
      assert.equal((await sharp(content).metadata()).width, width);
    }
    for (const path of [
      photoPath(photoId, 641),
      photoPath(photoId.replace(/^./, 'x'), 320),
      '/media/photos/1/320.webp',
    ])
      assert.equal((await shop.request(path, {})).status, 404, path);
  });

  test('removes the place where a photo was taken, and turns it upright', async () => {
    const content = await scene()
      .withExif({ IFD0: { Make: 'SecretCam', Orientation: '6' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [photo] = await added(await newGood(), content);
    assert.deepEqual([photo?.width, photo?.height], [600, 900]);
    const served = await file(photo?.photo_id ?? '', 320);
    const { exif, orientation } = await sharp(served.content).metadata();
    assert.deepEqual([exif, orientation], [undefined, undefined]);
    assert(!served.content.includes('SecretCam') && !served.content.includes('Exif'));
  });

  test('removes data hidden behind a photo, and refuses a file that is no photo, whatever its name', async () => {
    const id = await newGood();
    const script = '<script>alert(1)</script>';
    const photo = await scene().jpeg().toBuffer();
    const [stored] = await added(id, Buffer.concat([photo, Buffer.from(script)]));
    assert(!(await file(stored?.photo_id ?? '', 640)).content.includes('script'));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${script}<rect width="9" height="9"/></svg>`;
    const gif = await scene().gif().toBuffer();
    const tiff = await scene().tiff().toBuffer();
    for (const [name, content] of [
      ['an SVG', Buffer.from(svg)],
      ['a page', Buffer.from(`<!doctype html>${script}`)],
      ['a page with the head of a JPEG', Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from(script)])],
      ['a GIF', gif],
      ['a TIFF', tiff],
      ['half a photo', photo.subarray(0, photo.length / 3)],
      ['nothing', Buffer.alloc(0)],
    ] as const)
      assert.match(await refuses(add(id, content), 400), /We can’t read this photo/, name);
    assert.equal(
      (await read(shop.get('/pc/seller/photos', { goods_id: String(id) }, { token }), Photos)).list.length,
      1,
    );
  });

  test('refuses a file that unpacks into gigabytes before unpacking it', async () => {
    const started = performance.now();
    assert.match(await refuses(add(await newGood(), bomb(60_000)), 400), /50 million pixels/);
    assert(performance.now() - started < 3_000);
  });

  const TOO_LARGE = [
    ['avif', () => flatAvif(4_100), 16],
    ['png', () => bomb(7_100), 50],
    ['webp', () => photoOfSide(7_100, 'webp'), 50],
    ['jpeg', () => photoOfSide(7_100, 'jpeg'), 50],
  ] as const;
  for (const [format, photoOf, most] of TOO_LARGE)
    test(`refuses a ${format} of more than ${most} million pixels by its header, and says why`, async () => {
      const message = await refuses(add(await newGood(), await photoOf()), 400);
      assert.match(message, new RegExp(`more than ${most} million pixels`));
    });

  test('limits the server’s memory while photos are decoded, however large they unpack', async () => {
    const hostile = await flatAvif(7_000);
    assert.ok(hostile.length < 3_000, `it has ${hostile.length} bytes`);
    const largest = await flatAvif(4_000);
    const id = await newGood();
    await added(id, await scene(240, 240).jpeg().toBuffer());
    const before = process.memoryUsage.rss();
    await refuses(add(id, hostile), 400);
    const [, photo] = await added(id, largest);
    assert.deepEqual([photo?.width, photo?.height], [2_000, 2_000]);
    assert.ok(process.memoryUsage.rss() - before < 40 * 2 ** 20, 'the server has not grown by 40 MB');
  });

  test('refuses a photo that is too small, too large, or one too many', async () => {
    const id = await newGood();
    assert.match(await refuses(add(id, await scene(900, 100).png().toBuffer()), 400), /at least 200 pixels/);
    await refuses(add(id, new Uint8Array(MAX_PHOTO_BYTES + 1)), 413);
    const photo = await scene(240, 240).jpeg().toBuffer();
    for (let at = 0; at < MAX_PHOTOS; at++) await succeeds(add(id, photo));
    await refuses(add(id, photo), 409);
  });

  test('lets only their seller order, describe, and remove photos', async () => {
    const id = await newGood();
    const photo = await scene(240, 240).jpeg().toBuffer();
    for (const alt of ['one', 'two', 'three']) await added(id, photo, alt);
    const goods = { goods_id: String(id) };
    const alts = async (reply: Promise<Response>) => (await read(reply, Photos)).list.map(({ alt }) => alt);
    const list = (await read(shop.get('/pc/seller/photos', goods, { token }), Photos)).list;
    const [one = '', two = '', three = ''] = list.map(({ photo_id }) => photo_id);
    for (const [call, fields] of [
      ['order', { photo_ids: [three, one].join() }],
      ['edit', { photo_id: one, alt: 'mine now' }],
      ['delete', { photo_id: one }],
    ] as const)
      await refuses(change(call, { ...goods, ...fields }, rival), 404);
    await refuses(add(id, photo, { by: rival }), 404);
    await refuses(add(id, photo, { by: '' }), 401);
    const others = String((await shop.addGood(rival)).goods_id);
    await refuses(change('delete', { goods_id: others, photo_id: one }, rival), 404);
    assert.deepEqual(await alts(change('order', { ...goods, photo_ids: [three, one].join() })), [
      'three',
      'one',
      'two',
    ]);
    assert.deepEqual(await alts(change('edit', { ...goods, photo_id: two, alt: 'From above' })), [
      'three',
      'one',
      'From above',
    ]);
    assert.deepEqual(await alts(change('delete', { ...goods, photo_id: three })), ['one', 'From above']);
    assert.equal((await file(three, 240)).reply.status, 404, 'its files go with it');
  });
});
