import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { engine } from '../support/engine.js';
import { isItsTurn } from '../support/once.js';
import { until } from '../support/until.js';
import {
  applyZip,
  button,
  chooseAddress,
  chosen,
  find,
  home,
  type LocationElement,
  office,
  openLocation,
  openShop,
  radios,
  shows,
  signIn,
} from './shop.js';

/** Every state that a shopper can see. Each function leaves the dialog open. */
const states: Readonly<Record<string, (lang: string) => Promise<LocationElement>>> = {
  'to a guest': async (lang) => {
    openShop();
    return openLocation(lang);
  },
  'with a message at the field': async (lang) => {
    openShop();
    const element = await openLocation(lang);
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    field.form?.requestSubmit();
    await find(element, '[part=problem]');
    return element;
  },
  'with a zip code': async (lang) => {
    openShop();
    const element = await openLocation(lang);
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    field.value = '10001';
    field.form?.requestSubmit();
    await find(element, '[part=place]');
    return element;
  },
  'with saved addresses': async (lang) => {
    signIn();
    openShop({ addresses: [home, { ...office, is_select: 1 }] });
    const element = await openLocation(lang);
    await until(() => chosen(element).length === 1);
    return element;
  },
  'while they load': async (lang) => {
    signIn();
    openShop({ held: ['list'] });
    const element = await openLocation(lang);
    await find(element, '.waiting');
    return element;
  },
  'when they could not be loaded': async (lang) => {
    signIn();
    const shop = openShop({ held: ['list'] });
    const element = await openLocation(lang);
    (await shop.call('list')).refuse(500, 'Closed');
    await find(element, '.waiting button');
    await find(element, '[part=message]');
    return element;
  },
};

describe('axe finds no fault', () => {
  for (const [index, [state, open]] of Object.entries(states).entries()) {
    for (const lang of ['en', 'ar'].filter((_, language) => isItsTurn(index, language))) {
      it(`${state}, in ${lang}`, async () => {
        const element = await open(`lang="${lang}"`);
        await expect(element).to.be.accessible();
      });
    }
  }
  // The other engines' drivers can't emulate media features.
  if (engine === 'chromium')
    it('with saved addresses, dark', async () => {
      await executeServerCommand('emulate', { 'prefers-color-scheme': 'dark' });
      const element = await states['with saved addresses']?.('lang="en"');
      await expect(element).to.be.accessible();
      await executeServerCommand('emulate', {});
    });
});

describe('the location dialog in Arabic', () => {
  it('reads from right to left, except for the zip code’s digits', async () => {
    openShop();
    const element = await openLocation('lang="ar"');
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    expect(getComputedStyle(field).direction).to.equal('ltr');
    const apply = button(element, 'تطبيق');
    expect(apply.getBoundingClientRect().right).to.be.at.most(field.getBoundingClientRect().left);
    field.value = '10001';
    field.form?.requestSubmit();
    await shows(element, 'التوصيل إلى 10001');
  });

  it('changes its language in place, and keeps the typed value', async () => {
    signIn();
    openShop({ addresses: [home, office] });
    const element = await openLocation('lang="en"');
    await until(() => radios(element).length === 2);
    await applyZip(element, '1');
    element.lang = 'fr';
    await shows(element, 'Veuillez saisir un code postal américain valide');
    expect((await find<HTMLInputElement>(element, 'input[part=field]')).value).to.equal('1');
    await chooseAddress(element, 1);
    await until(() => chosen(element)[0] === 'Office');
  });
});
