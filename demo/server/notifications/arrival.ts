import { fill } from '../../../dist/npm/text.js';
import { deliveryDates } from '../../shared/delivery.js';
import { isImportedCar } from '../../shared/is-imported-car.js';
import type { Language } from '../../shared/language.js';
import type { findOrder } from '../orders/find-orders.js';
import { NOTIFICATION_MESSAGES } from './messages.js';

/** An order with all its details. */
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Writes when a shipment of an order arrives: a car from abroad only if it's admitted. */
export function arrivalOf(
  lang: Language,
  { paid_at, created_at }: Pick<FoundOrder, 'paid_at' | 'created_at'>,
  shipment: FoundOrder['shipments'][number],
): string {
  const { ifAdmitted, arrives } = NOTIFICATION_MESSAGES[lang].confirmation;
  const { days_min: min, days_max: max } = shipment;
  const dates = deliveryDates(lang, new Date(paid_at ?? created_at), { min, max });
  return fill(isImportedCar(shipment) ? ifAdmitted : arrives, { dates });
}
