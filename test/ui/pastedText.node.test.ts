import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeIn, plainText, typedText, zipIn } from '../../src/ui/pasted-text.js';

type Case = readonly [pasted: string, expected: string];

const zips: readonly Case[] = [
  ['90210', '90210'],
  [' 90210', '90210'],
  ['90210\n', '90210'],
  ['\t90210\r\n', '90210'],
  ['\u00a090210\u00a0', '90210'],
  ['\u200b90210\ufeff', '90210'],
  ['\u202a90210\u202c', '90210'],
  ['\u206690210\u2069', '90210'],
  ['９０２１０', '90210'],
  ['٩٠٢١٠', '90210'],
  ['۹۰۲۱۰', '90210'],
  ['CA 90210', '90210'],
  ['CA\u00a090210', '90210'],
  ['90210-1234', '90210'],
  ['90210–1234', '90210'],
  ['902101234', '90210'],
  ['12345 Main St, Beverly Hills, CA 90210, USA', '90210'],
  ['My zip is 90210.', '90210'],
  ['1000', '1000'],
  ['1000a', '1000a'],
  ['123456', '123456'],
  ['A90210', 'A90210'],
  ['', ''],
];

const codes: readonly Case[] = [
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['\u200e123456\u200f', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['Your code is 123456', '123456'],
  ['Your code is 123456. It expires in 10 minutes.', '123456'],
  ['Ваш код: 123 456', '123456'],
  ['G-123456 is your code', '123456'],
  ['<#> 123456 is your Shop code', '123456'],
  ['AB12CD', 'AB12CD'],
  ['A123456', 'A123456'],
];

const tables: readonly (readonly [string, (text: string) => string, readonly Case[]])[] = [
  ['a zip code', zipIn, zips],
  ['a code', codeIn, codes],
  [
    'an email',
    plainText,
    [
      [' dana@example.com\n', 'dana@example.com'],
      ['dana@example.com\u200b', 'dana@example.com'],
      ['ｄａｎａ＠example.com', 'dana@example.com'],
    ],
  ],
  [
    'a search',
    typedText,
    [
      ['  winter\n tires\u00a0', 'winter tires'],
      ['\u202bشتاء\u202c', 'شتاء'],
      ['می\u200cخواهم', 'می\u200cخواهم'],
      ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
      ['①', '①'],
    ],
  ],
];

for (const [field, clean, cases] of tables)
  describe(`text that is pasted for ${field}`, () => {
    for (const [pasted, expected] of cases)
      it(`${JSON.stringify(pasted)} is ${JSON.stringify(expected)}`, () => {
        assert.equal(clean(pasted), expected);
        assert.equal(clean(expected), expected);
      });
  });
