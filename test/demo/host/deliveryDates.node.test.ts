import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { datesFrom, leaveDates } from '../../../demo/host/product/delivery.js';
import { deliveryDates, storeDay } from '../../../demo/shared/delivery.js';

test('uses the server’s dates unchanged, for their days and their language only', () => {
  const answers = new QueryClient();
  answers.setQueryData(['delivery-dates', 'en', storeDay(new Date()), 2, 4], 'the server’s');
  assert.equal(datesFrom(answers, 'en', { min: 2, max: 4 }), 'the server’s');
  assert.equal(
    datesFrom(answers, 'en', { min: 2, max: 3 }),
    deliveryDates('en', new Date(), { min: 2, max: 3 }),
  );
  assert.equal(
    datesFrom(answers, 'fr', { min: 2, max: 4 }),
    deliveryDates('fr', new Date(), { min: 2, max: 4 }),
  );
});

test('updates the dates on the next day', (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-27T23:59-05:00') });
  const answers = new QueryClient();
  leaveDates({ lang: 'en', queryClient: answers }, { min: 2, max: 4 });
  const dates = () => datesFrom(answers, 'en', { min: 2, max: 4 }).replaceAll(/\s/g, ' ');
  assert.equal(dates(), 'Mon, Nov 30 – Tue, Dec 1');
  mock.timers.setTime(new Date('2026-11-28T00:01-05:00').getTime());
  assert.equal(dates(), 'Mon, Nov 30 – Wed, Dec 2');
});
