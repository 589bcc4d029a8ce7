import { arrivals } from '../../shared/delivery.js';
import type { CartLine } from '../../shared/replies/cart.js';
import type { Shipping } from '../../shared/replies/checkout.js';
import { fill, type I18n } from '../messages/i18n.js';
import type { CartMessages } from '../texts.js';

type Ordered = Pick<CartLine, 'goods_id' | 'goods_name' | 'buy_num' | 'zone'> & {
  readonly picture: Pick<CartLine['picture'], 'kind'>;
};

/** A line below the price of the shipping: what is in a shipment, when it arrives, or why neither is known. */
export interface ShipmentNote {
  readonly kind: 'content' | 'dates' | 'other';
  readonly text: string;
}

/** Returns how many notes `shipmentNotes` will have: the server ships cars apart, and each zone apart. */
export function countShipmentNotes(lines: readonly Ordered[]): number {
  const shipments = new Set(lines.map(({ picture, zone }) => `${picture.kind === 'car'} ${zone}`));
  return shipments.size > 1 ? 2 * shipments.size : 1;
}

/** Returns when a cart's shipments arrive. If there are several, each date comes after what it is about. */
export function shipmentNotes(
  { lang, numbers }: Pick<I18n, 'lang' | 'numbers'>,
  texts: Pick<CartMessages, 'arrives' | 'items' | 'content'>,
  lines: readonly Ordered[],
  { shipments }: Pick<Shipping, 'shipments'>,
): ShipmentNote[] {
  const now = new Date();
  const contentOf = (ids: readonly number[]): string => {
    const sent = lines.filter(({ goods_id }) => ids.includes(goods_id));
    const names = sent.map(({ goods_name }) => goods_name).join(lang === 'ar' ? '، ' : ', ');
    if (sent.length < 2) return names;
    const pieces = sent.reduce((sum, { buy_num }) => sum + buy_num, 0);
    return fill(texts.content, { items: numbers.plural(texts.items, pieces), names });
  };
  return shipments.flatMap((shipment) => {
    const dates = arrivals(lang, now, [shipment]).map((each) => fill(texts.arrives, { dates: each }));
    const content = shipments.length > 1 ? [contentOf(shipment.goods_ids)] : [];
    return [
      ...content.map((text) => ({ kind: 'content', text }) as const),
      ...dates.map((text) => ({ kind: 'dates', text }) as const),
    ];
  });
}
