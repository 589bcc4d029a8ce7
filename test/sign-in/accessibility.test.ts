import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { held, Refusal } from '../support/answers.js';
import { isItsTurn } from '../support/once.js';
import {
  click,
  fault,
  fill,
  found,
  openServer,
  readySignIn,
  type SignInElement,
  statusText,
  until,
} from '../support/sign-in.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const words = {
  en: { continue: 'Continue', email: 'Email', password: 'Password', terms: 'Terms and Conditions' },
  ar: { continue: 'متابعة', email: 'البريد الإلكتروني', password: 'كلمة المرور', terms: 'الشروط والأحكام' },
} as const;

type Words = (typeof words)['en'] | (typeof words)['ar'];

/** Each state, and the function that brings the widget into it. */
const states: Readonly<Record<string, (lang: string, text: Words) => Promise<SignInElement>>> = {
  methods: async (lang) => {
    openServer({ '/pc/otherLoginSwitch': () => ({ pc_switch: 1 }) });
    const element = await readySignIn(`open lang="${lang}"`);
    await until(() => element.shadowRoot?.querySelector('.social'), 'the providers');
    return element;
  },
  email: (lang) => readySignIn(`open view="email" lang="${lang}"`),
  'a new account': (lang) => readySignIn(`open view="register" lang="${lang}"`),
  'a new password': (lang) => readySignIn(`open view="reset" lang="${lang}"`),
  'fields with errors': async (lang, text) => {
    const element = await readySignIn(`open view="email" lang="${lang}"`);
    click(element, text.continue);
    await until(() => fault(element, text.email), 'a fault');
    return element;
  },
  'a refusal': async (lang, text) => {
    openServer({ '/pc/login': () => new Refusal(500, 'No') });
    const element = await readySignIn(`open view="email" lang="${lang}"`);
    fill(element, { [text.email]: 'dana@example.com', [text.password]: 'demo123' });
    click(element, text.continue);
    await until(() => statusText(element).includes('No'), 'the message');
    return element;
  },
  busy: async (lang, text) => {
    openServer({ '/pc/login': held().answer });
    const element = await readySignIn(`open view="email" lang="${lang}"`);
    fill(element, { [text.email]: 'dana@example.com', [text.password]: 'demo123' });
    click(element, text.continue);
    await until(() => found(element, text.continue)?.hasAttribute('aria-disabled'), 'busy');
    return element;
  },
  'the page': async (lang) => {
    openServer({ '/pc/otherLoginSwitch': () => ({ pc_switch: 1 }) });
    const element = await readySignIn(`page lang="${lang}"`);
    await until(() => element.shadowRoot?.querySelector('.social'), 'the providers');
    return element;
  },
  'the page in dark mode': (lang) =>
    readySignIn(`page lang="${lang}" style="color-scheme: dark; background: #000"`),
  'the terms': async (lang, text) => {
    const element = await readySignIn(`page lang="${lang}"`);
    click(element, text.terms);
    await until(() => element.shadowRoot?.querySelector('dialog'), 'the dialog');
    return element;
  },
};

describe('axe', () => {
  beforeEach(() => {
    openServer();
  });

  for (const [language, [lang, text]] of Object.entries(words).entries())
    for (const [state, make] of Object.entries(states).filter((_, index) => isItsTurn(index, language)))
      it(`finds no fault: ${state}, ${lang}`, async () => {
        const element = await make(lang, text);
        // Measure animated parts in their final state.
        for (const root of [document, element.shadowRoot])
          for (const animation of root?.getAnimations() ?? []) animation.cancel();
        const { violations, passes } = await axe.run(element, {
          // These rules are for whole pages.
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
        ).to.deep.equal([]);
        expect(passes.length).to.be.greaterThan(3);
      });
});
