// engines: all
import { expect } from '@open-wc/testing';
import { active, box, found, type HeaderElement, lists, readyHeader } from '../support/header.js';
import { press, sendKeyDown, type } from '../support/keys.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';

/** Keys pressed in the open list of three → the active row, or null for the search box itself. */
const moves: readonly [readonly string[], string | null][] = [
  [[], null],
  [['ArrowDown'], 'tire'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'winter tire'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], null],
  [['ArrowUp'], 'winter tire'],
  [['ArrowDown', 'ArrowUp'], null],
  [['ArrowDown', 'Home'], null],
  [['ArrowDown', 'End'], null],
];

describe('the keyboard in the search', () => {
  let element: HeaderElement;
  beforeEach(async () => {
    ({ element } = await readyHeader());
    box(element)?.focus();
    await type('tire');
    await lists(element, found);
  });

  for (const [keys, row] of moves) {
    it(`${keys.join(' ') || 'no key'} moves to ${row ?? 'the box'}`, async () => {
      await press(...keys);
      await until(() => active(element) === row);
      expect(box(element)?.value).to.equal('tire');
      expect(element.shadowRoot?.activeElement).to.equal(box(element));
    });
  }

  it('Enter searches for the active row', async () => {
    const searches = prevented('storefront-search');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(searches).to.deep.equal([{ kind: 'goods', term: 'tire inflator', catId: null, oversea: false }]);
  });

  it('Enter in the box searches for the typed text', async () => {
    const searches = prevented('storefront-search');
    await press('Enter');
    expect(searches).to.deep.equal([{ kind: 'goods', term: 'tire', catId: null, oversea: false }]);
  });

  it('Escape closes the list, then clears the box', async () => {
    await press('Escape');
    await lists(element, []);
    expect(box(element)?.value).to.equal('tire');
    expect(box(element)?.ariaExpanded).to.equal('false');
    await press('Escape');
    await until(() => box(element)?.value === '');
  });

  it('keys that an input method uses do nothing else', async () => {
    const searches = prevented('storefront-search');
    await press('ArrowDown');
    sendKeyDown({ key: 'Enter', isComposing: true });
    expect(searches).to.deep.equal([]);
    expect(active(element)).to.equal('tire');
  });
});
