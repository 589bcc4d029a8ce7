import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { legalDocument } from '../../../demo/vite/legal-document.js';

const FOLDER = 'demo/assets/legal';
const NAMES = ['privacy', 'refunds', 'terms'];
const LANGS = ['ar', 'en', 'fr', 'ru'];

const read = (name: string, lang: string) =>
  legalDocument(readFileSync(`${FOLDER}/${name}.${lang}.md`, 'utf8'));

const TEXT = `---
updated: 2026-11-02
---

# Returns

- Thirty days.

## How {#how}

Write to [us](mailto:shop@example.com), or see the [terms](/terms).

- A box
- Its papers

- **Cars**\\
  Never after [loading](/loading).
`;

test('has each document in each language, and no other', () => {
  const expected = NAMES.flatMap((name) => LANGS.map((lang) => `${name}.${lang}.md`));
  assert.deepEqual(readdirSync(FOLDER).sort(), expected);
});

for (const name of NAMES) {
  test(`${name}: has the same structure in every language`, () => {
    const shape = (lang: string) => {
      const { updated, summary, sections } = read(name, lang);
      const blocks = sections.map((section) => [
        section.id,
        ...section.blocks.map((block) => Object.keys(block)[0]),
      ]);
      return { updated, lines: summary.length, blocks };
    };
    const english = shape('en');
    for (const lang of LANGS) assert.deepEqual(shape(lang), english, lang);
    const ids = english.blocks.map(([id]) => id);
    assert.equal(new Set(ids).size, ids.length, 'every section has an address of its own');
  });
}

test('parses a text into its day, title, summary, and sections', () => {
  const text = TEXT.replace('\n- **Cars**', '\nAnd cars:\n\n- **Cars**');
  assert.deepEqual(legalDocument(text), {
    title: 'Returns',
    updated: '2026-11-02',
    summary: ['Thirty days.'],
    sections: [
      {
        id: 'how',
        title: 'How',
        blocks: [
          {
            paragraph: [
              'Write to ',
              { text: 'us', href: 'mailto:shop@example.com' },
              ', or see the ',
              { text: 'terms', href: '/terms' },
              '.',
            ],
          },
          { list: [['A box'], ['Its papers']] },
          { paragraph: ['And cars:'] },
          { terms: [['Cars', ['Never after ', { text: 'loading', href: '/loading' }, '.']]] },
        ],
      },
    ],
  });
});

test('keeps a range of numbers on one line', () => {
  const [text = ''] = TEXT.replace('Thirty days', '9–21 days, 2 à 4 jours').split('- A box');
  const { summary } = legalDocument(text);
  assert.deepEqual(summary, ['9–\u206021 days, 2\u00a0à\u00a04 jours.']);
});

for (const [what, text, error] of [
  ['the day', TEXT.replace(/updated.*/, ''), /day of its update/],
  ['the id of a section', TEXT.replace(' {#how}', ''), /Line 9: a section begins/],
  ['the summary', TEXT.replace('- Thirty days.', 'Thirty days.'), /a title and a list come first/],
] as const) {
  test(`refuses a text without ${what}`, () => {
    assert.throws(() => legalDocument(text), error);
  });
}

for (const [what, addition] of [
  ['HTML', '<b>Now</b>'],
  ['a picture', '![a](/b.svg)'],
  ['a block of code', '```\nx\n```'],
] as const) {
  test(`refuses a text with ${what}, and names the line`, () => {
    assert.throws(() => legalDocument(TEXT.replace('Write to', `${addition}\n\nWrite to`)), /Line 11: /);
  });
}
