import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { generateRecords, isVin } from '../../../demo/server/cars/generate-records.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { ADVISORIES, AREAS, areasOf, POINTS, POINTS_OF_AREA } from '../../../demo/shared/inspection.js';
import { LANGUAGES } from '../../../demo/shared/language.js';
import { FUELS } from '../../../demo/shared/replies/cars.js';

const cars = generateCars(MAKES, 900, 7);
const records = generateRecords(MAKES, cars, 7);
const carOf = new Map(cars.map((car) => [car.goodsId, car]));

test('tells a VIN from a mistyped one by its check digit', () => {
  // The example from 49 CFR 565, and a VIN from many textbooks.
  assert(isVin('1M8GDM9AXKP042788'));
  assert(isVin('11111111111111111'));
  for (const wrong of ['1M8GDM9A1KP042788', '1M8GDM9AXKP042789', '1M8GDM9AXKP04278', 'IM8GDM9AXKP042788'])
    assert(!isVin(wrong), wrong);
});

test('gives every car a valid VIN of its own', () => {
  assert.equal(records.length, cars.length);
  assert.equal(new Set(records.map(({ vin }) => vin)).size, cars.length);
  assert.deepEqual(
    records.flatMap(({ vin }) => (isVin(vin) ? [] : [vin])),
    [],
  );
});

test('begins a VIN with letters and digits of its make’s country', () => {
  const countries = [
    ['Škoda', 'TM'],
    ['SEAT', 'VS'],
    ['Alfa Romeo', 'ZA'],
    ['Maserati', 'ZA'],
    ['Dacia', 'UU'],
    ['Citroën', 'VF'],
    ['Lucid', '5'],
    ['Rivian', '7'],
    ['MG', 'L'],
  ] as const;
  for (const [name, prefix] of countries)
    assert(MAKES.find((make) => make.name === name)?.vin.startsWith(prefix), name);
  for (const { name, vin, vinAbroad } of MAKES)
    for (const each of [vin, vinAbroad]) assert.match(each, /^[A-HJ-NPR-Z\d]{2}[A-HJ-NPR-Z\d]$/, name);
});

test('begins the VIN of a car in the US with the prefix of the plant that builds its model', () => {
  const [, ...rows] = readFileSync('demo/assets/data/vins.csv', 'utf8').trim().split('\n');
  for (const row of rows) {
    const [name, prefix, , , models = ''] = row.split(',');
    const make = MAKES.find((each) => each.name === name);
    assert.match(prefix ?? '', /^[A-HJ-NPR-Z\d]{3}$/, row);
    for (const model of models.split('|'))
      assert(
        make?.models.some((each) => each.name === model),
        row,
      );
  }
  const shop = generateCars(MAKES, 3_000, 7);
  const vins = new Map(generateRecords(MAKES, shop, 7).map(({ goodsId, vin }) => [goodsId, vin]));
  const plants = { odyssey: '5FN', sienna: '5TD', sorento: '5XY', 'equinox-ev': '3GN', 'model-3': '5YJ' };
  for (const [model, plant] of Object.entries(plants)) {
    const inUs = shop.filter((car) => car.model === model && car.zone === 1);
    assert(inUs.length > 0, model);
    for (const { goodsId } of inUs) assert(vins.get(goodsId)?.startsWith(plant), `${model}: ${plant}`);
  }
});

test('dates a history forward, in months and kilometers, and ends it with the inspection', () => {
  for (const { goodsId, events, inspection, owners } of records) {
    const kinds = events.map(({ kind }) => kind);
    assert.deepEqual([kinds[0], kinds.at(-2), kinds.at(-1)], ['built', 'arrived', 'inspected']);
    for (const [at, event] of events.entries()) {
      const before = events[at - 1];
      if (before)
        assert(before.on <= event.on && before.mileage_km <= event.mileage_km, `${goodsId} ${event.on}`);
    }
    assert.equal(events.at(-1)?.mileage_km, carOf.get(goodsId)?.mileageKm);
    assert.equal(inspection.on.slice(0, 7), events.at(-1)?.on);
    assert.equal(kinds.filter((kind) => kind === 'owner').length, Math.max(0, owners - 1));
  }
});

test('reports 150 points for every fuel, named in four languages', async () => {
  for (const fuel of FUELS) assert.equal(areasOf(fuel).length * POINTS_OF_AREA, POINTS);
  for (const lang of LANGUAGES) {
    const points = JSON.parse(readFileSync(`demo/host/product/car/points/messages/${lang}.json`, 'utf8'));
    for (const area of AREAS) assert.equal(new Set(points[area]).size, POINTS_OF_AREA, area);
  }
});

test('notes findings only about points that the car has', () => {
  for (const { goodsId, inspection } of records) {
    const car = carOf.get(goodsId);
    assert(car);
    for (const { area, point, note } of inspection.findings) {
      assert(areasOf(car.fuel).includes(area));
      assert(ADVISORIES.some((each) => each[0] === area && each[1] === point && each[2] === note));
    }
    assert.equal(inspection.readings.battery === null, car.fuel === 'petrol' || car.fuel === 'diesel');
    assert(inspection.readings.tread.every((mm) => mm > 1.6 && mm < 9));
  }
});

test('notes worn tires, brake pads, a battery, a second coat of paint, and its repair where the readings say so, and only there', () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const all = generateCars(MAKES, 300, seed);
    const hybrids = new Set(
      all.flatMap(({ goodsId, fuel }) => (/hybrid|plug-in/.test(fuel) ? [goodsId] : [])),
    );
    for (const { goodsId, inspection, events } of generateRecords(MAKES, all, seed)) {
      const { paint, tread, pads, battery } = inspection.readings;
      const isRepaired = events.some(({ kind }) => kind === 'repaired');
      if (isRepaired !== (paint !== null && paint[1] > 150)) wrong.push(`${seed}: paint of ${paint}`);
      // The most that a noted point may read; new pads have 11.5 and 10.2 mm.
      const limits: Readonly<Record<string, readonly [reading: number, most: number]>> = {
        'tires.0': [Math.min(tread[0], tread[1]), 4.9],
        'tires.3': [Math.min(tread[2], tread[3]), 4.9],
        'brakes.0': [pads[0], 7],
        'brakes.4': [pads[1], 6],
        // The points of a hybrid are about its engine.
        'battery.9': [hybrids.has(goodsId) ? 100 : (battery ?? 100), 95],
      };
      const noted = new Set(inspection.findings.map(({ area, point }) => `${area}.${point}`));
      for (const name of ['body.11', 'papers.14'])
        if (isRepaired !== noted.has(name)) wrong.push(`${seed}: ${name}`);
      for (const [name, [reading, most]] of Object.entries(limits)) {
        if (noted.has(name)) seen.add(name);
        if (noted.has(name) !== reading <= most) wrong.push(`${seed}: ${name} at ${reading}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.equal(seen.size, 5);
});

test('neither paints bare steel nor measures its paint', () => {
  const [tesla] = MAKES.filter(({ value }) => value === 'tesla').map((make) => ({
    ...make,
    models: make.models.filter(({ value }) => value === 'cybertruck'),
  }));
  assert(tesla);
  const bare = generateCars([tesla], 200, 7);
  assert.deepEqual(new Set(bare.map(({ color }) => color)), new Set(['Silver']));
  for (const { events, inspection } of generateRecords([tesla], bare, 7)) {
    assert(!events.some(({ kind }) => kind === 'repaired'));
    assert.equal(inspection.readings.paint, null);
    assert(!inspection.findings.some(({ area }) => area === 'body'));
  }
});

test('has each engineer inspect at one port alone', () => {
  const portsOf = new Map<string, Set<string>>();
  for (const { goodsId, inspection } of records)
    portsOf.set(inspection.by, (portsOf.get(inspection.by) ?? new Set()).add(carOf.get(goodsId)?.port ?? ''));
  const wanderers = [...portsOf].filter(([, ports]) => ports.size > 1);
  assert.deepEqual(wanderers, []);
  assert.equal(
    new Set([...portsOf.values()].flatMap((ports) => [...ports])).size,
    new Set(cars.map(({ port }) => port)).size,
  );
});
