import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api-env.js';
import { succeed } from '../http/envelope.js';
import { requestLanguage } from '../http/language.js';
import { readQuery } from '../http/read-fields.js';
import { BANNER_TITLES } from './banner-titles.js';
import { findMakes } from './find-makes.js';
import { listGoods } from './list-goods.js';

/** The banner with all makes and models, and the cars for sale. */
export function carRoutes(db: Db): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/car/indexV2', compress(), async (c) => {
      const language = requestLanguage(c);
      return succeed(c, {
        banner: {
          // The calm side of the image is where the titles stand.
          img_pc: language === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg',
          title: BANNER_TITLES[language],
          brand: await findMakes(db),
        },
      });
    })
    .get('/pc/goods/list', compress(), async (c) => succeed(c, await listGoods(db, readQuery(c))));
}
