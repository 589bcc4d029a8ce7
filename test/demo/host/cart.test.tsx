import { expect } from '@open-wc/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { addLine } from '../../../demo/host/api/cart.js';
import { useCartChange, watchCart } from '../../../demo/host/cart/cart.js';
import { queryClient } from '../../../demo/host/data/query-client.js';
import { store } from '../../../dist/index';
import { until } from '../../support/until.js';

/** Returns a cart with one line of this many pieces, as the API sends it. */
const cartOf = (pieces: number) => ({
  lines: [
    {
      goods_id: 1,
      goods_name: 'Jump starter',
      slug: '',
      picture: { kind: 'goods', art: '', color: '', color_hex: '#000' },
      store_name: '',
      zone: 1,
      ships_from: 'Austin, TX, United States',
      price: 100,
      unit_price: 100,
      list_price: null,
      next_step: null,
      buy_num: pieces,
      total: 100 * pieces,
      stock: 9,
      saved: false,
      price_before: null,
      car: null,
      problem: null,
    },
  ],
  count: pieces,
  subtotal: 100 * pieces,
});

/** The calls that have arrived at the server, each with a function that answers it. */
const calls: { path: string; answer: (pieces: number) => void }[] = [];
const paths = () => calls.map(({ path }) => path);
const arrived = (count: number) => until(() => calls.length === count, `call ${count} was not sent`);
const headerCount = () => store.getState().shopCart.lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
const signInAs = (token: string | null) =>
  store.setState(({ loginInfo }) => ({ loginInfo: { ...loginInfo, token } }));

let root: Root;
let change: ReturnType<typeof useCartChange>;

function Changer() {
  change = useCartChange();
  return null;
}

const realFetch = window.fetch;
before(async () => {
  // TanStack Query reads `process.env.NODE_ENV`, which the build of the demo replaces with its value.
  Object.assign(window, { process: { env: { NODE_ENV: 'production' } } });
  window.fetch = (path) =>
    new Promise((resolve) => {
      const answer = (pieces: number) =>
        resolve(new Response(JSON.stringify({ code: 200, msg: '', data: cartOf(pieces) })));
      calls.push({ path: String(path), answer });
    });
  localStorage.removeItem('guestCart');
  store.setState(({ user }) => ({ user: { ...user, uuid: 'visitor-1' } }));
  watchCart();
  root = createRoot(document.createElement('div'));
  root.render(
    <QueryClientProvider client={queryClient}>
      <Changer />
    </QueryClientProvider>,
  );
  await until(() => change !== undefined);
});
beforeEach(() => {
  calls.length = 0;
});
after(() => {
  signInAs(null);
  root.unmount();
  queryClient.clear();
  localStorage.removeItem('guestCart');
  window.fetch = realFetch;
  Reflect.deleteProperty(window, 'process');
});

describe('the cart', () => {
  it('is not requested for a guest, who has none on the server', async () => {
    await new Promise(requestAnimationFrame);
    expect(paths()).to.deep.equal([]);
  });

  it('sends one change at a time, and the header shows the count after each', async () => {
    const changes = [1, 1].map((pieces) => change.mutateAsync(() => addLine(1, pieces)));
    await arrived(1);
    await new Promise(requestAnimationFrame);
    expect(paths()).to.deep.equal(['/v3/pc/cart/add']);
    calls[0]?.answer(1);
    await changes[0];
    await arrived(2);
    await until(() => headerCount() === 1);
    calls[1]?.answer(2);
    await changes[1];
    await until(() => headerCount() === 2);
  });

  it('notifies other tabs of a change, and reloads when they change it', async () => {
    const tab = new BroadcastChannel('cart');
    const notified = new Promise((resolve) => {
      tab.onmessage = resolve;
    });
    const changed = change.mutateAsync(() => addLine(1, 1));
    await arrived(1);
    calls[0]?.answer(3);
    await Promise.all([changed, notified]);
    tab.postMessage('changed');
    await arrived(2);
    expect(paths()[1]).to.equal('/v3/pc/cart/list');
    calls[1]?.answer(5);
    await until(() => headerCount() === 5);
    tab.close();
  });

  it('becomes the shopper’s when a guest signs in, and is counted only then', async () => {
    signInAs('token-1');
    await arrived(1);
    expect(paths()).to.deep.equal(['/v3/pc/cart/merge']);
    await until(() => headerCount() === 0);
    calls[0]?.answer(4);
    await until(() => headerCount() === 4);
    expect(localStorage.getItem('guestCart')).to.equal(null);
  });

  it('is replaced when another shopper signs in', async () => {
    signInAs('token-2');
    await arrived(1);
    expect(paths()).to.deep.equal(['/v3/pc/cart/list']);
    await until(() => headerCount() === 0);
    calls[0]?.answer(1);
    await until(() => headerCount() === 1);
  });
});
