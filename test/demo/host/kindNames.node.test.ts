import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { KIND_NAMES } from '../../../demo/server/cars/facets.js';
import { LANGUAGES } from '../../../demo/shared/language.js';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

for (const language of LANGUAGES) {
  test(`the search names bodies and fuels in ${language} as the shop's lists do`, () => {
    const { bodies } = read<{ bodies: object }>(`demo/host/catalog/messages/${language}.json`);
    const { car } = read<{ car: { fuels: object } }>(`demo/host/messages/${language}.json`);
    assert.deepEqual([KIND_NAMES.bodies[language], KIND_NAMES.fuels[language]], [bodies, car.fuels]);
  });
}
