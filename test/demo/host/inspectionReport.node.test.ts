import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { Inspection } = await load<typeof import('../../../demo/host/product/car/Inspection.js')>(
  'host/product/car/Inspection.tsx',
);
await texts.carPageTexts.load();

const report = (findings: readonly { area: 'tires' | 'cabin' | 'body'; point: number; note: 'wear' }[]) =>
  readable(
    render(
      createElement(Inspection, {
        ...{ fuel: 'petrol', port: 'Yokohama' },
        inspection: {
          ...{ on: '2026-11-02', by: 'M. Okafor', findings: [...findings] },
          readings: { paint: [95, 120], tread: [6, 6, 6, 6], pads: [9, 8], battery: null },
        },
      }),
    ),
  );

test('names the areas of the advisories below their number, each once', () => {
  const found = report([
    { area: 'body', point: 1, note: 'wear' },
    { area: 'tires', point: 6, note: 'wear' },
    { area: 'tires', point: 0, note: 'wear' },
    { area: 'cabin', point: 0, note: 'wear' },
  ]);
  assert.match(found, /4 advisories Body and paint, Wheels and tires, and Cabin Readings/);
});

test('names none for a car with nothing to note', () => {
  assert.match(report([]), /Nothing to note Readings/);
});
