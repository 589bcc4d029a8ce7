import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { firstLanguage } from '../../../demo/builder/messages/first-language.js';

const names = ['location', 'document', 'navigator'] as const;
const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

afterEach(() => {
  for (const [at, name] of names.entries()) {
    const own = before[at];
    if (own) Object.defineProperty(globalThis, name, own);
    else Reflect.deleteProperty(globalThis, name);
  }
});

for (const [search, cookie, languages, expected] of [
  ['?view.lang=ar', 'portal_NewLang=fr', ['ru'], 'ar'],
  ['?view.lang=xx', 'portal_uuid=1; portal_NewLang=fr', ['ru'], 'fr'],
  ['', '', ['de-DE', 'ru-RU'], 'ru'],
  ['', 'portal_NewLang=de', ['de'], 'en'],
] as const)
  test(`the builder opens in ${expected} with "${search}", the shop's "${cookie}", and a browser in ${languages}`, () => {
    const values = { location: { search }, document: { cookie }, navigator: { languages } };
    for (const name of names)
      Object.defineProperty(globalThis, name, { value: values[name], configurable: true });
    assert.equal(firstLanguage(), expected);
  });
