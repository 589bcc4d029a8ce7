import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OpenId } from './openid.js';
import { type Brand, choicePage, endPage, PAGE_HEADERS } from './pages.js';
import type { Person } from './people.js';

type NodeEnv = { readonly Bindings: HttpBindings };

/** Returns a copy: the library sends the original from a cache, ignoring the header that says it was already sent. */
const answered = (): Response => RESPONSE_ALREADY_SENT.clone();

/** Maximum size of a choice's body, in bytes. */
const MAX_BODY = 1_000;

/**
 * Returns the routes of one OpenID provider under its issuer's path, with the page to choose a person.
 * @param shop the name of the shop on the page
 */
export function openIdRoutes(
  openId: OpenId,
  brand: Brand,
  people: readonly Person[],
  shop: string,
): Hono<NodeEnv> {
  const tooLate = () =>
    endPage(
      brand,
      'This took too long',
      'Close this window, return to the shop, and begin to sign in once more.',
    );
  return new Hono<NodeEnv>()
    .use('/people/*', bodyLimit({ maxSize: MAX_BODY }))
    .get('/people/:uid', async (c) => {
      const isSigningIn = await openId.isSigningIn(c.env.incoming, c.env.outgoing);
      const page = isSigningIn ? choicePage(brand, shop, people, new URL(c.req.url).pathname) : tooLate();
      return c.html(page, isSigningIn ? 200 : 410, PAGE_HEADERS);
    })
    .post('/people/:uid', async (c) => {
      const { incoming, outgoing } = c.env;
      if (!(await openId.isSigningIn(incoming, outgoing))) return c.html(tooLate(), 410, PAGE_HEADERS);
      const id = new URLSearchParams(await c.req.text()).get('id');
      await openId.answer(incoming, outgoing, people.some((person) => person.id === id) ? id : null);
      return answered();
    })
    .all('*', async (c) => {
      await openId.handle(c.env.incoming, c.env.outgoing);
      return answered();
    });
}
