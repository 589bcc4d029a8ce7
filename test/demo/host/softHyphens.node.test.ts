import assert from 'node:assert/strict';
import { test } from 'node:test';
import { softHyphens } from '../../../demo/host/messages/softHyphens.js';

for (const [text, expected] of [
  ['Мини-видеорегистратор', 'Мини-видео-ре-гистратор'],
  ['Полноразмерные наушники', 'Полно-раз-мерные наушники'],
  ['Треккинговый рюкзак', 'Трек-кин-говый рюкзак'],
  ['Автомобильные коврики', 'Авто-мо-бильные коврики'],
  ['Настольная лампа', 'Настольная лампа'],
  ['Всесезонная шина QuietMile, 205/55 R16', 'Всесе-зонная шина QuietMile, 205/55 R16'],
  ['Waterproof Neoprene Seat Covers', 'Waterproof Neoprene Seat Covers'],
] as const) {
  test(`lets “${text}” break between syllables, far from the ends of a long Russian word`, () => {
    const softened = softHyphens(text);
    assert.equal(softened.replaceAll('\u00ad', ''), text);
    assert.equal(softened.replaceAll('\u00ad', '-'), expected);
  });
}

test('in a title, lets only a word break that is longer than its line', () => {
  const title = 'Полноразмерный видеорегистратор';
  assert.equal(softHyphens(title, 14).replaceAll('\u00ad', '-'), 'Полноразмерный видео-ре-гистратор');
  assert.equal(softHyphens(title, 18), title);
});
