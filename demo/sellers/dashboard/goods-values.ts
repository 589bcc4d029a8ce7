import { tidy, wrongIn } from '../../shared/check-form.js';
import { checkOffer, GOODS_FORM, MAX_TIERS, withoutSize, writeDetails } from '../../shared/goods-form.js';
import type { SellerGood } from '../../shared/replies/seller-store.js';
import type { GoodsField, Wrong } from '../../shared/wrong/wrong.js';
import { readCents, writeCents } from '../money.js';

/** The values of the goods form: prices as people write them, and a pair of fields for each wholesale tier. */
export type GoodsValues = Record<GoodsField, string> & Record<string, string>;

export const TIER_FIELDS = Array.from({ length: MAX_TIERS }, (_, at) => ({
  quantity: `tier_qty_${at}`,
  price: `tier_price_${at}`,
}));

/** Returns the form's initial values. @param good null for new goods, whose language defaults to the page's */
export function toValues(good: SellerGood | null, lang: string): GoodsValues {
  const tiers = TIER_FIELDS.flatMap(({ quantity, price }, at) => {
    const tier = good?.wholesale[at];
    return [
      [quantity, tier ? String(tier.min_qty) : ''],
      [price, tier ? writeCents(tier.price) : ''],
    ];
  });
  return {
    name: withoutSize(good?.goods_name ?? '', good?.size ?? null),
    brand: good?.brand ?? '',
    details: writeDetails(good?.details ?? [], '\n'),
    lang: good?.lang ?? lang,
    cat_id: good ? String(good.cat_id) : '',
    description: good?.description ?? '',
    art: good?.art ?? '',
    color: good?.color ?? 'Silver',
    price: good ? writeCents(good.price) : '',
    list_price: good?.list_price ? writeCents(good.list_price) : '',
    stock: good ? String(good.stock) : '',
    weight_g: good ? String(good.weight_g) : '',
    zone: String(good?.zone ?? 1),
    wholesale: '',
    ...Object.fromEntries(tiers),
  };
}

/** Returns a price in US cents. Text that isn't a price stays as typed, so the rules reject it. */
function cents(typed: string): string {
  return typed === '' ? '' : String(readCents(typed) ?? typed);
}

/** Returns the form's values as the server takes them: prices in US cents, the wholesale tiers in one text. */
export function toFields(values: GoodsValues): Record<GoodsField, string> {
  const read = (name: string) => (values[name] ?? '').trim().replace(/\s+/g, ' ');
  const tiers = TIER_FIELDS.flatMap(({ quantity, price }) =>
    read(quantity) || read(price) ? [`${read(quantity)}:${cents(read(price))}`] : [],
  );
  return {
    name: read('name'),
    brand: read('brand'),
    details: (values.details ?? '').split('\n').map(tidy).filter(Boolean).join('|'),
    lang: read('lang'),
    cat_id: read('cat_id'),
    description: read('description'),
    art: read('art'),
    color: read('color'),
    price: cents(read('price')),
    list_price: cents(read('list_price')),
    stock: read('stock'),
    weight_g: read('weight_g'),
    zone: read('zone'),
    wholesale: tiers.join(','),
  };
}

export function checkGoods(values: GoodsValues, texts: Wrong['goods']): Record<string, string> {
  const fields = toFields(values);
  const found: Record<string, string> = wrongIn(GOODS_FORM, fields, texts);
  const offer = Object.keys(found).length === 0 ? checkOffer(fields) : null;
  if (offer !== null) found[offer] = texts[offer];
  return found;
}
