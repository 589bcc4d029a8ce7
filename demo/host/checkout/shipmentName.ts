import type { Shipment } from '../../shared/replies/checkout.js';
import { fill } from '../messages/i18n.js';
import type { CheckoutMessages } from '../texts.js';

type Kind = Pick<Shipment, 'kind' | 'zone'>;

/** Returns what a shipment is called among all of its order's: with a number, if there are several of its kind. */
export function shipmentName(
  texts: Pick<CheckoutMessages, 'parcel' | 'car' | 'numbered'>,
  { kind, zone }: Kind,
  all: readonly Kind[],
): string {
  const name = texts[kind];
  const alike = all.filter((each) => each.kind === kind);
  if (alike.length < 2) return name;
  const n = alike.findIndex((each) => each.zone === zone) + 1;
  return fill(texts.numbered, { name, n });
}
