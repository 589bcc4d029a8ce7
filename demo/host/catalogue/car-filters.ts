import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Brand } from '../../shared/replies/cars.js';
import type { CarFacets } from '../../shared/replies/goods.js';
import { brandsQuery, carFacetsQuery } from '../api/catalogue.js';
import { listPath } from '../cars/links.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { type Speech, useSpeech } from '../messages/speech.js';
import { changed, filtered } from './address.js';
import { type CarList, carFilter } from './car-list.js';
import { type Chip, type Choice, type Facet, type ListFilters, priceFacet, spanText } from './facets.js';
import type { CatalogueMessages } from './messages/en.js';
import { catalogueTexts } from './messages/load.js';

const OWN = ['model', 'body', 'fuel', 'is_oversea', 'price_min', 'price_max', 'year_min', 'year_max', 'page'];
const NONE = Object.fromEntries(OWN.map((name) => [name, null]));

interface Place {
  pathname: string;
  search: URLSearchParams;
  list: CarList;
  texts: CatalogueMessages;
  speech: Speech;
}

export function useCarFilters(list: CarList): ListFilters {
  const texts = catalogueTexts.useTexts();
  const speech = useSpeech();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: counts } = useShopQuery(carFacetsQuery(carFilter(list)), { isKept: true });
  const { data: brands } = useShopQuery(brandsQuery);
  return useMemo(() => {
    const place = { pathname, search, list, texts, speech };
    return {
      facets: counts ? facetsOf(place, counts) : null,
      chips: chipsOf(place, brands ?? []),
      clear: `/categories${changed(search, NONE)}`,
    };
  }, [pathname, search, list, texts, speech, counts, brands]);
}

/** Returns the address of another make's list. It drops the model, which belongs to the old make. */
const ofMake = (search: URLSearchParams, make?: string) =>
  listPath(make) + filtered(search, { model: null, in: make ? null : search.get('in') });

/** Returns the available filters, with how many cars each choice leaves. */
function facetsOf({ pathname, search, list, texts, speech }: Place, counts: CarFacets): Facet[] {
  const toggle = (name: string, value: string, isChosen: boolean) =>
    pathname + filtered(search, { [name]: isChosen ? null : value });
  const choices = (
    name: 'model' | 'is_oversea' | 'body' | 'fuel',
    chosen: string,
    rows: readonly { value: string; name: string; count: number }[],
  ): Facet => ({
    kind: 'choices',
    name,
    title: texts.names[name],
    choices: rows.map((row) => {
      const isChosen = row.value === chosen;
      return { ...row, isChosen, to: toggle(name, row.value, isChosen) };
    }),
  });
  const named = (rows: CarFacets['body'], names: Readonly<Record<string, string>>) =>
    rows.map((row) => ({ ...row, name: names[row.value] ?? row.value }));
  const makes: Choice[] = counts.brand.map((row) => {
    const isChosen = row.value === list.brand;
    return { ...row, isChosen, to: ofMake(search, isChosen ? undefined : row.value) };
  });
  const places = counts.is_oversea.map(({ value, count }) => {
    const text = value === 1 ? '1' : '0';
    return { value: text, name: texts.oversea[text], count };
  });
  return [
    { kind: 'choices', name: 'brand', title: texts.names.brand, choices: makes },
    ...(counts.model.length > 0 ? [choices('model', list.model, counts.model)] : []),
    choices('is_oversea', list.oversea, places),
    choices('body', list.body, named(counts.body, texts.bodies)),
    choices('fuel', list.fuel, named(counts.fuel, speech.texts.car.fuels)),
    priceFacet(texts, counts.price, list.price),
    { kind: 'span', name: 'year', title: texts.names.year, unit: '', ...counts.year, ...list.year },
  ];
}

function chipsOf({ pathname, search, list, texts, speech }: Place, brands: readonly Brand[]): Chip[] {
  const { brand, model, body, fuel, oversea, price, year } = list;
  const make = brands.find(({ value }) => value === brand);
  const modelName = make?.car_model.find(({ value }) => value === model)?.name ?? model;
  const chip = (key: string, name: string, change: Record<string, null> = { [key]: null }): Chip => ({
    key,
    name,
    to: pathname + filtered(search, change),
  });
  const priceText = spanText(price, texts, (text) => speech.numbers.price(Number(text) * 100));
  const yearText = spanText(year, texts, (text) => text);
  return [
    make && { key: 'brand', name: make.brand_name, to: ofMake(search) },
    model && chip('model', modelName),
    oversea && chip('is_oversea', texts.oversea[oversea]),
    body && chip('body', texts.bodies[body]),
    fuel && chip('fuel', speech.texts.car.fuels[fuel]),
    priceText && chip('price', priceText, { price_min: null, price_max: null }),
    yearText && chip('year', yearText, { year_min: null, year_max: null }),
  ].filter((each) => typeof each === 'object');
}
