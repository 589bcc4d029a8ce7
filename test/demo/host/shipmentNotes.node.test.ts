import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countShipmentNotes, shipmentNotes } from '../../../demo/host/cart/shipmentNotes.js';
import { shipmentName } from '../../../demo/host/checkout/shipmentName.js';
import { numbersFor } from '../../../demo/host/messages/numbers.js';
import type { CartMessages, CheckoutMessages } from '../../../demo/host/texts.js';
import { readTexts } from '../../../demo/shared/read-texts.js';

const TEXTS = readTexts(new URL('../../../demo/host/cart/', import.meta.url).href);

const line = (
  goods_id: number,
  goods_name: string,
  zone: 1 | 2,
  buy_num = 1,
  kind: 'goods' | 'car' = 'goods',
) => ({
  ...{ goods_id, goods_name, zone, buy_num },
  picture: { kind },
});
const FLASK = line(1, 'Flask', 1, 2);
const LAMP = line(2, 'Lamp', 1);
const VASE = line(3, 'Vase', 2);
const CAR = line(4, '2021 Kia Seltos', 2, 1, 'car');

const shipment = (kind: 'parcel' | 'car', zone: 1 | 2, ...goods_ids: number[]) => ({
  ...{ kind, zone, goods_ids, fee: 0, free_from: null },
  ...(zone === 1 ? { days_min: 2, days_max: 4 } : { days_min: 9, days_max: 21 }),
});

/** The lines of a cart, the shipments that the server makes of them, and what the summary says about them. */
const CARTS = [
  { name: 'one item', lines: [FLASK], shipments: [shipment('parcel', 1, 1)], notes: ['Arrives …'] },
  {
    name: 'a parcel and a car of the same days',
    lines: [VASE, CAR],
    shipments: [shipment('parcel', 2, 3), shipment('car', 2, 4)],
    notes: ['Vase', 'Arrives …', '2021 Kia Seltos', 'If admitted, arrives …'],
  },
  {
    name: 'two parcels and a car',
    lines: [FLASK, VASE, CAR, LAMP],
    shipments: [shipment('parcel', 1, 1, 2), shipment('parcel', 2, 3), shipment('car', 2, 4)],
    notes: ['3 items', 'Arrives …', 'Vase', 'Arrives …', '2021 Kia Seltos', 'If admitted, arrives …'],
  },
] as const;

for (const { name, lines, shipments, notes } of CARTS) {
  test(`says what each date is about, in as many lines as there was room for: ${name}`, () => {
    const i18n = { lang: 'en', numbers: numbersFor('en') } as const;
    // A check compares the file with its type.
    const shown = shipmentNotes(i18n, TEXTS.en as CartMessages, lines, {
      shipments: shipments.map((each) => ({ ...each, goods_ids: [...each.goods_ids] })),
    });
    assert.deepEqual(
      shown.map(({ kind, text }) => (kind === 'dates' ? text.replace(/(?<=arrives ).*/i, '…') : text)),
      notes,
    );
    assert.equal(countShipmentNotes(lines), notes.length);
  });
}

test('numbers the shipments of an order that would have the same name', () => {
  const texts = readTexts(new URL('../../../demo/host/checkout/', import.meta.url).href);
  const all = [shipment('parcel', 1, 1), shipment('parcel', 2, 3), shipment('car', 2, 4)];
  const names = (lang: 'en' | 'fr') =>
    all.map((each) => shipmentName(texts[lang] as CheckoutMessages, each, all));
  assert.deepEqual(names('en'), ['Delivery 1', 'Delivery 2', 'Vehicle shipping']);
  assert.deepEqual(names('fr'), ['Livraison 1', 'Livraison 2', 'Transport de voiture']);
});
