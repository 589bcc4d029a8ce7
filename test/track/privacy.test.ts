import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { TrackDetail } from '../../src/element/events.definition.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { fuzz } from '../support/fuzz.js';
import { until } from '../support/until.js';
import { drives } from './drives.js';
import {
  emptyPlaces,
  enter,
  find,
  letRest,
  openShop,
  place,
  press,
  type Shopper,
  tracked,
  tracks,
  type,
} from './track-page.js';

const letters = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...'bdfghjkmqvwxzéñßøдщźقل'), { minLength: min, maxLength: max })
    .map((all) => all.join(''));
const digits = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(''));
const hex = (count: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: count, maxLength: count })
    .map((all) => all.join(''));
const ascii = fc
  .array(fc.constantFrom(...'bdfghjkmqvwxz'), { minLength: 4, maxLength: 9 })
  .map((all) => all.join(''));

/** A shopper whose data appears nowhere else on the page. */
const shopper: fc.Arbitrary<Shopper> = fc.record({
  uname: fc
    .tuple(letters(3, 8), fc.constantFrom(' ', '-', '.', ''), letters(4, 9))
    .map((all) => all.join('')),
  email: fc.tuple(ascii, ascii).map(([name, host]) => `${name}@${host}.test`),
  phone: fc.tuple(digits(3), digits(4)).map(([head, tail]) => `+1 (5${head.slice(1)}) ${head}-${tail}`),
  addressName: fc.tuple(letters(4, 9), letters(4, 9)).map((all) => all.join(' ')),
  city: letters(4, 9),
  zip: digits(5),
  token: hex(40).map((text) => `t${text}`),
  uuid: hex(32).map((text) => text.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')),
});

/** What a shopper types: personal data, alone or in a sentence, the way people write it. */
const typing = fc.record({
  field: fc.constantFrom<keyof Shopper>(
    'uname',
    'email',
    'phone',
    'addressName',
    'city',
    'zip',
    'token',
    'uuid',
  ),
  around: fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `red car for ${text}`,
    (text) => `${text} tires`,
    (text) => `<${text}>`,
    (text) => `(${text.toUpperCase()})`,
  ),
});

/** Checks that nothing reported anywhere contains the shopper's data. */
function expectNothingOf(one: Shopper, events: readonly unknown[]): void {
  const { dataLayer } = window as { dataLayer?: unknown };
  const text = JSON.stringify([events, dataLayer]).toLowerCase();
  for (const [field, value] of Object.entries(one))
    expect(text.includes(value.toLowerCase()), `${field} ${value} in ${text}`).to.equal(false);
}

/** Returns the names of the events that a widget has sent, without duplicates. */
const namesOf = (events: readonly TrackDetail[], widget: string): string[] =>
  [...new Set(events.filter(({ params }) => params.widget === widget).map(({ name }) => name))].sort();

describe('tracking events never contain the shopper’s personal data', () => {
  beforeEach(() => configure({ analytics: 'data-layer', consent: 'granted', partner: 'acme' }));

  for (const [widget, drive] of Object.entries(drives))
    it(`from ${widget}, whatever is typed and clicked, and every event is in the definition`, async function () {
      this.timeout(120_000);
      await fc.assert(
        fc.asyncProperty(shopper, typing, async (one, { field, around }) => {
          const term = widget === 'location' ? one.zip : around(one[field]);
          openShop(one, { '/pc/search/suggest': () => [{ suggestKeyword: term }] });
          enter(one);
          configure({ analytics: 'data-layer', consent: 'granted' });
          const events = tracked();
          await drive(term);
          await until(() => events.length, 'something is reported');
          expectNothingOf(one, events);
          expect(namesOf(events, widget)).to.deep.equal(Object.keys(tracks[widget] ?? {}).sort());
          await emptyPlaces();
        }),
        fuzz(2, 3),
      );
    });

  it('from the wheel, whatever the server calls a prize', async () => {
    const [one] = fc.sample(shopper, { seed: 7, numRuns: 1 });
    if (!one) throw new Error('one was made');
    const award_name = `A car for ${one.uname}`;
    openShop(one, {
      '/pc/prize/draw': () => ({ award_level: 3, award_name, award_state: 1, can_award_num: 2 }),
    });
    enter(one);
    setBigdata({ prizeInfo: { status: 'idle' } });
    const events = tracked();
    const element = await place('<storefront-prize-wheel></storefront-prize-wheel>', '[part=button]');
    find(element, '[part=button]')?.click();
    await letRest(element);
    await until(() => events.some(({ name }) => name === 'win_prize'), 'a prize', { timeout: 8000 });
    expectNothingOf(one, events);
  });
});

describe('a search term', () => {
  for (const [text, isTold] of [
    ['winter tire', true],
    ['BYD Seal 2023', true],
    ['205/55 R16', true],
    ['mercedes-benz gle 450 4matic', true],
    ['donaudampfschifffahrtsgesellschaft', true],
    ['шины 205', true],
    ['jane.doe@mail.test', false],
    ['for jane.doe％40mail.test', false],
    ['jane＠mail.test', false],
    ['jane.doe%40mail.test', false],
    ['555-0143 512', false],
    ['+1 (512) 555-0143', false],
    ['٠١٢٣٤٥٦٧', false],
    ['3f2b8c1e-77aa-4d11-9e0a-aa11bb22cc33', false],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0', false],
    ['9f8e7d6c5b4a39281706f5e4', false],
    ['jane.doe @ mail.test', false],
    ['555–0143–512', false],
    ['555.01.43,512', false],
    ['5\u200b550\u2060143 512', false],
  ] as const)
    it(`“${text}” is ${isTold ? 'reported' : 'left out, and the search is counted'}`, async () => {
      openShop();
      const events = tracked();
      const element = await place('<storefront-header></storefront-header>', '[role=combobox]');
      await type(element, '[role=combobox]', text);
      await until(() => find(element, '[part=clear]'), 'it renders');
      await press(element, '[part=search] [part=button]');
      await until(() => events.length, 'it is counted');
      expect(events.map(({ params }) => params)).to.deep.equal([
        isTold ? { search_term: text, widget: 'header' } : { widget: 'header' },
      ]);
    });
});
