import { respelledWords } from '../search/words.js';
import type { GoodsTexts, NewGoods } from './schema.js';

/** The texts of goods in all languages. */
export type Texts = GoodsTexts & Pick<NewGoods, 'translations'>;

/** Returns the names of goods in all languages. */
export const namesIn = ({ name, translations = {} }: Texts): string[] => [
  name,
  ...Object.values(translations).map((texts) => texts.name),
];

/** The lines of a specification that shoppers choose goods by, because others wouldn't fit. */
const FITTING: ReadonlySet<string> = new Set(['Fits', 'Bolt pattern', 'Group size', 'Connector']);

/** Returns what goods are made for as shoppers write it: also "F250" for "F-250", and each year from the first to the last. */
export function fitWords({
  specification,
  translations = {},
}: Pick<Texts, 'specification' | 'translations'>): string[] {
  const places = specification.flatMap(({ name }, at) => (FITTING.has(name) ? [at] : []));
  const lines = [specification, ...Object.values(translations).map((texts) => texts.specification)];
  const values = lines.flatMap((all) => places.flatMap((at) => all[at]?.value ?? []));
  const cars = specification
    .filter(({ name }) => name === 'Fits')
    .flatMap(({ value }) => [...value.matchAll(/([^,]+) \((\d{4})–(\d{4})\)/g)]);
  return [
    ...values,
    ...cars.flatMap(([, car = '', since, until]) => [
      ...respelledWords(car),
      ...yearsFrom(Number(since), Number(until)),
    ]),
  ];
}

const yearsFrom = (since: number, until: number): string[] =>
  Array.from({ length: until - since + 1 }, (_, at) => String(since + at));
