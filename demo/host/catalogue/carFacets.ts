import type { CarFacets } from '../api/goods-replies.js';
import type { Brand } from '../api/replies.js';
import { listPath } from '../cars/links.js';
import type { Speech } from '../messages/context.js';
import { filtered } from './address.js';
import type { Chip, Choice, Facet } from './facets.js';
import type { ListQuery } from './listQuery.js';
import type { CatalogueMessages } from './messages/messages.js';
import { spanText } from './spanText.js';

interface Place {
  pathname: string;
  search: URLSearchParams;
  query: ListQuery;
  texts: CatalogueMessages;
  speech: Speech;
}

/** The list of another make; its models are others. */
const ofMake = (search: URLSearchParams, make?: string) =>
  listPath(make) + filtered(search, { model: null, in: make ? null : search.get('in') });

/** The filters of a list of cars, with how many cars each choice leaves. */
export function carFacets({ pathname, search, query, texts, speech }: Place, counts: CarFacets): Facet[] {
  const { car } = speech.texts;
  const toggle = (name: string, value: string, isChosen: boolean) =>
    pathname + filtered(search, { [name]: isChosen ? null : value });
  const choices = (
    name: string,
    chosen: string,
    rows: readonly { value: string; name: string; count: number }[],
  ): Facet => ({
    kind: 'choices',
    name,
    title: texts.names[name === 'model' ? 'model' : name === 'body' ? 'body' : 'fuel'],
    choices: rows.map((row) => {
      const isChosen = row.value === chosen;
      return { ...row, isChosen, to: toggle(name, row.value, isChosen) };
    }),
  });
  const named = <T extends string>(rows: CarFacets['body'], names: Readonly<Record<T, string>>) =>
    rows.map((row) => ({
      ...row,
      name: (names as Readonly<Record<string, string>>)[row.value] ?? row.value,
    })); // read by any text
  const makes: Choice[] = counts.brand.map((row) => {
    const isChosen = row.value === query.brand;
    return { ...row, isChosen, to: ofMake(search, isChosen ? undefined : row.value) };
  });
  return [
    { kind: 'choices', name: 'brand', title: texts.names.brand, choices: makes },
    ...(counts.model.length > 0 ? [choices('model', query.model, counts.model)] : []),
    {
      kind: 'choices',
      name: 'is_oversea',
      title: texts.names.is_oversea,
      choices: counts.is_oversea.map(({ value, count }) => {
        const text = value === 1 ? '1' : '0';
        const isChosen = query.oversea === text;
        const to = toggle('is_oversea', text, isChosen);
        return { value: text, name: texts.oversea[text], count, isChosen, to };
      }),
    },
    choices('body', query.body, named(counts.body, texts.bodies)),
    choices('fuel', query.fuel, named(counts.fuel, car.fuels)),
    {
      kind: 'span',
      name: 'price',
      title: texts.names.price,
      unit: '$',
      min: counts.price.min === null ? null : Math.floor(counts.price.min / 100),
      max: counts.price.max === null ? null : Math.ceil(counts.price.max / 100),
      ...query.price,
    },
    { kind: 'span', name: 'year', title: texts.names.year, unit: '', ...counts.year, ...query.year },
  ];
}

/** The filters of a list of cars that are active. */
export function carChips({ pathname, search, query, texts, speech }: Place, brands: Brand[]): Chip[] {
  const make = brands.find(({ value }) => value === query.brand);
  const model = make?.car_model.find(({ value }) => value === query.model);
  const { body, fuel, oversea, price, year } = query;
  const chip = (key: string, name: string, change: Record<string, null>): Chip => ({
    key,
    name,
    to: pathname + filtered(search, change),
  });
  const dollars = (text: string) => speech.numbers.price(Number(text) * 100);
  const yearText = spanText(year, texts, (text) => text);
  const priceText = spanText(price, texts, dollars);
  return [
    make && { key: 'brand', name: make.brand_name, to: ofMake(search) },
    query.model && chip('model', model?.name ?? query.model, { model: null }),
    oversea && chip('is_oversea', texts.oversea[oversea], { is_oversea: null }),
    body && chip('body', texts.bodies[body], { body: null }),
    fuel && chip('fuel', speech.texts.car.fuels[fuel], { fuel: null }),
    priceText && chip('price', priceText, { price_min: null, price_max: null }),
    yearText && chip('year', yearText, { year_min: null, year_max: null }),
  ].filter((each) => typeof each === 'object');
}
