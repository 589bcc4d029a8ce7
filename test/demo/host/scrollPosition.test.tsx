// engines: all
import { expect } from '@open-wc/testing';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { ScrollPosition } from '../../../demo/host/shell/ScrollPosition.js';
import { scrollPage } from '../../support/scroll.js';
import { until } from '../../support/until.js';

const tall = (name: string) => async () => ({ Component: () => <p style={{ height: 5000 }}>{name}</p> });

const routes = [
  {
    Component: () => (
      <>
        <Outlet />
        <ScrollPosition />
      </>
    ),
    HydrateFallback: () => null,
    children: [
      { path: '/', lazy: tall('first') },
      { path: '/next', lazy: tall('next') },
    ],
  },
];

let root: Root;
let stage: HTMLElement;

/** Hydrates the server-rendered page with its router. */
async function takeOver() {
  const router = createMemoryRouter(routes);
  await until(() => router.state.initialized);
  root = hydrateRoot(stage, <RouterProvider router={router} />);
  return router;
}

const isTakenOver = () => until(() => history.scrollRestoration === 'manual', 'the router never began');

beforeEach(() => {
  stage = document.createElement('div');
  stage.innerHTML = '<p style="height:5000px">first</p>';
  document.body.append(stage);
});
afterEach(() => {
  root.unmount();
  stage.remove();
  sessionStorage.removeItem('storefront-scroll');
  scrollTo(0, 0);
});

describe('a server-rendered page', () => {
  it('keeps the shopper’s scroll position until it hydrates', async () => {
    await scrollPage(700);
    await takeOver();
    await isTakenOver();
    expect(Math.round(scrollY)).to.equal(700);
  });

  it('keeps it even if the router has another position', async () => {
    // The router stores scroll positions under this name. `default` is the key of the first history entry.
    sessionStorage.setItem('storefront-scroll', JSON.stringify({ default: 0 }));
    await scrollPage(700);
    const router = await takeOver();
    await isTakenOver();
    await router.revalidate();
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    expect(Math.round(scrollY)).to.equal(700);
  });

  it('scrolls to the top only once, so that the shopper’s scrolling stays', async () => {
    sessionStorage.setItem('storefront-scroll', JSON.stringify({ default: 0 }));
    const { scrollTo } = window;
    let times = 0;
    window.scrollTo = () => {
      times += 1;
    };
    try {
      await takeOver();
      await isTakenOver();
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    } finally {
      window.scrollTo = scrollTo;
    }
    expect(times).to.equal(1);
  });

  it('restores the position, unless the shopper has scrolled', async () => {
    sessionStorage.setItem('storefront-scroll', JSON.stringify({ default: 900 }));
    await takeOver();
    await until(() => Math.round(scrollY) === 900, 'it is not where it was left');
  });

  it('scrolls to the top of the next page', async () => {
    await scrollPage(700);
    const router = await takeOver();
    await isTakenOver();
    await router.navigate('/next');
    await until(() => stage.textContent === 'next' && scrollY === 0, 'the next page is not at its top');
  });
});
