import assert from 'node:assert/strict';
import { after, before, beforeEach, mock, test } from 'node:test';
import { countdownDefault, countdownEnd, startCountdown } from '../../src/state/gifts.js';
import { session } from '../../src/state/storage.js';

const day = 86_400_000;
const hour = 3_600_000;

let wall = 0;
let steady = 0;
before(() => {
  mock.method(Date, 'now', () => wall);
  mock.method(performance, 'now', () => steady);
});
after(() => mock.restoreAll());

/** Lets time pass on both clocks. */
const pass = (milliseconds: number) => {
  wall += milliseconds;
  steady += milliseconds;
};

beforeEach(() => {
  wall = Date.UTC(2026, 10, 21);
  steady = 500;
  session.write('giftCountdown', null);
});

test('it begins at 86,400,000 ms', () => {
  assert.equal(countdownDefault, day);
  assert.equal(startCountdown(countdownDefault)(), day);
});

test('continues from the session’s value: in another page of the tab, or after a reload', () => {
  const read = startCountdown(day);
  pass(5 * hour);
  assert.equal(read(), 19 * hour);
  pass(hour);
  assert.equal(startCountdown(day)(), 18 * hour);
});

test('restarts at 0', () => {
  const read = startCountdown(day);
  pass(day - 1);
  assert.equal(read(), 1);
  pass(1);
  assert.equal(read(), day);
  pass(1000);
  assert.equal(read(), day - 1000);
  assert.equal(startCountdown(day)(), day - 1000, 'the same in the session');
});

test('a tab that slept is correct immediately, even after more than a whole round', () => {
  const read = startCountdown(day);
  pass(3 * hour);
  assert.equal(read(), 21 * hour);
  pass(2 * day + hour);
  assert.equal(read(), 20 * hour);
});

test('a computer that slept is correct, even if its monotonic clock stopped', () => {
  const read = startCountdown(day);
  pass(1000);
  wall += 4 * hour;
  assert.equal(read(), 20 * hour - 1000);
});

test('setting the clock back adds no time, here and after a reload', () => {
  const read = startCountdown(day);
  pass(2 * hour);
  assert.equal(read(), 22 * hour);
  wall -= 10 * hour;
  assert.equal(read(), 22 * hour);
  pass(hour);
  assert.equal(read(), 21 * hour);
  assert.equal(startCountdown(day)(), 21 * hour);
});

test('restarts if the clock was set back while no page was open, and never has more than a day', () => {
  startCountdown(day);
  wall -= 10 * hour;
  assert.equal(startCountdown(day)(), day);
});

test('setting the clock forward shortens it, and past its end restarts it', () => {
  const read = startCountdown(day);
  wall += 10 * hour;
  assert.equal(read(), 14 * hour);
  wall += 20 * hour;
  assert.equal(read(), 18 * hour);
});

for (const stored of ['', 'x', 'NaN', '0', '-5', '1e999', '{}'])
  test(`an invalid stored value restarts it: "${stored}"`, () => {
    session.write('giftCountdown', stored);
    assert.equal(startCountdown(day)(), day);
  });

test('an end time is a duration in milliseconds, or a time in epoch seconds or milliseconds', () => {
  assert.equal(startCountdown(2 * hour)(), 2 * hour);
  session.write('giftCountdown', null);
  assert.equal(startCountdown((wall + 7 * hour) / 1000)(), 7 * hour);
  assert.equal(startCountdown(wall + 3 * day)(), 3 * day, 'the page’s own moment, also beyond a day');
  assert.equal(startCountdown(wall - 1)(), day, 'an expired one restarts');
});

for (const [what, endTime, serverEnd, expected] of [
  ['the server says when the gift ends', day, 5 * hour, 'server'],
  ['the page has set another duration', 2 * hour, 5 * hour, 'page'],
  ['the gift lasts longer than a countdown', day, 2 * day, 'page'],
  ['the server’s end is past', day, -hour, 'page'],
] as const)
  test(`runs to the ${expected}’s end if ${what}`, () => {
    const moment = wall + serverEnd;
    assert.equal(countdownEnd(endTime, moment), expected === 'server' ? moment : endTime);
    const seconds = Math.floor(moment / 1000);
    assert.equal(countdownEnd(endTime, seconds), expected === 'server' ? seconds : endTime);
  });

test('runs to the page’s end if the server sends no moment', () => {
  assert.equal(countdownEnd(day, 1), day);
  assert.equal(countdownEnd(day, hour), day);
});
