import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTypeahead } from '../../src/ui/select/typeahead.js';

const options = ['All', 'Tesla', 'Toyota', 'TVR', 'Škoda', 'Citroën', 'İsuzu'].map((label) => ({ label }));

/** Types letters, each so many milliseconds after the last, and tells where it leads. */
function type(letters: string, { from = 0, every = 100, among = options } = {}): string | undefined {
  const typeahead = createTypeahead();
  let active = from;
  let now = 5;
  for (const letter of letters) {
    active = typeahead.find(letter, among, active, now);
    now += every;
  }
  return among[active]?.label;
}

describe('finding an option by its letters', () => {
  for (const [letters, found] of [
    ['t', 'Tesla'],
    ['to', 'Toyota'],
    ['TV', 'TVR'],
    ['tt', 'Toyota'],
    ['tttt', 'Tesla'],
    ['sk', 'Škoda'],
    ['šk', 'Škoda'],
    ['citroe', 'Citroën'],
    ['citroë', 'Citroën'],
    ['is', 'İsuzu'],
    ['tx', 'Tesla'],
    ['x', 'All'],
  ] as const)
    it(`${letters} leads to ${found}`, () => assert.equal(type(letters), found));

  it('letters with a pause between them are words of their own', () => {
    assert.equal(type('to', { every: 699 }), 'Toyota');
    assert.equal(type('ts', { every: 700 }), 'Škoda');
  });

  it('a second letter may stay where the first led', () => {
    assert.equal(type('te', { from: 0 }), 'Tesla');
  });

  it('one letter goes on from the active option, and round', () => {
    assert.equal(type('t', { from: 3 }), 'Tesla');
    assert.equal(type('t', { from: 1 }), 'Toyota');
  });

  it('finds nothing among nothing', () => {
    assert.equal(createTypeahead().find('t', [], 0, 0), 0);
  });
});
