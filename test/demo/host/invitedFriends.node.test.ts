import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { FriendDay } = await load<typeof import('../../../demo/host/account/invitation/FriendDay.js')>(
  'host/account/invitation/FriendDay.tsx',
);
await texts.invitationTexts.load();

const time = '2026-11-28T12:00:00.000Z';

for (const [award_state, expected] of [
  [0, 'Joined November 28, 2026'],
  [1, 'First order arrived November 28, 2026'],
  [2, 'First order arrived November 28, 2026'],
] as const)
  test(`the day of a friend says what happened on it: ${expected}, in state ${award_state}`, () => {
    assert.equal(readable(render(createElement(FriendDay, { friend: { award_state, time } }))), expected);
  });
