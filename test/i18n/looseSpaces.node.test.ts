import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { areasOf, fileOf, leavesOf } from '../../src/build/texts/areas.mjs';

/** A space at which a line may break, where the language has one that keeps the sign with its word. */
const LOOSE = {
  fr: /\S [:;!?»%]|« /,
  ru: /[\d}] %/,
} as const;

for (const [language, loose] of Object.entries(LOOSE))
  test(`begins no line with punctuation or a percent sign: ${language}`, () => {
    const faults = areasOf().flatMap((area) => {
      const texts = leavesOf(JSON.parse(readFileSync(fileOf(area, language), 'utf8')));
      return [...texts].flatMap(([path, text]) =>
        loose.test(String(text)) ? [`${fileOf(area, language)}: ${path}`] : [],
      );
    });
    assert.deepEqual(faults, []);
  });
