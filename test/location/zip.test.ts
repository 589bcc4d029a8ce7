// over: preact
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { engine } from '../support/engine.js';
import { press, type } from '../support/keys.js';
import { details } from '../support/location-events.js';
import { until } from '../support/until.js';
import {
  addLocations,
  applyZip,
  button,
  delivery,
  find,
  openLocation,
  openShop,
  shows,
  textOf,
} from './shop.js';

describe('the zip code’s field', () => {
  it('accepts five digits, and has a name, in a dialog with a name', async () => {
    openShop();
    const element = await openLocation();
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    expect(element.shadowRoot?.querySelector('label[for]')?.textContent).to.equal('US zip code');
    expect(field.labels?.[0]?.textContent).to.equal('US zip code');
    expect([field.maxLength, field.inputMode, field.type]).to.deep.equal([5, 'numeric', 'text']);
    const dialog = await find<HTMLDialogElement>(element, 'dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    const label = element.shadowRoot?.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).to.equal('Choose your location');
  });

  it('works by the keyboard alone: typed, applied by Enter, changed, closed', async () => {
    openShop();
    const element = await openLocation();
    const changes = details('storefront-location-change');
    const closes = details('storefront-close');
    await find(element, 'input[part=field]:focus');
    await type('10001');
    await press('Enter');
    await shows(element, 'Deliver to 10001');
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Change');
    await press('Enter');
    await find(element, 'input[part=field]:focus');
    await type('90210');
    await press('Enter');
    await shows(element, 'Deliver to 90210');
    await press('Tab');
    await press('Enter');
    await until(() => !element.open);
    expect(changes.map(({ zip, city, addressId }) => [zip, city, addressId])).to.deep.equal([
      ['10001', 'New York', null],
      ['90210', 'Beverly Hills', null],
    ]);
    expect(closes).to.deep.equal([{}]);
    expect(delivery()).to.deep.equal(['90210', 'Beverly Hills']);
  });

  for (const typed of ['', ' ', '1', '1000', '1000a', 'abcde', '1-001']) {
    it(`"${typed}" is not a zip code, and no request is sent`, async () => {
      const shop = openShop();
      const element = await openLocation();
      await applyZip(element, typed);
      await shows(element, 'Please enter a valid US zip code');
      const field = await find<HTMLInputElement>(element, 'input[part=field]');
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      const tied = element.shadowRoot?.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(tied?.textContent).to.equal('Please enter a valid US zip code');
      expect(field.value).to.equal(typed);
      expect(element.shadowRoot?.activeElement).to.equal(field);
      expect(shop.of('codeList')).to.deep.equal([]);
      expect(delivery()).to.deep.equal([null, null]);
    });
  }

  it('an unknown code shows the same message, and the typed value stays', async () => {
    const shop = openShop();
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await applyZip(element, '00000');
    await shows(element, 'Please enter a valid US zip code');
    expect(shop.of('codeList').map(({ fields }) => fields)).to.deep.equal([{ code: '00000' }]);
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    expect(field.value).to.equal('00000');
    await type('1');
    await applyZip(element, '02134');
    await shows(element, 'Deliver to 02134');
    expect(textOf(element)).to.include('Allston').and.not.include('valid US zip code');
    expect(changes).to.deep.equal([{ zip: '02134', city: 'Allston', addressId: null }]);
  });

  it('the message disappears when the shopper continues typing', async () => {
    openShop();
    const element = await openLocation();
    await applyZip(element, '1');
    await shows(element, 'Please enter a valid US zip code');
    await type('0');
    await shows(element, 'Please enter a valid US zip code', false);
  });

  it('accepts the digits of an Arabic keyboard', async () => {
    openShop();
    const element = await openLocation();
    await applyZip(element, '١٠٠٠١');
    await shows(element, 'Deliver to 10001');
  });

  // WebKit's driver can't set the size of the viewport, which stays as it is.
  const sizes =
    engine === 'webkit'
      ? [null]
      : [
          { width: 390, height: 844 },
          { width: 1440, height: 900 },
        ];
  for (const size of sizes)
    it(`a failure’s message covers neither the title nor the field, at ${size?.width ?? 'any'} px`, async () => {
      if (size) {
        await setViewport(size);
        after(() => setViewport({ width: 800, height: 600 }));
      }
      const shop = openShop({ held: ['codeList'] });
      const element = await openLocation();
      const dialog = await find<HTMLDialogElement>(element, 'dialog');
      for (const animation of dialog.getAnimations()) animation.finish();
      const { top } = dialog.getBoundingClientRect();
      await applyZip(element, '10001');
      (await shop.call('codeList')).refuse(500, 'The shop is closed today');
      const message = await find(element, 'dialog [part=message]');
      for (const animation of message.getAnimations()) animation.finish();
      const box = message.getBoundingClientRect();
      expect(box.top).to.be.at.least(0);
      expect(box.bottom).to.be.at.most(top);
      expect(dialog.getBoundingClientRect().top, 'the dialog stays where it is').to.equal(top);
    });

  it('a failed look-up is reported once; the typed value stays, and applies after a retry', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    const errors = details('storefront-error');
    const changes = details('storefront-location-change');
    await applyZip(element, '10001');
    (await shop.call('codeList')).refuse(500, 'The shop is closed today');
    await find(element, 'dialog [part=message]');
    await shows(element, 'The shop is closed today');
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    expect(field.value).to.equal('10001');
    expect(delivery()).to.deep.equal([null, null]);
    button(element, 'Apply').click();
    (await shop.call('codeList', 2)).succeed();
    await shows(element, 'Deliver to 10001');
    expect(errors).to.deep.equal([{ call: 'zipLookup', code: 500, message: 'The shop is closed today' }]);
    expect(changes).to.have.length(1);
  });

  it('a stored zip code is shown immediately, and Done keeps it', async () => {
    localStorage.setItem('Applycode', '90210');
    localStorage.setItem('Applycity', 'Beverly Hills');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    openShop();
    const element = await openLocation();
    window.dispatchEvent(new StorageEvent('storage', { key: 'Applycode', newValue: '90210' }));
    await shows(element, 'Deliver to 90210');
    button(element, 'Done').click();
    await until(() => !element.open);
    expect(delivery()).to.deep.equal(['90210', 'Beverly Hills']);
  });

  it('the typed value stays when the dialog is closed and opened again', async () => {
    openShop();
    const element = await openLocation();
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    field.value = '902';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    element.hide();
    await until(() => !element.shadowRoot?.querySelector('dialog'));
    element.show();
    expect((await find<HTMLInputElement>(element, 'input[part=field]')).value).to.equal('902');
  });

  it('continues a request while the dialog is closed', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await applyZip(element, '10001');
    const call = await shop.call('codeList');
    element.hide();
    await until(() => !element.shadowRoot?.querySelector('dialog'));
    call.succeed();
    await until(() => changes.length === 1);
    expect(delivery()).to.deep.equal(['10001', 'New York']);
  });
});

describe('the dialog', () => {
  it('opens and closes by its attribute, its property and its methods', async () => {
    openShop();
    const [element] = addLocations('<storefront-location></storefront-location>');
    if (!element) throw new Error('none was added');
    const closes = details('storefront-close');
    const isShown = () => Boolean(element.shadowRoot?.querySelector('dialog')?.open);
    for (const [open, close] of [
      [() => element.show(), () => element.hide()],
      [() => element.setAttribute('open', ''), () => element.removeAttribute('open')],
      [() => Object.assign(element, { open: true }), () => Object.assign(element, { open: false })],
    ] as const) {
      open();
      await until(isShown);
      expect(element.hasAttribute('open')).to.equal(true);
      close();
      await until(() => !isShown());
    }
    expect(closes, 'only the shopper closes').to.deep.equal([]);
  });

  it('closes by Escape and by its button, with one event each', async () => {
    openShop();
    const element = await openLocation();
    const closes = details('storefront-close');
    await press('Escape');
    await until(() => !element.open);
    element.show();
    await find(element, 'dialog');
    button(element, 'Close').click();
    await until(() => !element.open);
    expect(closes).to.deep.equal([{}, {}]);
  });
});
