import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmail } from '../../../demo/shared/email.js';
import { isEmail as widgetTakes } from '../../../src/sign-in/rules.js';

for (const email of [
  'a@b.co',
  'ada.lovelace@example.com',
  'ada_l-ove+lace.2@mail.example-shop.co',
  'ADA@EXAMPLE.COM',
  '1@2.store',
  'a@xn--bcher-kva.com',
  'a__b@example.com',
  `${'a'.repeat(242)}@example.com`,
]) {
  test(`accepts "${email}" as an email, on the server as in the widget`, () => {
    assert.deepEqual([isEmail(email), widgetTakes(email)], [true, true]);
  });
}

for (const text of [
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.c',
  'ada@example.museum',
  'ada@example.c0m',
  '.ada@example.com',
  'ada.@example.com',
  'ada..l@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example..com',
  'ada@exa_mple.com',
  'a b@example.com',
  'ada@example.com\n',
  `${'a'.repeat(243)}@example.com`,
  'ada@example.com, bob@example.com',
  'ada@bob@example.com',
  '"ada"@example.com',
  '<ada@example.com>',
]) {
  test(`refuses ${JSON.stringify(text)} as an email`, () =>
    assert.deepEqual([isEmail(text), widgetTakes(text)], [false, false]));
}

for (const part of ['a', 'a.', 'a-', '-', 'a@', 'a@a.', '@']) {
  test(`refuses a million times "${part}" at once`, () => {
    for (const start of ['', 'a@', 'a@a.'])
      assert.equal(isEmail(`${start}${part.repeat(1_000_000)}!`), false);
  });
}
