import type { GoodsFacets } from '../api/goods-replies.js';
import type { Speech } from '../messages/context.js';
import { filtered } from './address.js';
import type { Chip, Choice, Facet } from './facets.js';
import type { Fixed, GoodsQuery } from './goodsQuery.js';
import type { CatalogueMessages } from './messages/messages.js';
import { spanText } from './spanText.js';

interface Place {
  pathname: string;
  search: URLSearchParams;
  query: GoodsQuery;
  fixed: Fixed;
  texts: CatalogueMessages;
  speech: Speech;
  /** The address of the same list in another department; null is all of them. */
  toDepartment: (catId: string | null) => string;
}

type Row = GoodsFacets['category'][number];

/** The first level; or the way to the chosen department, with those beside and below it. */
function departments({ query, fixed, texts, toDepartment }: Place, rows: readonly Row[]): Choice[] {
  const id = fixed.cat_id ?? query.catId;
  const chosen = rows.find(({ cat_id }) => cat_id === id);
  const choice = (row: Row, depth: number): Choice => ({
    value: row.cat_id,
    name: row.cat_name,
    count: row.count,
    depth,
    isChosen: row.cat_id === id,
    to: toDepartment(row.cat_id === id ? row.parent_id : row.cat_id),
  });
  const first = rows.filter(({ parent_id }) => parent_id === null);
  if (!chosen) return first.map((row) => choice(row, 0));
  const top = chosen.parent_id ?? chosen.cat_id;
  const all = { value: 'all', name: texts.all, count: null, isChosen: false, to: toDepartment(null) };
  return [
    all,
    ...first.filter(({ cat_id }) => cat_id === top).map((row) => choice(row, 1)),
    ...rows.filter(({ parent_id }) => parent_id === top).map((row) => choice(row, 2)),
  ];
}

const FLAGS = [
  ['is_oversea', 'oversea', 'oversea'],
  ['deal', 'deal', 'deals'],
  ['factory', 'factory', 'sellers'],
] as const;

/** The filters of a list of goods, with how many goods each choice leaves. */
export function goodsFacets(place: Place, counts: GoodsFacets): Facet[] {
  const { pathname, search, query, fixed, texts } = place;
  const flags = FLAGS.filter(([name]) => !(name in fixed)).map(([name, part, names]): Facet => {
    const choices = counts[name]
      .map(({ value, count }) => {
        const text = value === 1 ? '1' : '0';
        const isChosen = query[part] === text;
        const to = pathname + filtered(search, { [name]: isChosen ? null : text });
        return { value: text, name: texts[names][text], count, isChosen, to };
      })
      // What is most wanted of these comes first.
      .sort((a, b) => (name === 'is_oversea' ? 0 : Number(b.value) - Number(a.value)));
    return { kind: 'choices', name, title: texts.names[name], choices };
  });
  return [
    {
      kind: 'choices',
      name: 'cat_id',
      title: texts.names.cat_id,
      choices: departments(place, counts.category),
    },
    ...flags,
    {
      kind: 'span',
      name: 'price',
      title: texts.names.price,
      unit: '$',
      min: counts.price.min === null ? null : Math.floor(counts.price.min / 100),
      max: counts.price.max === null ? null : Math.ceil(counts.price.max / 100),
      ...query.price,
    },
  ];
}

/** The filters of a list of goods that are active. */
export function goodsChips(place: Place, department: string | null): Chip[] {
  const { pathname, search, query, fixed, texts, speech, toDepartment } = place;
  const flags = FLAGS.flatMap(([name, part, names]): Chip[] => {
    const value = query[part];
    if (name in fixed || value === '') return [];
    return [{ key: name, name: texts[names][value], to: pathname + filtered(search, { [name]: null }) }];
  });
  const price = spanText(query.price, texts, (text) => speech.numbers.price(Number(text) * 100));
  return [
    ...(department ? [{ key: 'cat_id', name: department, to: toDepartment(null) }] : []),
    ...flags,
    ...(price
      ? [{ key: 'price', name: price, to: pathname + filtered(search, { price_min: null, price_max: null }) }]
      : []),
  ];
}
