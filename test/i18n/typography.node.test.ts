import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { leavesOf } from '../../src/build/texts/areas.mjs';
import { filesOf } from '../architecture/source-files.js';

/** Texts that the specification gives, letter for letter. */
const SPECIFIED = new Set(["You've won the gift", '2-4 days shipping', '9-21 days shipping']);

/** Files whose strings a shopper, seller, or partner reads. */
const files = filesOf(
  ['src', 'demo/host', 'demo/mobile', 'demo/sellers', 'demo/builder', 'demo/server'],
  ['.ts', '.json'],
)
  .filter((path) => /\/messages\/[^.]+\.\w+$|\/messages\.ts$|-texts\.ts$/.test(path))
  .concat(filesOf(['demo/assets'], ['.json', '.md']));

/** Returns the strings of a TypeScript module, the parts of its templates, or all of another file as one. */
function stringsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (path.includes('/messages/') && path.endsWith('.json'))
    return [...leavesOf(JSON.parse(text)).values()].map(String);
  if (!path.endsWith('.ts')) return [text];
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

const strings = files.flatMap((path) => stringsOf(path).map((text) => ({ path, text })));

for (const [rule, pattern] of [
  ['apostrophes are typographic', /\p{L}'\p{L}.*/u],
  ['ranges of numbers have an en dash', /(?<!NEMA )(?<![\w.-])\d{1,3}-\d{1,3} \p{L}.*/u],
  ['omissions have an ellipsis', /\p{L}\.\.\.(?!\/).*/u],
  ['the Arabic tanwin is before its alef', /\S*\u0627\u064b.*/u],
] as const)
  test(`in every text, ${rule}`, () => {
    assert(strings.length > 5_000, `${strings.length} texts`);
    const faults = strings.flatMap(({ path, text }) => {
      const [fault] = SPECIFIED.has(text) ? [] : (pattern.exec(text) ?? []);
      return fault ? [`${path}: ${fault.slice(0, 60)}`] : [];
    });
    assert.deepEqual(faults, []);
  });

test('a dash in a Russian text stays on the line of the word before it', () => {
  const faults = strings.filter(
    ({ path, text }) => /\bru\.(?:json|md)$|notices\.json$/.test(path) && text.includes(' —'),
  );
  assert.deepEqual(faults, []);
});

for (const [rule, language, pattern] of [
  ['the United States stay on one line', 'fr', /États-Unis/],
  ['“e‑mail” stays on one line', 'fr', /e-mail/i],
  ['a number of days stays on the line of its noun', 'ru', /\d (?:день|дня|дней)/],
] as const)
  test(`${rule} in a text of the storefront (${language})`, () => {
    const faults = strings.filter(
      ({ path, text }) =>
        path.startsWith('demo/host/') && path.endsWith(`/${language}.json`) && pattern.test(text),
    );
    assert.deepEqual(faults, []);
  });

test('a range of numbers in a text of the storefront stays on one line', () => {
  const faults = strings.filter(
    ({ path, text }) => path.startsWith('demo/host/') && /\d(?:–| à )\d|\}–\{/u.test(text),
  );
  assert.deepEqual(faults, []);
});

test('a range of numbers in a French text stays on one line, with its unit', () => {
  const faults = strings.filter(
    ({ path, text }) =>
      /\/fr\.json$|notices\.json$/.test(path) && /\d à \d|\d\u00a0à\u00a0\d+ jours/u.test(text),
  );
  assert.deepEqual(faults, []);
});
