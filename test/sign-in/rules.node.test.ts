import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmail, nameRule } from '../../src/sign-in/rules.js';

const emails = [
  'dana@example.com',
  'a@b.co',
  'D4na.Smith_x-y+z@mail.example.co.uk',
  '7@8.ru',
  'a__b@x.com',
  'a@b-c.info',
  'a@xn--80ak6aa92e.com',
  `${'a'.repeat(60)}@${'b'.repeat(60)}.com`,
];

const others = [
  '',
  'dana',
  'dana@',
  '@example.com',
  'dana@example',
  'dana@example.c',
  'dana@example.museum',
  'dana@.com',
  'dana@example..com',
  'dana@-example.com',
  'dana@example-.com',
  'da na@example.com',
  'dana@exa mple.com',
  'dana@@example.com',
  '.dana@example.com',
  'dana.@example.com',
  'da..na@example.com',
  'dana@example.com\n',
  'dana@example.c0m',
  'dana@example.com, eve@example.com',
  '<script>@example.com',
  `${'a'.repeat(250)}@example.com`,
];

for (const email of emails) test(`accepts as an email: ${email}`, () => assert.equal(isEmail(email), true));
for (const other of others)
  test(`refuses as an email: ${JSON.stringify(other)}`, () => assert.equal(isEmail(other), false));

for (const part of ['a', 'a-', 'a.', '-', '@', 'a@', 'a@a.', 'a@a-', '.', '_', 'a_', '1@1.'])
  test(`100,000 characters of ${part} are validated immediately, also by the pattern alone`, () => {
    const text = part.repeat(100_000 / part.length);
    const start = performance.now();
    assert.equal(isEmail(text), false);
    for (const end of ['', '@', '!', '@a.com', '@a.com!'])
      for (let length = 200; length < 254; length++) isEmail(text.slice(0, length) + end);
    assert.ok(performance.now() - start < 200);
  });

test('a required name cannot be empty', () => {
  assert.equal(nameRule(' '), 'nameEmpty');
  assert.equal(nameRule('Dana'), null);
});
