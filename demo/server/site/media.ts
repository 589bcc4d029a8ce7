import { Hono } from 'hono';
import { makeLogo } from '../cars/logo.js';
import { MAKES } from '../cars/makes/index.js';
import { giftPictures } from '../gifts/gift-files.js';
import { fileStore, type StoredFile, storeFile } from '../http/file-store.js';
import { IMAGE_HEADERS } from '../http/page-headers.js';
import { CACHE, sendFile, sendMissing } from '../http/send-file.js';
import { pathBelow } from './path-below.js';

/** `/media/`: the makes' logos and the gifts' coupons, which are drawn, and the image files of a folder. */
export function mediaRoutes(folder: string): Hono {
  const drawn = new Map<string, StoredFile>([
    ...MAKES.map((make) => [`makes/${make.value}.svg`, svg(makeLogo(make))] as const),
    ...giftPictures().map(([path, picture]) => [path.slice('/media/'.length), svg(picture)] as const),
  ]);
  const find = fileStore(folder);
  return new Hono().get('*', async (c) => {
    const path = pathBelow(c, '/media/');
    const file = drawn.get(path) ?? (await find(path));
    return file === null ? sendMissing(c) : sendFile(c, file, CACHE.day, IMAGE_HEADERS);
  });
}

const svg = (text: string): StoredFile => storeFile('drawn.svg', Buffer.from(text));
