import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentProps, createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { Inspection } = await load<typeof import('../../../demo/host/product/car/Inspection.js')>(
  'host/product/car/Inspection.tsx',
);
await Promise.all([texts.carPageTexts.load(), texts.inspectionPoints.load()]);

type Findings = ComponentProps<typeof Inspection>['inspection']['findings'];

const report = (findings: Findings) =>
  readable(
    render(
      createElement(Inspection, {
        ...{ fuel: 'petrol', port: 'Yokohama' },
        inspection: {
          ...{ on: '2026-11-02', by: 'M. Okafor', findings },
          readings: { paint: [95, 120], tread: [6, 6, 6, 6], pads: [9, 8], battery: null },
        },
      }),
    ),
  );

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
