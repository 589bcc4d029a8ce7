/** What the legal texts promise is what the code does. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FEE_PERCENT, LEAST_PAYOUT } from '../../../demo/shared/fees.js';
import { legalDocument } from '../../../demo/vite/legal-document.js';
import { storedDefinition } from '../../../src/state/storage.definition.js';

const LANGS = ['ar', 'en', 'fr', 'ru'];

/** Returns the terms of a section's list, each with its meaning, as text. */
function termsOf(name: string, lang: string, id: string): [term: string, meaning: string][] {
  const { sections } = legalDocument(readFileSync(`demo/assets/legal/${name}.${lang}.md`, 'utf8'));
  const blocks = sections.find((section) => section.id === id)?.blocks ?? [];
  return blocks.flatMap((block) =>
    'terms' in block
      ? block.terms.map(([term, words]): [string, string] => [
          term,
          words.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
        ])
      : [],
  );
}

/** Returns the names under which the demo itself stores something: its cookies, and the keys of its storage. */
function storedByDemo(): string[] {
  const files = ['host', 'mobile', 'sellers', 'server'].flatMap((folder) =>
    readdirSync(`demo/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `demo/${folder}/${name}`),
  );
  return files.flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const cookies = Array.from(code.matchAll(/['`](portal_\w+)/g), ([, name = '']) => name);
    const keys = Array.from(code.matchAll(/(?:local|session)Storage\.setItem\(\s*(\w+)/g), ([, key]) => {
      const [, value] = new RegExp(`const ${key} = '([^']+)'`).exec(code) ?? [];
      assert(value, `${path}: ${key} is a constant with a name`);
      return value;
    });
    return [...cookies, ...keys];
  });
}

test('the privacy policy lists all that is kept in the browser, and nothing else', () => {
  const { local, session, cookies } = storedDefinition;
  const kept = new Set([
    ...Object.keys({ ...local, ...session }),
    ...Object.keys(cookies).map((name) => `portal_${name}`),
    ...storedByDemo().map((name) => (name.endsWith('_') ? `${name}…` : name)),
  ]);
  for (const lang of LANGS) {
    const listed = termsOf('privacy', lang, 'browser').flatMap(([names]) => names.split(', '));
    assert.deepEqual(listed.sort(), [...kept].sort(), lang);
  }
});

test('the terms for sellers name the fees and the least payout', () => {
  for (const lang of LANGS) {
    const text = termsOf('terms', lang, 'selling')
      .map(([, meaning]) => meaning)
      .join(' ')
      .replaceAll('\u00a0', '');
    for (const sum of [`${FEE_PERCENT.shop}%`, `${FEE_PERCENT.factory}%`, `${LEAST_PAYOUT / 100}`])
      assert(text.includes(sum), `${lang}: ${sum}`);
  }
});

const REFUND_SPANS = [
  ['ar', 'عشرة أيام عمل'],
  ['en', 'ten business days'],
  ['fr', 'dix jours ouvrés'],
  ['ru', 'десяти рабочих дней'],
] as const;

for (const [lang, span] of REFUND_SPANS)
  test(`the refund policy and the dialog that cancels a paid order promise the same days (${lang})`, () => {
    for (const path of [`assets/legal/refunds.${lang}.md`, `host/orders/messages/${lang}.json`])
      assert(readFileSync(`demo/${path}`, 'utf8').includes(span), path);
  });
