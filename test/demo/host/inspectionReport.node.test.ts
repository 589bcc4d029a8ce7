import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentProps, createElement } from 'react';
import { EQUIPMENT } from '../../../demo/shared/equipment.js';
import { load, readable, render, texts } from './rendering.js';

const { Inspection } = await load<typeof import('../../../demo/host/product/car/Inspection.js')>(
  'host/product/car/Inspection.tsx',
);
await Promise.all([texts.carPageTexts.load(), texts.inspectionPoints.load()]);

type Findings = ComponentProps<typeof Inspection>['inspection']['findings'];

type Car = ComponentProps<typeof Inspection>['car'];

const UNKNOWN: Car = { fuel: 'petrol', seats: null, equipment: [] };

const report = (findings: Findings, car = UNKNOWN, paint: number[] | null = [95, 120]) =>
  readable(
    render(
      createElement(Inspection, {
        ...{ car, port: 'Yokohama' },
        inspection: {
          ...{ on: '2026-11-02', by: 'M. Okafor', findings },
          readings: { paint, tread: [6, 6, 6, 6], pads: [9, 8], battery: null },
        },
      }),
    ),
  );

/** Cars, and how many points are about what they don't have. */
const CARS: readonly (readonly [string, Car, number])[] = [
  ['a car with unknown equipment', UNKNOWN, 0],
  ['a simple car', { fuel: 'petrol', seats: 5, equipment: ['air_conditioning'] }, 5],
  ['a car with two seats and heated ones', { fuel: 'diesel', seats: 2, equipment: ['heated_seats'] }, 5],
  ['an electric car with everything', { fuel: 'electric', seats: 5, equipment: [...EQUIPMENT] }, 4],
];

for (const [name, car, missing] of CARS)
  test(`the report of ${name} passes ${150 - missing} points, and leaves out ${missing}`, () => {
    const found = report([], car);
    assert.match(found, new RegExp(`${150 - missing} points passed`));
    const said = new RegExp(` ${missing} not on this car `);
    (missing > 0 ? assert.match : assert.doesNotMatch)(found, said);
    const sums = [...found.matchAll(/(\d+) of (\d+)/g)];
    assert.equal(
      sums.reduce((sum, [, , total]) => sum + Number(total), 0),
      150 - missing,
    );
  });

test('the report of a car without paint has no thickness', () => {
  const found = report([], UNKNOWN, null);
  assert.doesNotMatch(found, /Paint thickness/);
  assert.match(found, / 149 points passed Nothing to note 1 not on this car /);
});

test('lists the advisories below their number, each with the point that it is about', () => {
  const found = report([
    { area: 'papers', point: 9, note: 'oneKey' },
    { area: 'tires', point: 6, note: 'wear' },
    { area: 'tires', point: 0, note: 'wear' },
    { area: 'cabin', point: 0, note: 'wear' },
  ]);
  assert.match(
    found,
    /4 advisories Keys · Only one key came with it Rims · Wear consistent with the mileage Front tread · Wear consistent with the mileage Driver’s seat · Wear consistent with the mileage Readings/,
  );
});

test('writes the readings in the units of US garages, and in metric ones', () => {
  assert.match(
    report([]),
    /Paint thickness 3\.7–\u2060?4\.7 mils \(95–\u2060?120 µm\) Tread, front and rear 8\/32 and 8\/32 in \(6\.0 and 6\.0 mm\) Brake pads, front and rear 11\/32 and 10\/32 in \(9\.0 and 8\.0 mm\)/,
  );
});

test('lists none for a car with nothing to note', () => {
  assert.match(report([]), /Nothing to note Readings/);
});
