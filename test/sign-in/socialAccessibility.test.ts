import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { Refusal } from '../support/answers.js';
import { isItsTurn } from '../support/once.js';
import { until } from '../support/until.js';
import { openSignIn, page, patience, type SignIn, stub, windows } from './social-page.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

type Open = (lang: string) => Promise<SignIn>;
const asPage: Open = (lang) =>
  openSignIn({}, { markup: `<storefront-sign-in page lang="${lang}"></storefront-sign-in>` });
const asDialog =
  (byPath: Parameters<typeof openSignIn>[0] = {}): Open =>
  (lang) =>
    openSignIn(byPath, { markup: `<storefront-sign-in open lang="${lang}"></storefront-sign-in>` });
const press = ({ root }: SignIn, index: number) =>
  root.querySelectorAll<HTMLButtonElement>('.social')[index]?.click();
const actions = ({ root }: SignIn) =>
  until(() => root.querySelector('.social-acts button'), 'there are no actions', patience);

/** Each state, and the function that brings the widget into it. */
const states: Readonly<Record<string, Open>> = {
  'the buttons': asDialog(),
  'the row of the page': asPage,
  async 'a window that is waited for'(lang) {
    windows();
    const shop = await asDialog({
      '/pc/twitterLogin': () => ({ oauth_token: 't', number: '0417' }),
      '/pc/socialResult': () => ({ status: 'waiting' }),
    })(lang);
    press(shop, 2);
    await until(() => shop.root.querySelector('.social-message strong'), 'no number', patience);
    return shop;
  },
  async 'a blocked window'(lang) {
    stub(window, 'open', () => null);
    const shop = await asDialog()(lang);
    press(shop, 2);
    await actions(shop);
    return shop;
  },
  async 'the form for an email'(lang) {
    const shop = await asDialog({ '/pc/facebookLogin': () => new Refusal(4220, 'Enter an email') })(lang);
    press(shop, 1);
    await until(() => page.opened.length, 'Facebook was not opened', patience);
    const { callback } = page.requests.at(-1) as { callback(response: object): void }; // stored by facebook.js
    callback({ authResponse: { accessToken: 'a' } });
    await until(() => shop.element.querySelector('input[name=email]'), 'no form', patience);
    return shop;
  },
};

describe('signing in with a provider, for assistive technology', function () {
  // axe is slow in an engine that has just started.
  this.timeout(20_000);
  for (const [language, lang] of ['en', 'ar'].entries())
    for (const [name, open] of Object.entries(states).filter((_, index) => isItsTurn(index, language)))
      it(`axe finds no fault: ${name}, in ${lang}`, async () => {
        stub(window, 'open', () => null);
        const { element, root } = await open(lang);
        // Measure animated parts in their final state.
        for (const animation of root.getAnimations()) animation.cancel();
        const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).to.deep.equal([]);
      });
});
