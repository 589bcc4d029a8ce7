import { arrivals } from '../../shared/delivery.js';
import { isImportedCar } from '../../shared/is-imported-car.js';
import type { CartLine } from '../../shared/replies/cart.js';
import type { Shipping } from '../../shared/replies/checkout.js';
import { fill, type I18n } from '../messages/i18n.js';
import type { CartMessages } from '../texts.js';

type Ordered = Pick<CartLine, 'goods_id' | 'goods_name' | 'buy_num' | 'zone'> & {
  readonly picture: Pick<CartLine['picture'], 'kind'>;
};

/** A line below the price of the shipping: what is in a shipment, when it arrives, or why neither is known. */
export type ShipmentNote =
  | {
      readonly kind: 'content';
      readonly text: string;
      /** What the shipment costs, in US cents. */
      readonly fee: number;
    }
  | { readonly kind: 'dates' | 'other'; readonly text: string };

/** Returns how many notes `shipmentNotes` will have: the server ships cars apart, and each zone apart. */
export function countShipmentNotes(lines: readonly Ordered[]): number {
  const shipments = new Set(lines.map(({ picture, zone }) => `${picture.kind === 'car'} ${zone}`));
  return shipments.size > 1 ? 2 * shipments.size : 1;
}

/**
 * Returns when a cart's shipments arrive. If there are several, each date comes after what it is about: the name of an
 * item, or how many there are, as several names would be cut off.
 */
export function shipmentNotes(
  { lang, numbers }: Pick<I18n, 'lang' | 'numbers'>,
  texts: Pick<CartMessages, 'arrives' | 'ifAdmitted' | 'items'>,
  lines: readonly Ordered[],
  { shipments }: Pick<Shipping, 'shipments'>,
): ShipmentNote[] {
  const now = new Date();
  const contentOf = (ids: readonly number[]): string => {
    const sent = lines.filter(({ goods_id }) => ids.includes(goods_id));
    if (sent.length === 1) return sent[0]?.goods_name ?? '';
    return numbers.plural(
      texts.items,
      sent.reduce((sum, { buy_num }) => sum + buy_num, 0),
    );
  };
  return shipments.flatMap((shipment) => {
    const text = isImportedCar(shipment) ? texts.ifAdmitted : texts.arrives;
    const dates = arrivals(lang, now, [shipment]).map((each) => fill(text, { dates: each }));
    const content = { kind: 'content', text: contentOf(shipment.goods_ids), fee: shipment.fee } as const;
    return [
      ...(shipments.length > 1 ? [content] : []),
      ...dates.map((text) => ({ kind: 'dates', text }) as const),
    ];
  });
}
