import assert from 'node:assert/strict';
import { test } from 'node:test';
import english from '../../src/location/messages/en.json';

test('the location dialog has the texts of the specification and the contract in English', () => {
  const { title, signIn, add, saved, manage, zip, apply, change, done, invalid, deliverTo } = english;
  assert.deepEqual(
    { title, signIn, add, saved, manage, zip, apply, change, done, invalid, deliverTo },
    {
      title: 'Choose your location',
      signIn: 'Sign in to see your address',
      add: 'Please add your address',
      saved: 'Saved addresses',
      manage: 'Manage address book',
      zip: 'US zip code',
      apply: 'Apply',
      change: 'Change',
      done: 'Done',
      invalid: 'Please enter a valid US zip code',
      deliverTo: 'Deliver to',
    },
  );
});
