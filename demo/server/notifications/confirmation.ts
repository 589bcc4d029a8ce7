import { fill, fillPlural } from '../../../dist/npm/text.js';
import { isImportedCar } from '../../shared/is-imported-car.js';
import type { Language } from '../../shared/language.js';
import { localeOf, money } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { type AmountGroup, amounts, lines, type Part } from '../mail/write-mail.js';
import { findOrder } from '../orders/find-orders.js';
import { arrivalOf, type FoundOrder } from './arrival.js';
import { NOTIFICATION_MESSAGES } from './messages.js';

export interface Confirmed {
  readonly userId: number;
  /** The order; null for a mail that confirms none. */
  readonly confirms: number | null;
}

const KILOMETERS_A_MILE = 1.609344;

/** Writes what an order contains, costs, and where it goes: the mail about its payment makes the contract. */
export async function confirmationOf(
  db: Db,
  { userId, confirms }: Confirmed,
  lang: Language,
): Promise<Part[]> {
  const order = confirms === null ? null : await findOrder(db, userId, confirms, lang, new Date());
  if (order === null) return [];
  const texts = NOTIFICATION_MESSAGES[lang].confirmation;
  const price = (cents: number) => money(lang, cents, true);
  /** Groups lines by seller. @param arrival when they arrive; empty to leave it out */
  const sellersOf = (lines: typeof order.lines, arrival: string) =>
    [...new Set(lines.map(({ store_name }) => store_name))].map(
      (name): AmountGroup => ({
        title: fill(texts.soldBy, { name }) + arrival,
        rows: lines
          .filter(({ store_name }) => store_name === name)
          .map((line) => ({
            ...{ name: `${line.buy_num} × ${line.goods_name}`, amount: price(line.total) },
            notes: carFacts(lang, line),
          })),
      }),
    );
  const sellers =
    order.shipments.length < 2
      ? sellersOf(order.lines, '')
      : order.shipments.flatMap((shipment) => {
          const lines = order.lines.filter(({ goods_id }) => shipment.goods_ids.includes(goods_id));
          return sellersOf(lines, ` · ${arrivalOf(lang, order, shipment)}`);
        });
  const off = (cents: number) => fill(texts.off, { amount: price(cents) });
  const pieces = order.lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
  const rules = new Intl.PluralRules(localeOf(lang));
  const isImported = order.shipments.some(isImportedCar);
  const sums: AmountGroup = {
    title: texts.sums,
    rows: [
      {
        name: fillPlural(texts.subtotal, pieces, rules, pieces.toLocaleString(localeOf(lang))),
        amount: price(order.subtotal),
      },
      {
        name: texts.shipping,
        amount: order.shipping === 0 ? texts.free : price(order.shipping),
        ...(isImported && { notes: [texts.duty] }),
      },
      ...(order.discount > 0 ? [{ name: texts.discount, amount: off(order.discount) }] : []),
      ...(order.points > 0 ? [{ name: texts.points, amount: off(order.points) }] : []),
      { name: texts.total, amount: price(order.total), notes: [texts.tax], isTotal: true },
    ],
  };
  const to = order.ship_to;
  const place = `${to.city_name}, ${to.state} ${to.post_code}`;
  const address = [to.contact_name, to.street, to.unit, place, to.phone].filter((line) => line !== '');
  return [
    amounts([...sellers, sums]),
    lines(texts.payment, [paidBy(lang, order)]),
    lines(texts.shipTo, address),
  ];
}

/** What tells a car from others of its name, and which one it is. Nothing for goods. */
function carFacts(
  lang: Language,
  { goods_id, picture, mileage_km, vin }: FoundOrder['lines'][number],
): string[] {
  if (picture.kind !== 'car') return [];
  const { unused, number, vin: vinText } = NOTIFICATION_MESSAGES[lang].confirmation;
  const facts = [
    mileage_km === 0 ? unused : mileage_km !== null && distance(lang, mileage_km),
    fill(number, { id: goods_id }),
  ];
  return [facts.filter(Boolean).join(' · '), ...(vin === null ? [] : [fill(vinText, { vin })])];
}

/** Writes a car's mileage in the unit of the language, like the pages that the server draws. */
function distance(lang: Language, kilometers: number): string {
  const isInMiles = lang === 'en';
  const format = { style: 'unit', unit: isInMiles ? 'mile' : 'kilometer' } as const;
  const value = Math.round(isInMiles ? kilometers / KILOMETERS_A_MILE : kilometers);
  return new Intl.NumberFormat(localeOf(lang), format).format(value);
}

function paidBy(lang: Language, { payment }: FoundOrder): string {
  const { card, online, byPoints } = NOTIFICATION_MESSAGES[lang].confirmation;
  if (payment === null) return byPoints;
  const { card_brand: name, card_last4: n } = payment;
  return n === '' ? online : fill(card, { name, n });
}
