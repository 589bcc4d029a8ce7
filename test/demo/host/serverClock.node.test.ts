import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { readClock, serverNow } from '../../../demo/host/zones/serverClock.js';

/** Mocks the two clocks of a device, in milliseconds. */
function device(clocks: { monotonic: number; wall: number }): void {
  mock.method(performance, 'now', () => clocks.monotonic);
  mock.method(Date, 'now', () => clocks.wall);
}

afterEach(() => mock.restoreAll());

const SERVER = 1_795_000_000_000;

test('the server’s time advances with the device’s clock, however wrong that is', () => {
  const clocks = { monotonic: 500, wall: 12_345 };
  device(clocks);
  const reading = readClock(SERVER);
  clocks.monotonic += 60_000;
  clocks.wall += 60_000;
  assert.deepEqual(serverNow(reading), { now: SERVER + 60_000, isSure: true });
});

test('the time is uncertain after the device slept', () => {
  const clocks = { monotonic: 500, wall: SERVER };
  device(clocks);
  const reading = readClock(SERVER);
  clocks.monotonic += 1_000; // this clock stood still while the device slept
  clocks.wall += 3_600_000;
  assert.equal(serverNow(reading).isSure, false);
});

test('the countdown does not jump when the device’s clock is set, and the time is uncertain', () => {
  const clocks = { monotonic: 500, wall: SERVER };
  device(clocks);
  const reading = readClock(SERVER);
  clocks.monotonic += 1_000;
  clocks.wall -= 86_400_000;
  assert.deepEqual(serverNow(reading), { now: SERVER + 1_000, isSure: false });
});

test('a small drift between the clocks does not count as sleep', () => {
  const clocks = { monotonic: 500, wall: SERVER };
  device(clocks);
  const reading = readClock(SERVER);
  clocks.monotonic += 60_000;
  clocks.wall += 61_500;
  assert.equal(serverNow(reading).isSure, true);
});
