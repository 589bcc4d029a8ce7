import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { loadChunk } from '../../../demo/host/shell/chunk.js';

const reload = mock.fn();
const page = new EventTarget();
const globals = {
  window: page,
  location: { reload },
  sessionStorage: { getItem: () => null, setItem: () => {} },
};

beforeEach(() => {
  Object.assign(globalThis, globals);
  mock.timers.enable({ apis: ['setTimeout'] });
  reload.mock.resetCalls();
});
afterEach(() => {
  mock.timers.reset();
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
});

const failing = () => Promise.reject(new TypeError('Importing a module script failed.'));

test('a page whose part is missing loads again', async () => {
  void loadChunk(failing);
  await turn();
  mock.timers.tick(1000);
  await turn();
  assert.equal(reload.mock.callCount(), 1);
});

test('leaving a page while a part loads is not undone, whether the load fails after it or before', async () => {
  void loadChunk(failing);
  await turn();
  assert.equal(reload.mock.callCount(), 0, 'in Safari, the load fails before the page is told');
  page.dispatchEvent(new Event('beforeunload'));
  mock.timers.tick(1000);
  await turn();
  assert.equal(reload.mock.callCount(), 0);
});
