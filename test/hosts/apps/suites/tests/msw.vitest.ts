import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createMockApi } from 'storefront-widgets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const api = createMockApi();
const server = setupServer(http.all('*/v3/*', ({ request }) => api.handle(request)));
beforeAll(() => server.listen());
afterAll(() => server.close());

test('the shop answers', async () => {
  const reply = await fetch('https://shop.example/v3/pc/navbar');
  expect((await reply.json()).data[1]).toEqual({ name: 'Cars', path: '/categories' });
});
