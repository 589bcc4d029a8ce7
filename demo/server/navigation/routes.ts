import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.js';
import { succeed } from '../http/envelope.js';
import { requestLanguage } from '../http/language.js';
import { LINKS } from './links.js';

/** `GET /pc/navbar` → `[{name, path}]`, named by the `lang` header; the paths are the storefront's. */
export function navigationRoutes(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/navbar', (c) => {
    const language = requestLanguage(c);
    return succeed(
      c,
      LINKS.map(({ path, names }) => ({ name: names[language], path })),
    );
  });
}
