import type { CarIndexReply } from '../../state/cars.js';
import { plain } from '../../ui/select/plain.js';
import { modelOptions } from '../makes.js';

/** All cars, a make, or one of its models, with the words that find it. */
export interface Entry {
  /** Null for all cars. */
  readonly make: string | null;
  /** Null for all models of the make. */
  readonly model: string | null;
  readonly label: string;
  readonly logo?: string | null | undefined;
  readonly makeWords: readonly Words[];
  readonly modelWords: readonly Words[];
}

/** One way to write a name. */
export interface Words {
  readonly words: readonly string[];
  /** All the words joined together, so that "id4" finds "ID.4". */
  readonly whole: string;
}

/** Splits a typed text into words: runs of letters and digits. */
export const typedWords = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Returns for each of those words whether a plus follows it, as in "2018+". */
export const plusAfter = (text: string): boolean[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+(\s*[+＋])?/gu)].map(([, plus]) => plus !== undefined);

const waysToWrite = (name: string, value: string): Words[] => {
  // The value is in Latin script even if the name isn't.
  const ways = new Map(
    [name, value].map((text) => [
      plain(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
      null,
    ]),
  );
  return [...ways.keys()]
    .filter(Boolean)
    .map((way) => ({ words: way.split(' '), whole: way.replaceAll(' ', '') }));
};

/** Returns everything that can be found: each make followed by its models, in the order of the reply. */
export const carIndexOf = (brands: CarIndexReply['banner']['brand']): readonly Entry[] =>
  brands.flatMap((brand) => {
    const makeWords = waysToWrite(brand.brand_name, brand.value);
    const make: Entry = {
      make: brand.value,
      model: null,
      label: brand.brand_name,
      logo: brand.brand_logo,
      makeWords,
      modelWords: [],
    };
    const models = modelOptions(brand, '').slice(1); // the first one means all models
    return [
      make,
      ...models.map(({ value, label }) => ({
        ...make,
        model: value,
        label: `${brand.brand_name} ${label}`,
        modelWords: waysToWrite(label, value ?? ''),
      })),
    ];
  });
