import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWholeCode } from '../../src/sign-in/rules.js';
import { strengthOf } from '../../src/sign-in/StrengthMeter.js';
import { cleanCode } from '../../src/ui/pasted-text.js';

for (const [password, strength] of [
  ['123456', 'weak'],
  ['12345678901', 'weak'],
  ['password', 'weak'],
  ['P4ssword2024!', 'weak'],
  ['qwertyuiop', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['grace1985', 'weak'],
  ['пароль123', 'weak'],
  ['tulip92', 'weak'],
  ['tulip rain', 'fair'],
  ['Xk3$vLq9', 'fair'],
  ['tulip violin', 'good'],
  ['tulip violin otter', 'strong'],
  ['сирень и скрипка', 'strong'],
] as const)
  test(`“${password}” as a new password is ${strength}`, () => {
    assert.equal(strengthOf(password, 'grace@example.com'), strength);
  });

test('the strength of a very long password is computed immediately', () => {
  assert.equal(strengthOf('tulip '.repeat(20_000), 'g@example.com'), 'strong');
});

test('a code is read as it was mailed, however it is typed or pasted', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '123–456', '\u200f123456\u00a0', '١٢٣٤٥٦', '۱۲۳۴۵۶'])
    assert.equal(cleanCode(typed), '123456');
});

test('a code is complete at its length, or else when it was entered at once', () => {
  assert.ok(isWholeCode('12345', '123456', 6));
  assert.ok(!isWholeCode('1234', '12345', 6));
  assert.ok(!isWholeCode('123456', '123456', 6));
  assert.ok(isWholeCode('', '12345', null));
  assert.ok(!isWholeCode('12345', '123456', null));
  assert.ok(!isWholeCode('', '1234', null));
});
