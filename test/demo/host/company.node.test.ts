import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { numbersFor } from '../../../demo/host/messages/numbers.js';
import { COUNTRY_OF } from '../../../demo/server/cars/ports.js';
import { COMPANY } from '../../../demo/shared/company.js';
import { LANGUAGES } from '../../../demo/shared/language.js';

const FACTS = [
  COMPANY.name,
  COMPANY.registration,
  ...COMPANY.address,
  COMPANY.phone,
  COMPANY.mail,
  'support@',
  '@meridian.example',
];

const sources = ['assets', 'host', 'mobile', 'sellers', 'server', 'shared'].flatMap((folder) =>
  readdirSync(join('demo', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|json|md|html)$/.test(path))
    .map((path) => join('demo', folder, path)),
);

test("has the company's address, phone number, and mailbox in one file for all pages and mails", () => {
  const found = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return FACTS.some((fact) => text.includes(fact));
  });
  assert.deepEqual(found, [join('demo', 'shared', 'company.ts')]);
});

test('lists the ports that the cars are at, in every language', () => {
  for (const language of LANGUAGES) {
    const { about } = JSON.parse(readFileSync(`demo/host/company/messages/${language}.json`, 'utf8'));
    const listed: string[] = about.ports.text.split(' · ');
    assert.equal(new Set(listed).size, COUNTRY_OF.size, language);
    if (language === 'en') assert.deepEqual(listed, [...COUNTRY_OF.keys()].sort());
  }
});

for (const [name, count, noun] of [
  ['cars', 1_999, 'автомобилей, готовых к отправке'],
  ['makes', 52, 'марки автомобилей'],
  ['goods', 541, 'запчасть или товар'],
  ['stores', 20, 'независимых магазинов'],
] as const)
  test(`the Russian About page says after ${count}: ${noun}`, () => {
    const { about } = JSON.parse(readFileSync('demo/host/company/messages/ru.json', 'utf8'));
    assert.equal(numbersFor('ru').plural(about.facts[name], count), noun);
  });
