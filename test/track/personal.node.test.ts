import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { isPersonal } from '../../src/element/personal.js';
import { store } from '../../src/state/store.js';
import { fuzz } from '../support/fuzz.js';

/** Returns every character of Unicode that matches. */
const every = (pattern: RegExp): readonly string[] =>
  Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((char) =>
    pattern.test(char),
  );

const dashes = every(/\p{Dash}/u);
const spaces = every(/\p{White_Space}/u);
const invisible = every(/\p{Default_Ignorable_Code_Point}/u).filter((char) => /\P{Unassigned}/u.test(char));
const dots = [...'.,;:/_+()|·•…․‧・｡。．、，،؛۔٫٬︒﹒﹐'];
const digits = every(/\p{Nd}/u); // each script's in a row, from 0 to 9

const between = fc
  .array(fc.oneof(...[dashes, spaces, dots].map((all) => fc.constantFrom(...all))), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) => all.join(''));
const hidden = fc.constantFrom('', ...invisible);
const maybe = fc.oneof(between, hidden);

/** Writes a number in digits of any script, with anything between them that separates or that can't be seen. */
const written = (number: string) =>
  fc
    .tuple(
      ...[...number].map((digit) =>
        fc.tuple(fc.constantFrom(...digits.filter((_, index) => index % 10 === Number(digit))), maybe),
      ),
    )
    .map((all) => all.flat().join(''));

/** Puts a text into a sentence. */
const around = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('', 'for ', 'шины для ', '('), text, fc.constantFrom('', ' tires', ')'))
    .map((all) => all.join(''));

function know(user: Readonly<Record<string, unknown>>, zip: string | null = null): void {
  store.setState(({ user: { uuid } }) => ({
    user: { uuid, info: user },
    addressindex: { zip, city: null },
  }));
}
afterEach(() => know({}));

const check = (text: fc.Arbitrary<string>) =>
  fc.assert(
    fc.property(around(text), (each) => isPersonal(each)),
    fuzz(300, 3000),
  );

test('finds a phone number, whatever separates its digits, in the digits of any script', () =>
  check(fc.stringMatching(/^[2-9]\d{6,10}$/).chain(written)));

test('finds a known zip code, however it is written', () => {
  know({}, '78704');
  check(written('78704'));
});

test('finds an email, with any spaces around its sign', () =>
  check(
    fc
      .tuple(
        fc.constantFrom('jane', 'jane.doe', 'я'),
        fc.constantFrom('', ...spaces, ...invisible),
        fc.constantFrom('@', '＠', '﹫', '%40', '%2540'),
        fc.constantFrom('', ...spaces, ...invisible),
        fc.constantFrom('mail.test', 'почта'),
      )
      .map((all) => all.join('')),
  ));

test('finds a UUID with any dashes', () =>
  check(
    fc
      .tuple(
        ...['3f2b8c1e', '77aa', '4d11', '9e0a'].map((part) =>
          fc.tuple(fc.constant(part), fc.constantFrom(...dashes)),
        ),
      )
      .map((all) => `${all.flat().join('')}aa11bb22cc33`),
  ));

const names = [
  ['Li'],
  ['Bo', 'Ek'],
  ['Zhanna', 'Qvist'],
  ['Zoë', 'Ångström'],
  ['Ян'],
  ['محمد', 'علي'],
  ['王明'],
  ['김', '지민'],
] as const;

for (const name of names)
  test(`finds the known name ${name.join(' ')}, whatever separates it, in any case and width`, () => {
    know({ uname: name.join(' ') });
    const cased = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.normalize('NFD'),
      (text) => text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)),
    );
    check(
      fc
        .tuple(cased, ...name.map((part) => fc.tuple(fc.constant(part), maybe)))
        .map(([change, ...parts]) => change(parts.flat().join(''))),
    );
  });

test('finds a known name in another order, and within a word of a script without spaces', () => {
  know({ uname: 'Zhanna Qvist' });
  assert.ok(isPersonal('Qvist, Zhanna'));
  know({ uname: '王明' });
  assert.ok(isPersonal('王明的轮胎'));
});

for (const text of [
  'winter tire',
  'BYD Seal 2023',
  '205/55 R16 91V',
  'шины 205/55 Р16',
  'mercedes-benz gle 450 4matic',
  'donaudampfschifffahrtsgesellschaft',
  'リチウム 12V',
  'deadbeef cafe',
  'limo libelle',
  '/categories/byd?year=2018&price_max=20000',
])
  test(`reports “${text}”, even if the page has much data about the shopper`, () => {
    know({ uname: 'Li', id: 7, level: '3', isNew: true, city: '', note: null, size: 'M' }, '78704');
    assert.equal(isPersonal(text), false);
  });
