import { checkForm } from '../../../shared/check-form.js';
import { checkOffer, GOODS_FORM, MAX_TIERS } from '../../../shared/goods-form.js';
import type { Wrong } from '../../../shared/wrong/wrong.js';
import { readCents } from '../money.js';

type Values = Readonly<Record<string, string>>;

/** A price in US cents; what is no price stays as it is, for the rules to refuse. */
function cents(typed = ''): string {
  return typed === '' ? '' : String(readCents(typed) ?? typed);
}

/** What stands in the form, as the server takes it: prices in US cents, the wholesale steps in one text. */
export function toFields(values: Values): Record<string, string> {
  const { price, list_price, ...rest } = values;
  const tiers = Array.from({ length: MAX_TIERS }, (_, at) => {
    const quantity = values[`tier_qty_${at}`] ?? '';
    const each = cents(values[`tier_price_${at}`]);
    return quantity === '' && each === '' ? [] : [`${quantity}:${each}`];
  }).flat();
  const own = Object.entries(rest).filter(([name]) => !name.startsWith('tier_'));
  return {
    ...Object.fromEntries(own),
    price: cents(price),
    list_price: cents(list_price),
    wholesale: tiers.join(','),
  };
}

/** What the server would refuse of the goods. */
export function checkGoods(fields: Values, texts: Wrong['goods']): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of checkForm(GOODS_FORM, fields)) found[name] = texts[name];
  const offer = Object.keys(found).length === 0 ? checkOffer(fields) : null;
  if (offer !== null) found[offer] = texts[offer];
  return found;
}
