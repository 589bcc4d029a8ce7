import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeyboard } from '../../src/ui/select/keyboard.js';
import { narrow } from '../../src/ui/select/narrow.js';

const options = [
  { value: null, label: 'All' },
  ...['Tesla', 'Toyota', 'TVR', 'Škoda', 'Citroën', 'İsuzu', 'Land Rover', 'أودي', 'Лада'].map((label) => ({
    value: label,
    label,
  })),
];

/** Returns the options that are left, with the marked part of each in brackets. */
const left = (typed: string) =>
  narrow(options, typed).map(({ label, marks = [] }) => {
    const [[from, to] = [0, 0]] = marks;
    return `${label.slice(0, from)}[${label.slice(from, to)}]${label.slice(to)}`;
  });

describe('typed text narrows a list', () => {
  for (const [typed, found] of [
    ['t', ['[T]esla', '[T]oyota', '[T]VR']],
    ['to', ['[To]yota']],
    ['TV', ['[TV]R']],
    ['sk', ['[Šk]oda']],
    ['šk', ['[Šk]oda']],
    ['citroe', ['[Citroë]n']],
    ['is', ['[İs]uzu']],
    ['rov', ['Land [Rov]er']],
    ['land r', ['[Land R]over']],
    ['over', []],
    ['a', []],
    ['اود', ['[أود]ي']],
    ['ЛАД', ['[Лад]а']],
    ['x', []],
  ] as const)
    it(`${typed} leaves ${found.join(', ') || 'nothing'}`, () => assert.deepEqual(left(typed), found));

  it('is matched once for the same text, although the keyboard and the view both request it', () => {
    assert.equal(narrow(options, 't'), narrow(options, 'T'));
    assert.notEqual(narrow(options, 't'), narrow([...options], 't'));
  });

  it('an empty text leaves the list as it is', () => {
    assert.equal(narrow(options, ''), options);
    assert.equal(narrow(options, '  '), options);
  });
});

/** Presses keys in a select without a view, one every `every` milliseconds, and returns where they lead. */
function press(keys: readonly string[], { every = 100, from = 0 } = {}) {
  const keyboard = createKeyboard();
  let typed = '';
  let current = from;
  let chosen: string | null | undefined;
  let now = 5;
  for (const key of keys) {
    const shown = narrow(options, typed);
    keyboard.press(
      {
        key,
        altKey: false,
        ctrlKey: false,
        metaKey: false,
        timeStamp: now,
        preventDefault() {},
        stopPropagation() {},
      },
      {
        options,
        isOpen: true,
        current,
        isInBox: false,
        hideHint: false,
        goTo: (index) => {
          current = index ?? -1;
        },
        onType: (text) => {
          typed = text;
        },
        onChoose: (index) => {
          chosen = shown[index]?.label;
        },
      },
    );
    now += every;
  }
  return { typed, active: narrow(options, typed)[current]?.label, chosen };
}

describe('letters typed on a select', () => {
  for (const [letters, found] of [
    ['t', 'Tesla'],
    ['to', 'Toyota'],
    ['tt', 'Toyota'],
    ['tttt', 'Tesla'],
    ['tx', 'Tesla'],
    ['x', 'All'],
    ['land r', 'Land Rover'],
  ] as const)
    it(`${letters} selects ${found}`, () => assert.equal(press([...letters]).active, found));

  it('a single letter moves on from the active option and wraps around', () => {
    assert.equal(press(['t'], { from: 1 }).active, 'Toyota');
    assert.equal(press(['t'], { from: 3 }).active, 'Tesla');
  });

  it('a letter that matches no option is ignored', () => assert.equal(press([...'tox']).typed, 'to'));

  it('Backspace removes the last letter', () => {
    assert.deepEqual(press([...'to', 'Backspace']), { typed: 't', active: 'Toyota', chosen: undefined });
    assert.equal(press(['t', 'Backspace', 'Backspace']).typed, '');
  });

  it('a space after a pause chooses, unless a name continues with it', () => {
    assert.equal(press([...'to', ' '], { every: 700 }).chosen, 'Toyota');
    assert.equal(press([...'land', ' ', 'r'], { every: 700 }).active, 'Land Rover');
  });

  it('find nothing in an empty list', () => assert.deepEqual(narrow([], 'a'), []));
});
