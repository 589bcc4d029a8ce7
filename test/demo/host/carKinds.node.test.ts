import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KIND_NAMES } from '../../../demo/server/cars/facets.js';
import { LANGUAGES } from '../../../demo/shared/language.js';

/** Returns the messages of a module, which have the same shape in every language. */
const read = async <T>(specifier: string): Promise<T> => (await import(specifier)).messages;

for (const language of LANGUAGES) {
  test(`the search calls bodies and fuels in ${language} as the shop's lists do`, async () => {
    const { bodies } = await read<{ bodies: object }>(`../../../demo/host/catalog/messages/${language}.ts`);
    const { car } = await read<{ car: { fuels: object } }>(`../../../demo/host/messages/${language}.ts`);
    assert.deepEqual([KIND_NAMES.bodies[language], KIND_NAMES.fuels[language]], [bodies, car.fuels]);
  });
}
