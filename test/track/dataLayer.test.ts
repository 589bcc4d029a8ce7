import { expect } from '@open-wc/testing';
import type { ConfigInput } from '../../src/state/config.js';
import { configure } from '../../src/state/store.js';
import { openShop, place, press, tracked } from './track-page.js';

const page = window as { dataLayer?: unknown; google_tag_data?: unknown };

/** Google's own snippet, which pushes its `arguments` object as it is. */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: that is what the snippet pushes
  ((page.dataLayer ??= []) as unknown[]).push(arguments);
}

const top = {
  event: 'select_content',
  content_type: 'button',
  content_id: 'top',
  widget: 'back-to-top',
};

/** Returns what the widget pushes for one action. */
async function pushed(config: ConfigInput): Promise<unknown[]> {
  configure(config);
  const element = await place('<storefront-back-to-top></storefront-back-to-top>', '[part=button]');
  const events = tracked();
  await press(element, '[part=button]');
  expect(events).to.have.length(1); // the event on the page needs no consent
  return Array.isArray(page.dataLayer) ? page.dataLayer.filter((entry) => Object(entry).event) : [];
}

const on = { analytics: 'data-layer', consent: 'granted' } as const;
const dataLayer = { analytics: 'data-layer' } as const;

describe('the data layer', () => {
  beforeEach(() => openShop());

  it('is created, and gets the events', async () => {
    expect(await pushed({ ...on, partner: 'acme' })).to.deep.equal([{ ...top, partner: 'acme' }]);
  });

  for (const config of [{}, dataLayer, { consent: 'granted' }, { ...dataLayer, consent: 'denied' }] as const)
    it(`is neither used nor created with ${JSON.stringify(config)}`, async () => {
      expect(await pushed(config)).to.deep.equal([]);
      expect(page).not.to.have.property('dataLayer');
    });

  it('never gets events from before the consent or after its withdrawal', async () => {
    expect(await pushed(dataLayer)).to.deep.equal([]);
    expect(await pushed(on)).to.deep.equal([top]);
    expect(await pushed({ consent: 'denied' })).to.deep.equal([top]);
    expect(await pushed({ consent: null })).to.deep.equal([top]);
  });

  it('is the page’s own if it has one', async () => {
    const own: unknown[] = [{ event: 'gtm.js' }];
    page.dataLayer = own;
    expect(await pushed(on)).to.deep.equal([{ event: 'gtm.js' }, top]);
    expect(page.dataLayer).to.equal(own);
  });

  for (const [what, layer] of [
    ['an object', { push: 1 }],
    ['a text', 'dataLayer'],
    ['frozen', Object.freeze([])],
    ['one whose push throws', Object.assign([], { push: () => JSON.parse('{') })],
  ] as const)
    it(`that is ${what} breaks nothing`, async () => {
      page.dataLayer = layer;
      expect(await pushed(on)).to.deep.equal([]);
      expect(page.dataLayer).to.equal(layer);
    });
});

/** The page's consent commands, and whether the event is then pushed. */
const cases: readonly [string, readonly [string, object][], boolean][] = [
  ['a default that is granted', [['default', { analytics_storage: 'granted' }]], true],
  ['a default that is denied', [['default', { analytics_storage: 'denied' }]], false],
  ['a default of something else', [['default', { ad_storage: 'granted' }]], false],
  [
    'an update that grants',
    [
      ['default', { analytics_storage: 'denied', wait_for_update: 500 }],
      ['update', { analytics_storage: 'granted' }],
    ],
    true,
  ],
  [
    'an update before the default',
    [
      ['update', { analytics_storage: 'denied' }],
      ['default', { analytics_storage: 'granted' }],
    ],
    false,
  ],
  [
    'an update that withdraws',
    [
      ['update', { analytics_storage: 'granted' }],
      ['update', { analytics_storage: 'denied' }],
    ],
    false,
  ],
  [
    'an update of something else after one that grants',
    [
      ['update', { analytics_storage: 'granted' }],
      ['update', { ad_storage: 'denied' }],
    ],
    true,
  ],
  ['a grant for a region', [['default', { analytics_storage: 'granted', region: ['US'] }]], false],
  ['a nonsensical value', [['default', { analytics_storage: true }]], false],
];

describe('Google’s consent mode', () => {
  beforeEach(() => openShop());

  for (const [what, commands, isGranted] of cases)
    it(`${what}: ${isGranted ? 'pushed' : 'not pushed'}`, async () => {
      for (const [kind, state] of commands) gtag('consent', kind, state);
      expect(await pushed(dataLayer)).to.deep.equal(isGranted ? [top] : []);
    });

  it('applies as the tag has resolved it, if there is a tag', async () => {
    gtag('consent', 'default', { analytics_storage: 'denied' });
    page.google_tag_data = { ics: { entries: { analytics_storage: { default: false, update: true } } } };
    expect(await pushed(dataLayer)).to.deep.equal([top]);
    page.google_tag_data = { ics: { entries: { analytics_storage: { default: true, update: false } } } };
    expect(await pushed(dataLayer)).to.deep.equal([top]);
  });

  it('is overridden by the page’s own configuration', async () => {
    gtag('consent', 'default', { analytics_storage: 'granted' });
    expect(await pushed({ ...dataLayer, consent: 'denied' })).to.deep.equal([]);
    gtag('consent', 'update', { analytics_storage: 'denied' });
    expect(await pushed(on)).to.deep.equal([top]);
  });

  for (const layer of [[null, 0, 'consent', [], ['consent'], { 0: 'consent', 2: null }]])
    it('ignores other entries in the layer', async () => {
      page.dataLayer = layer;
      page.google_tag_data = { ics: null };
      expect(await pushed(dataLayer)).to.deep.equal([]);
    });
});
