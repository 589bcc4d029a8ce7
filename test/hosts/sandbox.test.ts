// engines: all
import { expect } from '@open-wc/testing';
import { engine } from '../support/engine.js';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { servePage } from '../support/served-page.js';
import { until } from '../support/until.js';
import { openFrame, patience } from './frame.js';

describe('hostile-host 13: a sandbox without an origin', () => {
  it('works from memory, where storage is denied', async () => {
    const message = new Promise<unknown>((resolve) =>
      addEventListener('message', ({ data }) => data?.path && resolve(data)),
    );
    await openFrame('/test/hosts/sandboxed.html', 'allow-scripts');
    expect(await message).to.deep.equal({
      path: '/categories/tesla',
      query: { model: 'model-s' },
      storage: 'SecurityError',
      faults: [],
    });
  });
});

interface Answer {
  readonly found: boolean;
  readonly text?: string;
  readonly faults: readonly string[];
}

/** A page in a frame that tests can't look into. */
interface Sealed {
  /** The events that the page has received so far, with name and detail. */
  readonly received: readonly {
    readonly eventName: string;
    readonly detail?: Readonly<Record<string, unknown>>;
  }[];
  /** Waits for the match for a selector in an element and does something with it. */
  act(tag: string, selector: string, act?: 'click' | 'focus' | 'fill', value?: string): Promise<Answer>;
}

let requests = 0;
const ends: (() => void)[] = [];
afterEach(() => {
  localStorage.clear(); // a page with an origin stores data there
  for (const end of ends.splice(0)) end();
});

async function openSealed(markup: string, sandbox: string): Promise<Sealed> {
  const html = `<!doctype html><html lang="en"><title>Sealed</title><script src="/test/hosts/record.js"></script>
    ${markup}<script src="/test/hosts/sealed.js"></script>
    <script type="module" src="/dist/storefront.js" data-api="/fake-api/whole/sealed"></script>`;
  const received: Sealed['received'][number][] = [];
  const answers = new Map<number, Answer>();
  const listen = ({ data }: MessageEvent) => {
    if (data?.eventName) received.push(data);
    if (data?.answer) answers.set(data.answer, data);
  };
  addEventListener('message', listen);
  ends.push(() => removeEventListener('message', listen));
  const frame = await openFrame(await servePage(html), sandbox);
  const request = async (request: object): Promise<Answer> => {
    const id = ++requests;
    frame.contentWindow?.postMessage({ request: id, ...request }, '*');
    await until(() => answers.has(id), 'the page does not answer', patience);
    return answers.get(id) ?? { found: false, faults: [] };
  };
  return {
    received,
    async act(tag, selector, act, value) {
      let answer: Answer = { found: false, faults: [] };
      const isThere = async () => (answer = await request({ tag, selector })).found;
      await until(isThere, `no ${selector} in ${tag}`, patience);
      if (act === 'focus') frame.focus();
      return act ? request({ tag, selector, act, value }) : answer;
    },
  };
}

/** What a shopper fills in and submits, the event that confirms it, and a part of the event's detail. */
const forms = {
  'the search': {
    tag: 'storefront-car-search',
    markup: '<storefront-car-search make="tesla" model="model-s"></storefront-car-search>',
    fields: {},
    field: '[type=submit]',
    event: 'storefront-navigate',
    detail: { path: '/categories/tesla', query: { model: 'model-s' } },
  },
  'the search for goods': {
    tag: 'storefront-header',
    markup: '<storefront-header></storefront-header>',
    fields: { '[role=combobox]': 'tire' },
    field: '[role=combobox]',
    event: 'storefront-navigate',
    detail: { query: { goods_name: 'tire' } },
  },
  'signing in': {
    tag: 'storefront-sign-in',
    markup: '<storefront-sign-in page></storefront-sign-in>',
    fields: { 'input[type=email], input[name=email]': 'dana@example.com', 'input[type=password]': 'demo123' },
    field: 'input[type=password]',
    event: 'storefront-sign-in',
    detail: {},
  },
  'a zip code': {
    tag: 'storefront-location',
    markup: '<storefront-location open></storefront-location>',
    fields: { 'input[part=field]': '90210' },
    field: 'input[part=field]',
    event: 'storefront-location-change',
    detail: { zip: '90210' },
  },
} as const;

const sandboxes = {
  'hostile-host 14: a sandbox without forms': 'allow-scripts',
  'a sandbox with forms': 'allow-scripts allow-forms',
};

// WebKit's driver can't press keys in a cross-origin frame.
for (const [title, sandbox] of Object.entries(sandboxes))
  describe(title, () => {
    // If forms are allowed, pressing a button works the same in each engine.
    for (const [what, { tag, markup, fields, field, event, detail }] of Object.entries(forms))
      for (const by of ['mouse', 'Enter'] as const)
        (by === 'mouse' && sandbox.includes('forms') ? itOnce : it)(`${what}, by ${by}, once`, async () => {
          const page = await openSealed(
            markup,
            `${sandbox}${engine === 'webkit' && by === 'Enter' ? ' allow-same-origin' : ''}`,
          );
          for (const [selector, value] of Object.entries(fields))
            await page.act(tag, selector, 'fill', value);
          if (by === 'mouse') await page.act(tag, '[type=submit]', 'click');
          else {
            await page.act(tag, field, 'focus');
            await press('Enter');
          }
          const received = () => page.received.filter(({ eventName }) => eventName === event);
          await until(() => received().length, `no ${event}`, patience);
          expect(received()[0]?.detail).to.deep.include(detail);
          const { faults } = await page.act(tag, '*');
          expect(received()).to.have.length(1);
          expect(faults).to.deep.equal([]);
        });
  });
