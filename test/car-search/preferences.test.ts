// over: component
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import {
  addCarSearch,
  appears,
  inside,
  isActive,
  makeField,
  openList,
  readyCarSearch,
  searchButton,
  startApi,
} from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { press } from '../support/keys.js';

const emulate = (features: Readonly<Record<string, string>>) => executeServerCommand('emulate', features);

/** Returns a system color as the browser computes it. */
function systemColor(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

// The other engines' drivers can't emulate user preferences.
if (engine === 'chromium')
  describe('the shopper’s preferences', () => {
    afterEach(() => emulate({}));

    it('reduced motion: nothing moves', async () => {
      startApi('hold');
      const element = addCarSearch();
      const skeleton = await appears(element, '.skeleton');
      expect(getComputedStyle(skeleton).animationName).to.equal('breathe');
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      expect(getComputedStyle(skeleton).animationName).to.equal('none');
      const { release } = startApi();
      await release();
      await appears(element, '[role=combobox]');
      const durations = [...(element.shadowRoot?.querySelectorAll('[part=base] *') ?? [])].map(
        (each) => getComputedStyle(each).transitionDuration,
      );
      expect([...new Set(durations)]).to.deep.equal(['0s']);
    });

    it('forced colors: fields, button, tooltip, panel, and the active option keep their outlines', async () => {
      await emulate({ 'forced-colors': 'active' });
      startApi();
      const element = await readyCarSearch();
      await openList(element, makeField(element));
      await press('ArrowDown');
      await isActive(makeField(element), 'BYD');
      for (const part of [
        makeField(element),
        searchButton(element),
        inside(element, '[role=tooltip]'),
        inside(element, '[part=panel]'),
        inside(element, '[part=list]'),
      ]) {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(part);
        expect(Number.parseFloat(borderTopWidth), part.className).to.be.at.least(1);
        expect(borderTopStyle).not.to.equal('none');
        expect(borderTopColor).not.to.equal(getComputedStyle(part).backgroundColor);
      }
      expect(getComputedStyle(inside(element, '.option.active')).outlineColor).to.equal(
        systemColor('Highlight'),
      );
    });

    it('dark: the colors follow the page’s color-scheme, and only it', async () => {
      await emulate({ 'prefers-color-scheme': 'dark' });
      startApi();
      const element = await readyCarSearch();
      const panel = inside(element, '[part=panel]');
      expect(getComputedStyle(panel).backgroundColor).to.equal('rgb(255, 255, 255)');
      element.style.colorScheme = 'light dark';
      expect(getComputedStyle(panel).backgroundColor).to.equal('rgb(22, 32, 44)');
    });
  });
