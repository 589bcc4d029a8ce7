/*
 * The shop that the examples talk to. It answers within the page, so the examples work on any web server, and nothing
 * that people try in them is saved.
 */
import { createMockApi } from '../../dist/testing/browser.js';

const shop = createMockApi();
const fetchOfPage = window.fetch;

/** Signs in, so that guests may spin the wheel and see a gift, too. */
const token = shop
  .handle(
    new Request('https://shop.example/v3/pc/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'demo@example.com', password: 'demo123' }),
    }),
  )
  .then((reply) => reply.json())
  .then(({ data }) => data.token);

window.fetch = async (input, init) => {
  const { href, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (!pathname.startsWith('/v3/')) return fetchOfPage(input, init);
  const request = new Request(href, init);
  if (/\/(prize|giftPop|luckyDraw)/.test(pathname)) request.headers.set('token', await token);
  return shop.handle(request);
};
