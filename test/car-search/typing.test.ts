// engines: all
// over: react
import { expect } from '@open-wc/testing';
import {
  activeOption,
  appears,
  type CarSearchElement,
  isActive,
  makeField,
  readyCarSearch,
  serveBanner,
  shown,
  startApi,
} from '../support/car-search.js';
import { details } from '../support/events.js';
import { press, sendKeyDown, type } from '../support/keys.js';

describe('typing the name of a make', () => {
  let element: CarSearchElement;
  let field: HTMLElement;

  async function start(...names: string[]) {
    if (names.length)
      serveBanner({ brand: names.map((name) => ({ brand_name: name, value: name, car_model: [] })) });
    else startApi();
    element = await readyCarSearch();
    field = makeField(element);
    field.focus();
  }

  it('opens the list and moves to the make, without an event until it is chosen', async () => {
    await start();
    const changes = details('storefront-car-change');
    await type('to');
    await isActive(field, 'Toyota');
    await appears(element, '[role=listbox]');
    expect(changes).to.deep.equal([]);
    await press('Enter');
    expect(changes).to.deep.equal([{ make: 'toyota', model: null }]);
  });

  it('moves to the next make with the same letter, and wraps around', async () => {
    await start();
    const seen: (string | null)[] = [];
    for (const letter of 'ttt') {
      sendKeyDown({ key: letter });
      await isActive(field, seen.length === 1 ? 'Toyota' : 'Tesla');
      seen.push(activeOption(field));
    }
    expect(seen).to.deep.equal(['Tesla', 'Toyota', 'Tesla']);
  });

  it('finds a make with an accent by the plain letter, and by the accented one', async () => {
    await start();
    await press('s');
    await isActive(field, 'Škoda');
    await press('Escape');
    await isActive(field, null);
    sendKeyDown({ key: 'Š' });
    await isActive(field, 'Škoda');
  });

  for (const key of ['B', 'b', '1', '$'])
    it(`chooses by ${key}`, async () => {
      await start('1000 Miles', '$aver', 'byd');
      sendKeyDown({ key });
      await isActive(field, { 1: '1000 Miles', $: '$aver' }[key] ?? 'byd');
    });

  it('treats a space inside a name as part of it', async () => {
    await start('Land Cruiser', 'Land Rover');
    for (const key of 'Land R') sendKeyDown({ key });
    await isActive(field, 'Land Rover');
    expect(shown(field), 'the space did not choose').to.equal('All Makes');
  });

  it('finds Arabic names', async () => {
    await start('تويوتا', 'تسلا');
    for (const key of 'تس') sendKeyDown({ key });
    await isActive(field, 'تسلا');
  });

  it('stays where it is when no name begins with the letters', async () => {
    await start();
    await press('End');
    await isActive(field, 'Toyota');
    await press('x');
    await isActive(field, 'Toyota');
    expect(shown(field)).to.equal('All Makes');
  });
});
