import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteShipping } from '../../../demo/server/checkout/quote-shipping.js';
import { shippingOf } from '../../../demo/server/goods/shipping.js';
import { arrivals, deliveryDates, deliveryDays, isOverdue } from '../../../demo/shared/delivery.js';
import { regionOf } from '../../../demo/shared/zip-regions.js';

const US = { zone: 1 } as const;
const OVERSEAS = { zone: 2 } as const;

for (const [from, zip, min, max] of [
  ['Long Beach, CA, United States', '', 2, 4],
  ['Long Beach, CA, United States', '90210', 2, 3],
  ['Long Beach, CA, United States', '10118', 3, 4],
  ['Albany, NY, United States', '10118', 2, 3],
  ['Albany, NY, United States', '90210', 3, 4],
  ['Somewhere', '9021', 2, 4],
] as const) {
  test(`from ${from} to "${zip}" it takes ${min} to ${max} days`, () => {
    assert.deepEqual(deliveryDays({ ...US, ships_from: from }, zip, 'goods'), { min, max });
  });
}

for (const [from, zip, min, max] of [
  ['Shenzhen, China', '', 9, 21],
  ['Shenzhen, China', '90210', 9, 14],
  ['Shenzhen, China', '10118', 16, 21],
  ['Porto, Portugal', '10118', 9, 14],
  ['Bremerhaven', '99501', 20, 25],
  ['Shenzhen, China', '96201', 16, 21],
  ['Yokohama', '98101', 9, 14],
] as const) {
  test(`from ${from} to "${zip}" it takes ${min} to ${max} days`, () => {
    assert.deepEqual(deliveryDays({ ...OVERSEAS, ships_from: from }, zip, 'goods'), { min, max });
  });
}

for (const [zone, from, zip, min, max] of [
  [1, 'Baltimore', '', 2, 4],
  [1, 'Baltimore', '90210', 3, 4],
  [1, 'Baltimore', '96813', 24, 32],
  [1, 'Los Angeles', '00901', 24, 32],
  [2, 'Kobe', '99501', 30, 42],
] as const) {
  test(`a car from ${from} to "${zip}" takes ${min} to ${max} days`, () => {
    assert.deepEqual(deliveryDays({ zone, ships_from: from }, zip, 'car'), { min, max });
  });
}

test('every zip code of the country has days within those of its zone', () => {
  for (let region = 0; region < 10; region++) {
    for (const ships_from of ['Ningbo, China', 'Manises, Spain', 'Veracruz', 'Denver, CO, United States']) {
      const { min, max } = deliveryDays({ ...OVERSEAS, ships_from }, `${region}0001`, 'goods');
      assert(min >= 9 && max <= 21 && min < max);
      const near = deliveryDays({ ...US, ships_from }, `${region}0001`, 'goods');
      assert(near.min >= 2 && near.max <= 4 && near.min < near.max);
    }
  }
});

test('the checkout shows the days of the product’s page, and for several products those of all', () => {
  const sent = (goodsId: number, shipsFrom: string) =>
    ({ goodsId, zone: 2, shipsFrom, weightG: 500, body: null, fuel: null, pieces: 1, total: 1_000 }) as const;
  const daysOf = (...all: ReturnType<typeof sent>[]) =>
    quoteShipping(all, '90210')?.map(({ days_min, days_max }) => [days_min, days_max]);
  assert.deepEqual(daysOf(sent(1, 'Shenzhen, China')), [[9, 14]]);
  assert.deepEqual(daysOf(sent(1, 'Shenzhen, China'), sent(2, 'Porto, Portugal')), [[9, 21]]);
});

for (const [what, weightG, price, body = null, fuel = null] of [
  ['light goods', 500, 2_000],
  ['goods that are worth free delivery', 500, 30_000],
  ['heavy goods', 12_300, 2_000],
  ['a car', null, 2_500_000, 'suv', 'electric'],
  ['a pickup', null, 2_500_000, 'pickup', 'diesel'],
] as const)
  for (const zone of [1, 2] as const)
    for (const zip of ['', '10118', '99501', '09007'])
      test(`the page of ${what} from zone ${zone} shows what the checkout charges to "${zip}"`, () => {
        const { fees, free_from } = shippingOf({ zone, from: 'Ningbo', weightG, body, fuel, price }, 'en');
        const sent = { goodsId: 1, zone, shipsFrom: 'Ningbo', weightG, body, fuel, pieces: 1, total: price };
        const [charged] = quoteShipping([sent], zip) ?? [];
        assert.equal(fees[regionOf(zip)], charged?.fee ?? null);
        if (regionOf(zip) === 'mainland') assert.equal(free_from, charged?.free_from);
      });

const car = (total: number) =>
  ({
    goodsId: total,
    zone: 2,
    shipsFrom: 'Kobe',
    weightG: null,
    body: 'suv',
    fuel: 'petrol',
    pieces: 1,
    total,
  }) as const;

test('insurance and duty make an expensive car from overseas dearer to ship, for each car on its own', () => {
  const feeOf = (...prices: number[]) => quoteShipping(prices.map(car), '10118')?.[0]?.fee;
  assert.equal(feeOf(600_000), 195_000 + 99_000);
  assert.equal(feeOf(26_012_300), 195_000 + 4_292_000);
  assert.equal(feeOf(600_000, 26_012_300), 2 * 195_000 + 99_000 + 4_292_000);
  assert.equal(quoteShipping([{ ...car(26_012_300), zone: 1 }], '10118')?.[0]?.fee, 89_000);
});

/** The duty into the United States in percent, by where a car is. */
const DUTIES = [
  ['Kobe', {}, 15],
  ['Ulsan', {}, 15],
  ['Bremerhaven', {}, 15],
  ['Gothenburg', { fuel: 'electric' }, 15],
  ['Bristol', {}, 10],
  ['Shanghai', {}, 52.5],
  ['Shanghai', { fuel: 'hybrid' }, 52.5],
  ['Shanghai', { fuel: 'electric' }, 127.5],
  ['Shanghai', { fuel: 'plug-in' }, 127.5],
  ['Shanghai', { body: 'pickup' }, 50],
  ['Veracruz', {}, 27.5],
  ['Veracruz', { body: 'pickup' }, 25],
] as const;

for (const [shipsFrom, kind, rate] of DUTIES)
  test(`a car from ${shipsFrom}${Object.values(kind).map((each) => `, ${each},`)} pays ${rate}% duty, which its page and the checkout charge`, () => {
    const sent = { ...car(1_000_000), ...kind, shipsFrom };
    assert.equal(quoteShipping([sent], '10118')?.[0]?.fee, 195_000 + 10_000 * (rate + 1.5));
    const piece = { ...sent, from: shipsFrom, price: 1_000_000 };
    assert.equal(shippingOf(piece, 'en').duty_rate, rate);
  });

test('a pickup from overseas pays the duty of a truck, and one that is in the US pays none', () => {
  const pickup = { ...car(2_000_000), body: 'pickup' } as const;
  assert.equal(quoteShipping([pickup], '10118')?.[0]?.fee, 195_000 + 530_000);
  assert.equal(quoteShipping([pickup, car(600_000)], '10118')?.[0]?.fee, 2 * 195_000 + 530_000 + 99_000);
  assert.equal(quoteShipping([{ ...pickup, zone: 1 }], '10118')?.[0]?.fee, 89_000);
});

/** Shows spaces within a date, where no line breaks, as "_". */
const spaced = (text: string) => text.replaceAll('\u00a0', '_').replaceAll(/\s/g, ' ');

for (const [lang, dates] of [
  ['en', 'Mon,_Nov_30_– Tue,_Dec_1'],
  ['fr', 'du_lun._30_nov. au_mar._1er_déc.'],
  ['ar', 'من الاثنين_30_نوفمبر إلى الثلاثاء_1_ديسمبر'],
  ['ru', 'с 30_ноября по 1_декабря'],
] as const)
  test(`an order arrives ${dates} in ${lang}`, () => {
    const ordered = new Date('2026-11-28T03:00:00Z'); // on the evening of the 27th, where the store is
    assert.equal(spaced(deliveryDates(lang, ordered, { min: 2, max: 4 })), dates);
  });

/** What a range becomes whose ends are days on which carriers rest, by the day of the order, and the day from which it's late. */
const RESTS = [
  ['2026-12-22', 2, 3, 'Thu,_Dec_24_– Sat,_Dec_26', '2026-12-27'],
  ['2026-12-30', 2, 4, 'Sat,_Jan_2_– Mon,_Jan_4', '2027-01-05'],
  ['2026-11-24', 2, 4, 'Fri,_Nov_27_– Sat,_Nov_28', '2026-11-29'],
  ['2026-05-21', 2, 4, 'Sat,_May_23_– Tue,_May_26', '2026-05-27'],
  ['2027-07-01', 2, 3, 'Sat,_Jul_3_– Tue,_Jul_6', '2027-07-07'],
] as const;
for (const [day, min, max, dates, late] of RESTS)
  test(`what is ordered on ${day} arrives ${dates}, neither on a Sunday nor on a holiday`, () => {
    const [ordered, after] = [day, late].map((each) => new Date(`${each}T17:00:00Z`)) as [Date, Date]; // two
    assert.equal(spaced(deliveryDates('en', ordered, { min, max })), dates);
    assert.equal(isOverdue(ordered, { max }, new Date(after.getTime() - 86_400_000)), false);
    assert.equal(isOverdue(ordered, { max }, after), true);
  });

for (const [lang, date] of [
  ['en', 'Mon,_Nov_30'],
  ['fr', 'le_lun._30_nov.'],
  ['ar', 'الاثنين_30_نوفمبر'],
  ['ru', '30_ноября'],
] as const)
  test(`a Sunday and the Monday after it are one day: ${date} in ${lang}`, () => {
    const ordered = new Date('2026-11-27T17:00:00Z');
    assert.equal(spaced(deliveryDates(lang, ordered, { min: 2, max: 3 })), date);
  });

test('in other languages than English, days of one month are written with the month once', () => {
  const ordered = new Date('2026-11-30T12:00:00Z');
  assert.equal(deliveryDates('ru', ordered, { min: 9, max: 21 }), 'с 9 по 21\u00a0декабря');
  assert.equal(deliveryDates('ru', ordered, { min: 2, max: 4 }), 'со 2 по 4\u00a0декабря');
  assert.equal(spaced(deliveryDates('fr', ordered, { min: 2, max: 4 })), 'du_mer._2 au_ven._4_déc.');
  assert.equal(
    deliveryDates('ar', ordered, { min: 9, max: 21 }),
    'من الأربعاء\u00a09 إلى الاثنين\u00a021\u00a0ديسمبر',
  );
});

test('shipments of different days are listed apart, the first one first, and equal days once', () => {
  const ordered = new Date('2026-11-28T12:00:00Z');
  const days = (days_min: number, days_max: number) => ({ days_min, days_max });
  const written = arrivals('en', ordered, [days(9, 14), days(2, 3), days(9, 14)]);
  const [soon, later] = [
    { min: 2, max: 3 },
    { min: 9, max: 14 },
  ].map((each) => deliveryDates('en', ordered, each));
  assert.deepEqual(written, [soon, later]);
  assert.deepEqual(arrivals('en', ordered, []), []);
});
