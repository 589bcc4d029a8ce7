import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { choicesOf, partsOf } from '../../../demo/server/cars/car-words.js';
import { KIND_NAMES } from '../../../demo/server/cars/facets.js';
import { splitWords } from '../../../demo/server/search/words.js';
import { LANGUAGES } from '../../../demo/shared/language.js';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

type Names = Readonly<Record<string, string>>;

for (const language of LANGUAGES) {
  test(`the search names bodies and fuels in ${language} as the shop's lists do`, () => {
    const { bodies } = read<{ bodies: object }>(`demo/host/catalog/messages/${language}.json`);
    const { car } = read<{ car: { fuels: object } }>(`demo/host/messages/${language}.json`);
    assert.deepEqual([KIND_NAMES.bodies[language], KIND_NAMES.fuels[language]], [bodies, car.fuels]);
  });

  test(`a search understands what the filters of cars say in ${language}`, () => {
    const { bodies: body, transmissions: transmission } = read<Record<'bodies' | 'transmissions', Names>>(
      `demo/host/catalog/messages/${language}.json`,
    );
    const { car } = read<{ car: Record<'fuels' | 'drives' | 'steering' | 'colors', Names> }>(
      `demo/host/messages/${language}.json`,
    );
    const { bodyLists, fuelLists } = KIND_NAMES;
    for (const [field, names] of [
      ...([body, bodyLists[language]] as const).map((all) => ['body', all] as const),
      ...([car.fuels, fuelLists[language]] as const).map((all) => ['fuel', all] as const),
      ['transmission', transmission],
      ['drive', car.drives],
      ['color', car.colors],
      ['right_hand', car.steering],
    ] as const)
      for (const [value, name] of Object.entries(names)) {
        const parts = partsOf(splitWords(name));
        const said = choicesOf(parts.flatMap(({ says }) => says ?? []))[field];
        const isSaid = Array.isArray(said)
          ? said.some((each) => each === value)
          : said === (value === 'right');
        assert(isSaid && parts.every(({ says }) => says), `${field}: ${name}`);
      }
  });
}
