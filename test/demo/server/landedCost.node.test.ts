import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cars } from '../../../demo/server/cars/schema.js';
import { seedCars } from '../../../demo/server/cars/seed.js';
import { carFee } from '../../../demo/server/checkout/quote-shipping.js';
import { MESSAGES_MS, sweepMessages } from '../../../demo/server/contact/sweep-messages.js';
import type { Database } from '../../../demo/server/db/database.js';
import { DESTINATIONS, landedCost } from '../../../demo/server/landed-cost/landed-cost.js';
import { exportQuotes } from '../../../demo/server/landed-cost/schema.js';
import { steeringOf } from '../../../demo/server/pictures/car-pictures.js';
import { LandedCost, Ports } from '../../../demo/shared/replies/landed-cost.js';
import { type AccountShop, accountShop, refuses, type Sender, succeeds } from './account-shop.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';

const BUYER = {
  ...{ name: 'Amal Haddad', email: 'amal@example.com', phone: '+962 6 555 0142', street: '7 Rainbow St' },
  ...{ city: 'Amman', post_code: '', country: 'AE', port: 'Jebel Ali' },
};

type Car = Parameters<typeof landedCost>[0];

const CAR: Car = {
  ...{ price: 2_000_000, body: 'sedan', fuel: 'petrol', year: 2024, mileage_km: 20_000, steering: 'left' },
  ...{ zone: 2, port: 'Yokohama', vin: 'JTDBR32E160000001' },
};

/** Prices of a car for $20,000 from a port of ours at a buyer's port: the duty and tax in percent, or null for none. */
const OWN_COUNTRIES = [
  ['Emden', 'DE', 'Bremerhaven', [0, 0]],
  ['Ulsan', 'KR', 'Incheon', [0, 0]],
  ['Antwerp', 'DE', 'Hamburg', [0, 0]],
  ['Southampton', 'DE', 'Hamburg', [10, 19]],
  ['Emden', 'KR', 'Incheon', [8, 10]],
  ['Los Angeles', 'DE', 'Bremerhaven', [10, 19]],
  ['Bremerhaven', 'DE', 'Bremerhaven', null],
] as const;
for (const [from, country, port, rates] of OWN_COUNTRIES)
  test(`a car at ${from} ${rates ? `costs ${rates.join(' and ')} % of duty and tax` : 'isn’t shipped'} to ${port}`, () => {
    const cost = landedCost({ ...CAR, port: from }, country, port, 2026);
    assert.deepEqual(cost && [cost.duty_rate, cost.vat_rate], rates);
    if (rates?.[0] === 0) assert.deepEqual([cost?.duty, cost?.vat], [0, 0]);
  });

/** The duty in percent on kinds of cars that pay another one than most. */
const DUTIES = [
  ['Shanghai', { fuel: 'electric' }, 'ES', 'Valencia', 30],
  ['Shanghai', { fuel: 'plug-in' }, 'ES', 'Valencia', 10],
  ['Shanghai', { fuel: 'plug-in' }, 'CA', 'Halifax', 106.1],
  ['Shanghai', { fuel: 'hybrid' }, 'CA', 'Halifax', 6.1],
  ['Shanghai', {}, 'ES', 'Valencia', 10],
  ['Yokohama', { fuel: 'electric' }, 'ES', 'Valencia', 10],
  ['Shanghai', { fuel: 'electric' }, 'GB', 'Bristol', 10],
  ['Shanghai', { fuel: 'electric', body: 'pickup' }, 'NL', 'Rotterdam', 22],
  ['Houston', { body: 'pickup' }, 'GB', 'Bristol', 22],
  ['Emden', { body: 'pickup' }, 'ES', 'Valencia', 0],
  ['Yokohama', { body: 'pickup' }, 'NZ', 'Auckland', 0],
] as const;
for (const [from, kind, country, port, duty] of DUTIES)
  test(`a car from ${from} that is ${Object.values(kind).join(' ') || 'of gas'} pays ${duty} % of duty at ${port}`, () => {
    assert.equal(landedCost({ ...CAR, ...kind, port: from }, country, port, 2026)?.duty_rate, duty);
  });

/** Where a car may not go, and why not; null where it may. */
const REFUSALS = [
  [{ steering: 'right' }, 'SA', 'Dammam', 'left'],
  [{ steering: 'left' }, 'SA', 'Dammam', null],
  [{ steering: 'left' }, 'KE', 'Mombasa', 'right'],
  [{ steering: 'right' }, 'KE', 'Mombasa', null],
  [{ steering: 'right' }, 'GE', 'Poti', null],
  [{ steering: 'left' }, 'GB', 'Bristol', null],
  [{ fuel: 'diesel' }, 'DZ', 'Oran', 'diesel'],
  [{ fuel: 'petrol' }, 'DZ', 'Oran', null],
  [{ year: 2022 }, 'DZ', 'Oran', 'age'],
  [{}, 'BR', 'Santos', 'used'],
  [{}, 'CL', 'San Antonio', 'used'],
  [{}, 'CO', 'Cartagena', 'used'],
  [{}, 'PH', 'Manila', 'used'],
  [{}, 'TR', 'Mersin', 'used'],
  [{ mileage_km: 0 }, 'BR', 'Santos', null],
  [{}, 'EG', 'Alexandria', 'age'],
  [{ year: 2025 }, 'EG', 'Alexandria', null],
  [{ fuel: 'electric' }, 'EG', 'Alexandria', null],
  [{}, 'MX', 'Veracruz', 'overseas'],
  [{ mileage_km: 0 }, 'MX', 'Veracruz', null],
  [{ vin: '4T1B11HK160000001' }, 'MX', 'Veracruz', null],
] as const;
for (const [kind, country, port, refusal] of REFUSALS)
  test(`a car with ${JSON.stringify(kind)} ${refusal ? 'may not' : 'may'} go to ${port}`, () => {
    assert.equal(landedCost({ ...CAR, ...kind }, country, port, 2026)?.refusal, refusal);
  });

test('leads to the cars that a country lets in', () => {
  const admitted = (country: string, port: string) => landedCost(CAR, country, port, 2026)?.admitted;
  assert.equal(admitted('AE', 'Jebel Ali'), 'right_hand=0&year_min=2016');
  assert.equal(admitted('DZ', 'Oran'), 'year_min=2023&fuel=electric&fuel=hybrid&fuel=plug-in&fuel=petrol');
  assert.equal(admitted('BR', 'Santos'), null);
  assert.equal(admitted('MX', 'Veracruz'), 'is_oversea=0');
  const electric = landedCost({ ...CAR, fuel: 'electric' }, 'EG', 'Port Said', 2026);
  assert.equal(electric?.admitted, 'right_hand=0&year_min=2023&fuel=electric');
});

test('warns of a car that Canada doesn’t let in yet, unless it was built for the US', () => {
  const minAge = (car: Partial<Car>) => landedCost({ ...CAR, ...car }, 'CA', 'Halifax', 2026)?.min_age;
  assert.deepEqual([minAge({}), minAge({ zone: 1 })], [15, null]);
  assert.equal(landedCost({ ...CAR, year: 2011 }, 'CA', 'Halifax', 2026)?.min_age, null);
  assert.equal(landedCost(CAR, 'AU', 'Melbourne', 2026)?.needs_approval, true);
});

test('says where an excise is added that isn’t computed, but not within the European Union', () => {
  const excise = (from: string, country: string, port: string) =>
    landedCost({ ...CAR, port: from }, country, port, 2026)?.excise;
  assert.equal(excise('Yokohama', 'GE', 'Poti'), true);
  assert.equal(excise('Yokohama', 'ES', 'Valencia'), true);
  assert.equal(excise('Antwerp', 'ES', 'Valencia'), false);
  assert.equal(excise('Yokohama', 'AE', 'Jebel Ali'), false);
});

/** Nautical miles between ports. */
const MILES = [
  ['Shanghai', 'CA', 'Halifax', 11_000],
  ['Shanghai', 'CA', 'Vancouver', 5_100],
  ['Shanghai', 'MX', 'Veracruz', 9_900],
  ['Shanghai', 'AE', 'Jebel Ali', 5_900],
  ['Shanghai', 'DE', 'Hamburg', 10_500],
  ['Yokohama', 'AU', 'Melbourne', 4_900],
  ['Hamburg', 'CA', 'Halifax', 2_900],
  ['Hamburg', 'MX', 'Veracruz', 5_400],
  ['Hamburg', 'CA', 'Vancouver', 9_100],
  ['Bremerhaven', 'FI', 'Kotka', 900],
  ['Houston', 'MX', 'Veracruz', 600],
  ['Newark', 'CA', 'Vancouver', 6_000],
  ['Los Angeles', 'CA', 'Halifax', 5_350],
  ['Los Angeles', 'MX', 'Veracruz', 4_400],
] as const;
for (const [from, country, port, miles] of MILES)
  test(`no ship from ${from} to ${port} has to be faster than 18 knots`, () => {
    const cost = landedCost({ ...CAR, port: from }, country, port, 2026);
    const days = miles / 18 / 24;
    assert(cost && cost.days_max > days + 2 && cost.days_min > days * 0.85, `${days}`);
  });

/** Days at sea to the nearer and to the farther coast. */
const COASTS = [
  ['Tianjin', 'CA', 'Vancouver', 'Halifax'],
  ['Bremerhaven', 'CA', 'Halifax', 'Vancouver'],
  ['Los Angeles', 'MX', 'Lázaro Cárdenas', 'Veracruz'],
  ['Houston', 'MX', 'Veracruz', 'Lázaro Cárdenas'],
  ['Antwerp', 'SA', 'Jeddah', 'Dammam'],
] as const;
for (const [from, country, near, far] of COASTS)
  test(`a ship from ${from} comes to ${near} sooner than to ${far}, and for less`, () => {
    const [short, long] = [near, far].map((port) => landedCost({ ...CAR, port: from }, country, port, 2026));
    assert(short && long && short.days_max < long.days_max && short.freight < long.freight);
  });

test('ships to no country that sanctions exclude', () => {
  const excluded = ['RU', 'BY', 'IR', 'KP', 'SY', 'CU'];
  assert.deepEqual(
    DESTINATIONS.filter(({ country }) => excluded.includes(country)),
    [],
  );
});

test('a ship to a port in North America is cheaper than delivery to a door in the US', () => {
  const car = { ...CAR, price: 500_000, body: 'pickup' } as const;
  const fee = carFee(2, 'mainland', { ...car, body: 'van', shipsFrom: 'Ulsan' }) ?? 0;
  const near = DESTINATIONS.filter(({ area }) => ['america-east', 'america-gulf'].includes(area));
  for (const from of ['Ulsan', 'Bremerhaven', 'Veracruz'])
    for (const { country, ports } of near)
      for (const port of ports.filter((each) => each !== from)) {
        const cost = landedCost({ ...car, port: from }, country, port, 2026);
        assert(cost && cost.freight < fee, `${from} to ${port}`);
      }
});

overDatabase((open) => {
  let database: Database;
  let shop: AccountShop;
  let newest = { goodsId: 0, price: 0, port: '' };
  let oldest = { goodsId: 0 };
  let rightHand = { goodsId: 0 };
  before(async () => {
    database = await open([seedCars]);
    shop = accountShop(database.db);
    const all = await database.db.select().from(cars);
    all.sort((one, other) => other.year - one.year);
    const isRight = ({ make: brand, zone }: (typeof all)[number]) => steeringOf({ brand, zone }) === 'right';
    newest = all.find((car) => !isRight(car)) ?? newest;
    rightHand = all.find(isRight) ?? rightHand;
    oldest = all.at(-1) ?? oldest;
    return async () => database.close();
  });

  const costAt = (goodsId: number, country: string, port: string) =>
    shop.get('/pc/car/landedCost', { goods_id: String(goodsId), country, port });
  const requestQuote = (fields: Partial<typeof BUYER> = {}, sender: Sender = {}, goodsId = newest.goodsId) =>
    shop.post('/pc/car/quote', { ...BUYER, goods_id: String(goodsId), ...fields }, sender);

  test('adds up the lines of a landed cost at every port', async () => {
    const { list } = await read(shop.get('/pc/car/ports'), Ports);
    assert.equal(list.length, DESTINATIONS.length);
    assert(!list.some(({ country }) => country === 'US'), 'the United States order at the checkout');
    for (const { country, ports } of list) {
      const port = ports.find((each) => each !== newest.port);
      if (port === undefined) continue;
      const cost = await read(costAt(newest.goodsId, country, port), LandedCost);
      const { price, freight, insurance, documents, duty, vat, total } = cost;
      assert.equal(total, price + freight + insurance + documents + duty + vat, country);
      assert.equal(price, newest.price);
      assert(freight > 50_000 && insurance > 0);
    }
  });

  test('names the ports as the page’s language writes them', async () => {
    const { list } = await read(shop.get('/pc/car/ports', {}, { lang: 'ru' }), Ports);
    const { ports, port_names } = list.find(({ country }) => country === 'DE') ?? {};
    assert.deepEqual(
      [ports, port_names],
      [
        ['Bremerhaven', 'Hamburg'],
        ['Бремерхафен', 'Гамбург'],
      ],
    );
    const query = { goods_id: String(newest.goodsId), country: 'DE', port: 'Hamburg' };
    const cost = await read(shop.get('/pc/car/landedCost', query, { lang: 'fr' }), LandedCost);
    assert.deepEqual([cost.port, cost.port_name], ['Hamburg', 'Hambourg']);
  });

  test('refuses a port of another country, and a country without ships', async () => {
    await refuses(costAt(newest.goodsId, 'DE', 'Jebel Ali'), 400);
    await refuses(costAt(newest.goodsId, 'US', 'Houston'), 400);
    await refuses(costAt(99_999, 'AE', 'Jebel Ali'), 404);
  });

  test('stores a quote with its foreign address, and mails it to the buyer and to the shop', async () => {
    await succeeds(requestQuote({}, { lang: 'ar' }));
    const [stored] = await database.db.select().from(exportQuotes);
    assert.deepEqual(
      [stored?.city, stored?.country, stored?.port, stored?.lang],
      ['Amman', 'AE', 'Jebel Ali', 'ar'],
    );
    assert.equal(await shop.deliver(), 2);
    const [toShop, toBuyer] = shop.outbox.slice(-2);
    assert.equal(toShop?.to, 'service@meridian.example');
    assert.match(toShop?.text ?? '', /7 Rainbow St\nAmman\nAE/);
    assert.deepEqual([toBuyer?.to, toBuyer?.lang], ['amal@example.com', 'ar']);
    assert.match(toBuyer?.text ?? '', /جبل علي/);
    assert.match(toBuyer?.html ?? '', /dir="rtl"[\s\S]*>Meridian<\/div>[\s\S]*text-align:right/);
  });

  test('deletes a quote two years after the request', async () => {
    await succeeds(requestQuote({ email: 'gone@example.com' }));
    await shop.deliver();
    const mine = eq(exportQuotes.email, 'gone@example.com');
    const [stored] = await database.db.select().from(exportQuotes).where(mine);
    const end = (stored?.createdAt.getTime() ?? 0) + MESSAGES_MS;
    await sweepMessages(database.db, new Date(end));
    assert.equal(await database.db.$count(exportQuotes, mine), 1);
    await sweepMessages(database.db, new Date(end + 1));
    assert.equal(await database.db.$count(exportQuotes, mine), 0);
  });

  test('shows a hostile name as text in the mail, and lets it add no header', async () => {
    await succeeds(requestQuote({ name: '<img src=x onerror=alert(1)>' }));
    assert.equal(await shop.deliver(), 2);
    for (const mail of shop.outbox.slice(-2)) assert.doesNotMatch(mail.html, /<img/);
    await refuses(requestQuote({ name: 'A\r\nBcc: all@example.com' }), 400);
  });

  test('reports missing fields in the buyer’s language', async () => {
    assert.equal(
      await refuses(requestQuote({ city: '' }, { lang: 'fr' }), 400),
      'Veuillez indiquer la ville',
    );
    assert.equal(
      await refuses(requestQuote({ phone: '12' }), 400),
      'Please enter a phone number of 7 to 15 digits',
    );
    await refuses(requestQuote({ email: 'nobody' }), 400);
  });

  test('quotes no car that is sold, or that the country does not admit', async () => {
    const cost = await read(costAt(oldest.goodsId, 'DZ', 'Oran'), LandedCost);
    assert.equal(cost.refusal, 'age');
    await refuses(requestQuote({ country: 'DZ', port: 'Oran' }, {}, oldest.goodsId), 400);
    assert.equal((await read(costAt(rightHand.goodsId, 'SA', 'Jeddah'), LandedCost)).refusal, 'left');
    assert.match(
      await refuses(requestQuote({ country: 'SA', port: 'Jeddah' }, {}, rightHand.goodsId), 400),
      /steering wheel/,
    );
    assert.match(await refuses(requestQuote({ country: 'BR', port: 'Santos' }), 400), /used cars/);
    await database.db.update(cars).set({ isHeld: true }).where(eq(cars.goodsId, oldest.goodsId));
    await refuses(requestQuote({ country: 'GB', port: 'Bristol' }, {}, oldest.goodsId), 409);
  });

  test('makes an IP address wait after ten quotes in a quarter of an hour', async () => {
    const sender = { address: '192.0.2.77' };
    for (let count = 0; count < 10; count++)
      await succeeds(requestQuote({ email: `buyer-${count}@example.com` }, sender));
    await refuses(requestQuote({}, sender), 429);
  });
});
