// engines: all
import { expect } from '@open-wc/testing';
import { nextFrame } from '../../src/ui/scheduling.js';
import { until } from '../support/until.js';
import { choose, freshApi, rootOf, search } from './early-form.js';
import { closePages, loader, openPage, type Page } from './page.js';

const make = '[part=make] :is(select, [role=combobox])';

/** Chooses a make in the field that is there, the loader's or the widget's, as a suite does that finds it by its role. */
async function chooseMake(page: Page, value: string, name: string): Promise<string> {
  const found = rootOf(page).querySelector<HTMLElement>(make) ?? expect.fail('there is no field');
  if (found.localName === 'select') {
    choose(found as HTMLSelectElement, value); // its name says so
    return 'the loader’s';
  }
  const option = () =>
    [...rootOf(page).querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === name,
    );
  found.click();
  await until(option, 'the list did not open');
  option()?.click();
  return 'the widget’s';
}

describe('a test suite of a page that takes the make field as soon as it is there', () => {
  afterEach(closePages);

  it('searches for its choice, however long after that it acts', async () => {
    const acted = new Set<string>();
    for (let frames = 0; frames < 20; frames++) {
      const page = await openPage(`${loader(undefined, `data-api="${freshApi().url}"`)}${search}`);
      const searches: unknown[] = [];
      page.document.addEventListener('storefront-search', (event) => {
        event.preventDefault();
        searches.push((event as CustomEvent).detail.make);
      });
      await until(() =>
        page.document.querySelector('storefront-car-search')?.shadowRoot?.querySelector(make),
      );
      for (let frame = 0; frame < frames; frame++) await nextFrame();
      acted.add(await chooseMake(page, 'byd', 'BYD'));
      rootOf(page).querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      await until(() => searches.length, `no search ${frames} frames later`);
      expect(searches, `${frames} frames later`).to.deep.equal(['byd']);
      closePages();
    }
    expect([...acted]).to.include('the widget’s');
  });
});
