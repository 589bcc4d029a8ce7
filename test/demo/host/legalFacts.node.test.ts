/** What the legal texts promise is what the code does. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COMPANY } from '../../../demo/shared/company.js';
import { FEE_PERCENT, LEAST_PAYOUT } from '../../../demo/shared/fees.js';
import { FAULTY_DAYS, LABEL_FEE, RETURN_DAYS, SHIP_DAYS } from '../../../demo/shared/returns.js';
import { legalDocument } from '../../../demo/vite/legal-document.js';
import { leavesOf, readJson } from '../../../src/build/texts/areas.mjs';
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
    const cookies = Array.from(
      code.matchAll(/['`](portal_\w+)|cookie = `(\w+)=/g),
      ([, name, set]) => name ?? set ?? '',
    );
    const keys = Array.from(code.matchAll(/(?:local|session)Storage\.setItem\(\s*(\w+)/g), ([, key]) => {
      const [, value] = new RegExp(`const ${key} = '([^']+)'`).exec(code) ?? [];
      assert(value, `${path}: ${key} is a constant with a name`);
      return value;
    });
    return [...cookies, ...keys];
  });
}

/** Returns the names under which the documentation's generator stores something. */
const storedByDocs = (): string[] =>
  ['shared.js', 'theme-default/components/VPLocalSearchBox.vue'].flatMap((path) =>
    Array.from(
      readFileSync(`node_modules/vitepress/dist/client/${path}`, 'utf8').matchAll(
        /'(vitepress(?:-theme-|:local-search-)[\w-]+)'/g,
      ),
      ([, name = '']) => name,
    ),
  );

test('the privacy policy lists all that is kept in the browser, and nothing else', () => {
  const { local, session, cookies } = storedDefinition;
  const kept = new Set([
    ...Object.keys({ ...local, ...session }),
    ...Object.keys(cookies).map((name) => `portal_${name}`),
    ...storedByDemo().map((name) => (name.endsWith('_') ? `${name}…` : name)),
    ...storedByDocs(),
  ]);
  for (const lang of LANGS) {
    const listed = termsOf('privacy', lang, 'browser').flatMap(([names]) => names.split(', '));
    assert.deepEqual(listed.sort(), [...kept].sort(), lang);
  }
});

test('the privacy policy says what a sign-out erases', () => {
  const meanings = termsOf('privacy', 'en', 'browser').filter(([, meaning]) => /sign out/.test(meaning));
  const erased = new Set(meanings.flatMap(([names]) => names.split(', ')));
  for (const [name, { words }] of Object.entries(storedDefinition.local))
    if (words === 'until signing out') assert(erased.has(name), name);
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

test('the terms name the contract party with its form, its number, and its address, and the law of its state', () => {
  const { name, registration, address } = COMPANY;
  const laws = {
    ar: 'نيوجيرسي',
    en: 'New Jersey law',
    fr: 'le droit de l’État du New Jersey',
    ru: 'право штата Нью-Джерси',
  };
  assert.match(name, / LLC$/);
  for (const [lang, law] of Object.entries(laws)) {
    const { sections } = legalDocument(readFileSync(`demo/assets/legal/terms.${lang}.md`, 'utf8'));
    for (const [id, facts] of [
      ['about', [name, registration, ...address]],
      ['disputes', [law]],
      ['contact', [name, ...address]],
    ] as const) {
      const text = JSON.stringify(sections.find((section) => section.id === id)?.blocks);
      for (const fact of facts) assert(text.includes(fact), `${lang}, ${id}: ${fact}`);
    }
  }
});

test('the papers of a car are told apart by where it comes from and goes to', () => {
  for (const lang of LANGS) {
    const papers = leavesOf(readJson(`demo/host/company/messages/${lang}.json`)).get(
      'contact.faq.list.4.text',
    );
    for (const form of ['bill of sale', 'EPA', '3520-1', 'HS-7']) assert(String(papers).includes(form), lang);
  }
});

/** What several texts promise, each in the words of all four languages. */
const PROMISES = [
  {
    of: 'the days of a refund',
    paths: [
      'assets/legal/refunds.*.md',
      'host/orders/messages/*.json',
      'server/notifications/messages/*.json',
    ],
    words: {
      ar: 'عشرة أيام عمل',
      en: 'ten business days',
      fr: 'dix jours ouvrés',
      ru: 'десяти рабочих дней',
    },
  },
  {
    of: 'the days of a quote',
    paths: ['host/company/messages/*.json', 'server/landed-cost/messages/*.json'],
    words: { ar: 'سبعة أيام', en: 'seven days', fr: 'sept jours', ru: 'семь дней' },
  },
  {
    of: 'what the deposit is a part of',
    paths: ['assets/legal/terms.*.md', 'server/landed-cost/messages/*.json'],
    words: {
      ar: '10% مما تدفعه لنا',
      en: '10% of what you pay us',
      fr: '10 % de ce que vous nous payez',
      ru: '10 % от суммы, которую вы платите нам',
    },
  },
  {
    of: 'what is kept of a deposit',
    paths: ['assets/legal/refunds.*.md', 'host/company/messages/*.json'],
    words: { ar: '250 دولارًا', en: 'US$250', fr: '250 $ US', ru: '250 долларов США' },
  },
  {
    of: 'which cars can’t be imported',
    paths: ['assets/legal/terms.*.md', 'host/cart/messages/*.json'],
    words: {
      ar: 'ولم تُصنع وفق المعايير الأمريكية للسلامة والانبعاثات',
      en: 'wasn’t built to US safety and emission standards',
      fr: 'n’a pas été construite selon les normes américaines de sécurité et d’émission',
      ru: 'по американским нормам безопасности и выбросов',
    },
  },
  {
    of: 'who pays for a car that is refused',
    paths: ['assets/legal/terms.*.md', 'host/cart/messages/*.json'],
    words: {
      ar: 'تحمّلت أجرة النقل ذهابًا وإيابًا',
      en: 'the transport there and back is yours to pay',
      fr: 'le transport aller et retour est à votre charge',
      ru: 'перевозку туда и обратно оплачиваете вы',
    },
  },
  {
    of: 'when sellers ship',
    paths: ['assets/legal/terms.*.md', 'sellers/messages/*.json'],
    words: {
      ar: 'في موعد أقصاه نهاية اليوم التالي للدفع',
      en: 'by the end of the day after the payment',
      fr: 'au plus tard le lendemain du paiement',
      ru: 'не позднее следующего дня после оплаты',
    },
  },
  {
    of: 'what becomes of a payout whose item comes back',
    paths: ['assets/legal/terms.*.md', 'sellers/messages/*.json'],
    words: {
      ar: 'من مبيعاتك اللاحقة',
      en: 'we deduct your share of it from later sales',
      fr: 'la somme versée est retenue sur vos ventes suivantes',
      ru: 'из следующих продаж',
    },
  },
];

for (const { of, paths, words } of PROMISES)
  for (const [lang, span] of Object.entries(words))
    test(`all texts that promise ${of} promise the same (${lang})`, () => {
      for (const path of paths.map((each) => each.replace('*', lang)))
        assert(readFileSync(`demo/${path}`, 'utf8').replaceAll('\u00a0', ' ').includes(span), path);
    });

for (const lang of LANGS)
  test(`the policy, the questions, and the page after a payment tell the days of returns and what they cost (${lang})`, () => {
    const label = (LABEL_FEE / 100).toLocaleString(`${lang}-u-nu-latn`);
    const textOf = (folder: string, path: string) =>
      leavesOf(readJson(`demo/host/${folder}/messages/${lang}.json`)).get(path);
    for (const [text, facts] of [
      [
        readFileSync(`demo/assets/legal/refunds.${lang}.md`, 'utf8'),
        [RETURN_DAYS, FAULTY_DAYS, SHIP_DAYS, label],
      ],
      [textOf('company', 'contact.faq.list.2.text'), [RETURN_DAYS, label]],
      [textOf('checkout', 'back.returns'), [RETURN_DAYS, FAULTY_DAYS]],
    ] as const)
      for (const fact of facts) assert(String(text).includes(String(fact)), `${fact}: ${text}`);
  });
