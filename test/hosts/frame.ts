import { expect } from '@open-wc/testing';
import { servePage } from '../support/served-page.js';
import { until } from '../support/until.js';

/** A page in a frame, with what a test needs from it. */
export interface Host {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  /** Returns the car search once its fields are rendered. */
  ready(): Promise<HTMLElement>;
  /** The errors on the page so far. */
  readonly faults: readonly string[];
}

type HostWindow = Window & { readonly faults?: readonly string[] };

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

export const patience = { timeout: 8000 };

/** Opens a page of `test/hosts/`, 900 px wide, under a Content-Security-Policy if one is given. */
export const openHost = (page: string, { csp = '' } = {}): Promise<Host> =>
  openAt(`/test/hosts/${page}.html${csp && `?csp=${encodeURIComponent(csp)}`}`, page);

/** Opens a page with the markup followed by the loader, using the fake API with a scenario and an ID. */
export async function openMarkup(markup: string, api = 'whole/hosts', attributes = ''): Promise<Host> {
  const loader = `<script type="module" src="/dist/storefront.js" data-api="/fake-api/${api}" ${attributes}></script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <script src="/test/hosts/record.js"></script></head><body>${markup}${loader}</body></html>`;
  return openAt(await servePage(html), 'the markup');
}

/** Puts a frame into the page until the test ends, and waits until it has loaded. */
export async function openFrame(src: string, sandbox: string | null = null): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 900px; height: 700px; border: 0';
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  frame.src = src;
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

async function openAt(src: string, page: string): Promise<Host> {
  const frame = await openFrame(src);
  const host: Host = {
    frame,
    get document() {
      const inner = frame.contentDocument;
      if (!inner) throw new Error('The page cannot be looked into');
      return inner;
    },
    async ready() {
      await until(
        () => find()?.shadowRoot?.querySelector('[role=combobox]'),
        `The car search of ${page} is not there`,
        patience,
      );
      const element = find();
      if (!element) throw new Error('It was there just now');
      return element;
    },
    get faults() {
      const { faults } = frame.contentWindow as HostWindow; // record.js puts them there
      return faults ?? ['record.js did not run'];
    },
  };
  const find = () => host.document.querySelector<HTMLElement>('storefront-car-search');
  return host;
}

/** Chooses Tesla and Model S by clicking, searches, and expects that the shopper would get to those cars. */
export async function searchesForTesla(host: Host): Promise<void> {
  const element = await host.ready();
  const root = element.shadowRoot;
  const jumps: unknown[] = [];
  host.document.addEventListener('storefront-navigate', (event) => {
    event.preventDefault();
    const { path, query } = (event as CustomEvent).detail;
    jumps.push({ path, query: { ...query } });
  });
  const get = async (selector: string, text = '') => {
    const all = () => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const fits = (each: HTMLElement) => each.textContent?.includes(text);
    await until(() => all().some(fits), `no ${selector} ${text}`, patience);
    return all().find(fits);
  };
  (await get('[part=make] [role=combobox]'))?.click();
  (await get('[role=option]', 'Tesla'))?.click();
  await get('[part=make] .value', 'Tesla');
  (await get('[part=model] [role=combobox]'))?.click();
  (await get('[role=option]', 'Model S'))?.click();
  await get('[part=model] .value', 'Model S');
  (await get('[type=submit]'))?.click();
  expect(jumps).to.deep.equal([{ path: '/categories/tesla', query: { model: 'model-s' } }]);
}

/** Returns how often all pages of this browser have requested the makes from the API. */
export async function carIndexCalls(): Promise<number> {
  const calls: { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = await (
    await fetch('/fake-api-calls/hosts')
  ).json();
  return calls.filter(
    ({ path, headers }) => path === '/pc/car/indexV2' && headers['user-agent'] === navigator.userAgent,
  ).length;
}
