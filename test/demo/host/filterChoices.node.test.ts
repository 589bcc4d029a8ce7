import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceFacet, listedDetails, type Place } from '../../../demo/host/catalog/facets.js';
import type catalogEn from '../../../demo/host/catalog/messages/en.json';
import type commonEn from '../../../demo/host/messages/en.json';
import { createI18n } from '../../../demo/host/messages/i18n.js';
import { CAR_LIST, type ChoiceField, GOODS_LIST } from '../../../demo/shared/lists.js';
import { readTexts } from '../../../demo/shared/read-texts.js';

const folder = (name: string) => new URL(`../../../demo/host/${name}`, import.meta.url).href;
const { en: texts } = readTexts<typeof catalogEn>(folder('catalog/'));
const { en: common } = readTexts<typeof commonEn>(folder(''));

/** Returns the choices of a filter by whether they're chosen, and where each of them leads. */
function choices(name: string, field: ChoiceField, values: readonly string[], search: string) {
  const query = new URLSearchParams(search);
  const place: Place = { pathname: '/list', search: query, texts, i18n: createI18n('en', common) };
  const counts = values.map((value) => ({ value, count: 1 }));
  const filter = { ...field, name, counts, chosen: query.getAll(name), nameOf: (value: string) => value };
  const facet = choiceFacet(place, filter);
  assert.equal(facet.kind, 'choices');
  return facet.kind === 'choices' ? facet.choices.map((each) => [each.name, each.isChosen, each.to]) : [];
}

const { is_oversea: shipping } = GOODS_LIST.choices;

test('a filter that takes one value begins with a choice that takes it back', () => {
  assert.deepEqual(choices('is_oversea', shipping, ['0', '1'], 'sort=newest&is_oversea=1'), [
    ['Any', false, '/list?sort=newest'],
    ['0', false, '/list?sort=newest&is_oversea=0'],
    ['1', true, '/list?sort=newest'],
  ]);
  assert.equal(choices('is_oversea', shipping, ['0', '1'], '')[0]?.[1], true, 'nothing is chosen');
  assert.equal(choices('is_oversea', shipping, ['0'], '').length, 1, 'nothing to choose from');
});

test('a filter that takes several values has check boxes alone', () => {
  assert.deepEqual(choices('body', CAR_LIST.choices.body, ['suv', 'van'], 'body=suv'), [
    ['suv', true, '/list'],
    ['van', false, '/list?body=suv&body=van'],
  ]);
});

test('choices are in the order of their names, not of the values that the server sorts by', () => {
  const { fuel, color } = CAR_LIST.choices;
  const place: Place = {
    ...{ pathname: '/list', search: new URLSearchParams('color=Teal') },
    ...{ texts, i18n: createI18n('en', common) },
  };
  const names = (name: 'fuel' | 'color', values: readonly string[]) => {
    const details = listedDetails(place, { [name]: values.map((value) => ({ value, count: 1 })) })[name];
    assert(details);
    const field = name === 'fuel' ? fuel : color;
    const facet = choiceFacet(place, { ...field, ...details, name, chosen: place.search.getAll(name) });
    return facet.kind === 'choices' ? facet.choices.map((each) => each.name) : [];
  };
  assert.deepEqual(names('fuel', ['diesel', 'electric', 'hybrid', 'petrol', 'plug-in']), [
    ...['Diesel', 'Electric', 'Gas', 'Hybrid', 'Plug-in hybrid'],
  ]);
  assert.deepEqual(names('color', ['Black', 'Green', 'Grey', 'White']), [
    ...['Black', 'Gray', 'Green', 'Teal', 'White'],
  ]);
});

test('sizes are in the order that the server sends', () => {
  const names = choices('version', GOODS_LIST.choices.version, ['S', 'M', 'XL'], 'version=M').map(
    ([name]) => name,
  );
  assert.deepEqual(names, ['S', 'M', 'XL']);
});

test('makes are in the order of how many cars they leave, those alike by name', () => {
  const place: Place = {
    ...{ pathname: '/categories', search: new URLSearchParams() },
    ...{ texts, i18n: createI18n('en', common) },
  };
  const counts = [
    { value: 'audi', count: 12 },
    { value: 'kia', count: 30 },
    { value: 'byd', count: 12 },
    { value: 'toyota', count: 41 },
  ];
  const filter = {
    ...{ ...CAR_LIST.choices.brand, name: 'brand', counts, chosen: ['audi'] },
    nameOf: (value: string) => value,
  };
  const facet = choiceFacet(place, filter);
  assert(facet.kind === 'choices');
  assert.deepEqual(
    facet.choices.map(({ value }) => value),
    ['toyota', 'kia', 'audi', 'byd'],
  );
});
