import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { datesFrom, dayRange, leaveDates } from '../../../demo/host/product/delivery.js';

test('the dates that the server has left are taken as they are, for their days and their language alone', () => {
  const answers = new QueryClient();
  answers.setQueryData(['delivery-dates', 'en', new Date().toDateString(), 2, 4], 'the server’s');
  assert.equal(datesFrom(answers, 'en', 2, 4), 'the server’s');
  assert.equal(datesFrom(answers, 'en', 2, 3), dayRange('en', 2, 3));
  assert.equal(datesFrom(answers, 'fr', 2, 4), dayRange('fr', 2, 4));
});

test('on the next day the dates are written anew', (context) => {
  context.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ['Date'], now: new Date(2026, 10, 27, 23, 59) });
  const answers = new QueryClient();
  leaveDates({ lang: 'en', queryClient: answers }, { min: 2, max: 4 });
  const dates = () => datesFrom(answers, 'en', 2, 4).replaceAll(/\s/g, ' ');
  assert.equal(dates(), 'Sun, Nov 29 – Tue, Dec 1');
  mock.timers.setTime(new Date(2026, 10, 28, 0, 1).getTime());
  assert.equal(dates(), 'Mon, Nov 30 – Wed, Dec 2');
});
