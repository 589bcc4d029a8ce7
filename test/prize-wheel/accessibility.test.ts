import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import { executeServerCommand } from '@web/test-runner-commands';
import type Axe from 'axe-core';
import { held, Refusal } from '../support/answers.js';
import { engine } from '../support/engine.js';
import { press } from '../support/keys.js';
import { isItsTurn } from '../support/once.js';
import { until } from '../support/until.js';
import {
  angleOf,
  animationOf,
  awardOf,
  button,
  draws,
  find,
  info,
  isPlanned,
  letRest,
  names,
  openServer,
  readyWheel,
  signIn,
  status,
  textOf,
  type WheelElement,
  wheelWithPrizes,
} from './wheel-page.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const states: Readonly<Record<string, (lang: string) => Promise<WheelElement>>> = {
  'that is at rest': async (lang) => {
    signIn();
    openServer();
    return wheelWithPrizes(`lang="${lang}"`);
  },
  'that turns': async (lang) => {
    openServer({ '/pc/prize/draw': held().answer });
    const element = await wheelWithPrizes(`lang="${lang}"`);
    button(element).click();
    await until(() => button(element).hasAttribute('aria-disabled'));
    return element;
  },
  'with an award': async (lang) => {
    openServer();
    const element = await wheelWithPrizes(`lang="${lang}"`);
    button(element).click();
    await letRest(element);
    await until(() => textOf(element).includes('Explained'));
    return element;
  },
  'with a message': async (lang) => {
    openServer({ '/pc/prize/draw': () => new Refusal(409, 'None left') });
    signIn();
    const element = await wheelWithPrizes(`lang="${lang}"`);
    button(element).click();
    await letRest(element);
    await until(() => textOf(element).includes('None left'));
    return element;
  },
  'without names': async (lang) => {
    openServer({ '/pc/prize/info': () => ({}) });
    return readyWheel(`lang="${lang}"`);
  },
  'that waits for its prizes': async (lang) => {
    openServer({ '/pc/prize/info': held().answer });
    return readyWheel(`lang="${lang}"`);
  },
  'in dark mode': async (lang) => {
    openServer();
    return wheelWithPrizes(`lang="${lang}" style="color-scheme: dark; background: #000"`);
  },
};

describe('axe finds no fault with a wheel', () => {
  for (const [language, lang] of ['en', 'ar'].entries())
    for (const [state, make] of Object.entries(states).filter((_, index) => isItsTurn(index, language)))
      it(`${state}, ${lang}`, async () => {
        const element = await make(lang);
        // Measure a turning wheel in its starting position.
        for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.cancel();
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

describe('the wheel for screen readers and the keyboard', () => {
  it('has a list of the prizes as text, with their odds', async () => {
    openServer();
    const element = await wheelWithPrizes();
    const list = find(element, '[part=prizes] ul');
    const heading = find(element, `#${CSS.escape(list.getAttribute('aria-labelledby') ?? '')}`);
    expect(heading.textContent).to.equal('Prizes and their odds');
    expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal(
      names.map((name) => `${name} 12.5%`),
    );
    expect(find(element, '.names').getAttribute('aria-hidden')).to.equal('true');
  });

  it('says in the list what a prize is good for, if the server does', async () => {
    const terms = ['Orders of $400 or more.', '', null];
    const prizes = info.prizes.map((prize, index) => ({ ...prize, award_terms: terms[index] }));
    openServer({ '/pc/prize/info': () => ({ ...info, prizes }) });
    const items = find(await wheelWithPrizes(), '[part=prizes] ul').children;
    expect([...items].map(({ textContent }) => textContent)).to.deep.equal(
      names.map((name, index) => `${name}${index === 0 ? ' Orders of $400 or more.' : ''} 12.5%`),
    );
  });

  it('announces the result in an existing status element', async () => {
    openServer();
    const element = await readyWheel();
    const place = find(element, '[part=result] [role=status]');
    button(element).click();
    await letRest(element);
    await until(() => place.textContent?.includes('You won'));
    expect(place.isConnected).to.equal(true);
  });

  for (const key of ['Enter', ' '])
    it(`spins by the key "${key}", and moves the focus to the card without spinning again`, async () => {
      const draw = held<object>();
      const calls = openServer({ '/pc/prize/draw': draw.answer });
      const element = await readyWheel();
      button(element).focus();
      await press(key);
      await until(() => button(element).hasAttribute('aria-disabled'));
      await press(key);
      draw.give(awardOf(2));
      await letRest(element);
      const card = find(element, '[part=result]');
      await until(() => element.shadowRoot?.activeElement === card, 'the focus is under the card');
      await press(key);
      await press('Escape');
      await until(() => element.shadowRoot?.activeElement === button(element), 'the focus is lost');
      expect(card.textContent?.trim()).to.equal('Not this time');
      expect(draws(calls).length).to.equal(1);
    });
});

describe('the wheel from right to left', () => {
  it('has its sectors in the same order, clockwise, and its list mirrored', async () => {
    openServer({ '/pc/prize/draw': () => awardOf(2) });
    const element = await wheelWithPrizes('lang="ar"');
    const middle = (selector: string) => {
      const { x, width } = find(element, selector).getBoundingClientRect();
      return x + width / 2;
    };
    expect(middle('.names > :nth-child(2) > span')).to.be.greaterThan(middle('[part=wheel]'));
    expect(middle('li .odds')).to.be.lessThan(middle('li > span'));
    expect(middle('[part=pointer]')).to.be.closeTo(middle('[part=wheel]'), 1);
    expect(middle('[part=button]')).to.be.closeTo(middle('[part=wheel]'), 1);
    button(element).click();
    await letRest(element);
    expect(middle('.names > :nth-child(2) > span')).to.be.closeTo(middle('[part=wheel]'), 1);
  });
});

// The other engines' drivers can't emulate user preferences.
if (engine === 'chromium')
  describe('the shopper’s preferences', () => {
    const emulate = (features: Readonly<Record<string, string>>) => executeServerCommand('emulate', features);
    afterEach(() => emulate({}));

    it('reduced motion: the wheel fades instead of turning, and no confetti falls', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      const draw = held<object>();
      openServer({ '/pc/prize/draw': draw.answer });
      const element = await readyWheel();
      const spun = element.spin();
      const effect = animationOf(element).effect as KeyframeEffect; // created by `animate`
      expect(effect.getKeyframes().every((keyframe) => !('transform' in keyframe))).to.equal(true);
      expect(angleOf(element)).to.equal(0);
      draw.give(awardOf(3));
      expect(await spun).to.deep.equal(awardOf(3));
      expect(angleOf(element)).to.be.closeTo(270, 0.01);
      await until(() => status(element).includes('10% off'));
      expect(getComputedStyle(find(element, '[part=disc]')).opacity).to.equal('1');
      expect(element.shadowRoot?.querySelector('canvas')).to.equal(null);
    });

    it('reduced motion: a refusal leaves the wheel where it was', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      openServer({ '/pc/prize/draw': () => new Refusal(409, 'None left') });
      signIn();
      const element = await readyWheel();
      expect(await element.spin()).to.equal(null);
      expect(angleOf(element)).to.equal(0);
      await until(() => textOf(element).includes('None left'));
    });

    it('motion: a win throws confetti, which disappears and never blocks clicks', async () => {
      openServer();
      const element = await readyWheel();
      button(element).click();
      await letRest(element);
      await until(() => element.shadowRoot?.querySelector('canvas'), 'no confetti');
      expect(getComputedStyle(find(element, 'canvas')).pointerEvents).to.equal('none');
      await until(() => !element.shadowRoot?.querySelector('canvas'), 'the confetti stays');
    });

    it('motion: no confetti without a win', async () => {
      openServer({ '/pc/prize/draw': () => awardOf(2) });
      const element = await readyWheel();
      button(element).click();
      await isPlanned(element);
      await letRest(element);
      await until(() => status(element).includes('Not this time'));
      expect(element.shadowRoot?.querySelector('canvas')).to.equal(null);
    });

    it('forced colors: sectors, rim, and button keep their outlines', async () => {
      await emulate({ 'forced-colors': 'active' });
      openServer();
      const element = await readyWheel();
      for (const selector of ['.sectors > path', '.sectors > :nth-child(2)', '.rim']) {
        const { stroke, fill } = getComputedStyle(find(element, selector));
        expect(stroke).to.not.equal(fill);
        expect(stroke).to.not.equal('none');
      }
      expect(getComputedStyle(button(element)).borderTopStyle).to.equal('solid');
    });
  });
