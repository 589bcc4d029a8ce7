import assert from 'node:assert/strict';
import { after, before, beforeEach, mock, test } from 'node:test';
import fc from 'fast-check';
import { makeOptions, modelOptions } from '../../src/car-search/makes.js';
import { type Copy, loadCopy, openPage, shop } from '../state/page.js';
import { fuzz } from '../support/fuzz.js';
import { cruelJson, mutatedReply, pathsOf, withPart } from './mutations.js';
import { isCarIndexReply, validReply } from './valid-reply.js';

let copy: Copy;
let answer: () => Promise<Response>;
let apis = 0;

before(() => {
  mock.method(globalThis, 'fetch', () => answer());
});
after(() => mock.restoreAll());
beforeEach(async () => {
  openPage({ href: shop });
  copy = await loadCopy();
});

const state = () => copy.store.getState().bigdata.carIndex ?? { status: 'idle' as const };

/** Loads from a new API. Returns the states before and after, the outcome, and every status in between. */
async function load() {
  copy.configure({ api: `/api-${apis++}` });
  const before = state();
  const seen: string[] = [];
  const stop = copy.store.subscribe(() => seen.push(state().status));
  const outcome = await copy.loadCarIndex();
  stop();
  return { before, seen, outcome, after: state() };
}

/** Checks that loading ends exactly once, with all of the data or none, whatever the server said. */
async function endsWell(expected: 'ready' | 'failed', kind?: string): Promise<void> {
  const { before, seen, outcome, after } = await load();
  assert.deepEqual(seen, ['loading', expected]);
  assert.equal(outcome.status, expected);
  if (after.status === 'ready') {
    const { brand } = after.data.banner;
    assert.equal(makeOptions(brand, 'All').length, brand.length + 1);
    for (const make of brand)
      for (const { label } of modelOptions(make, 'All')) assert.equal(typeof label, 'string');
  } else {
    assert.ok(after.status === 'failed');
    assert.equal(after.data, before.data, 'earlier data stays, or none is shown');
    assert.deepEqual([after.failure.call, after.failure.kind], ['carIndex', kind ?? after.failure.kind]);
  }
}

const body = (text: string) => async () =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

function expected(text: string): 'ready' | 'failed' {
  try {
    return isCarIndexReply(JSON.parse(text)) ? 'ready' : 'failed';
  } catch {
    return 'failed';
  }
}

test('the valid reply is ready', async () => {
  answer = body(JSON.stringify(validReply));
  await endsWell('ready');
});

test('any JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      answer = body(JSON.stringify(value));
      await endsWell('failed');
    }),
    fuzz(500),
  );
});

test('any JSON as the data of a success', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (data) => {
      answer = body(JSON.stringify({ code: 200, msg: '', data }));
      await endsWell('failed', 'reply');
    }),
    fuzz(500),
  );
});

test('any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      answer = body(text);
      await endsWell('failed', 'reply');
    }),
    fuzz(300),
  );
});

test('the valid reply, with each part replaced by every invalid value, or left out', async () => {
  for (const path of pathsOf(validReply)) {
    for (const json of [...cruelJson, null]) {
      const text = withPart(validReply, path, json);
      answer = body(text);
      await endsWell(expected(text));
    }
  }
});

test('the valid reply, randomly changed, over good data or none', async () => {
  await fc.assert(
    fc.asyncProperty(mutatedReply(validReply), async (text) => {
      answer = body(text);
      await endsWell(expected(text));
    }),
    fuzz(1_000),
  );
});

test('every prefix of the valid reply', async () => {
  const text = JSON.stringify(validReply);
  for (let length = 0; length < text.length; length++) {
    answer = body(text.slice(0, length));
    await endsWell('failed', 'reply');
  }
});

test('a connection that breaks after any part of the valid reply', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(validReply));
  for (let length = 0; length <= bytes.length; length += 7) {
    answer = async () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            stream.enqueue(bytes.slice(0, length || 1));
            stream.error(new TypeError('terminated'));
          },
        }),
      );
    await endsWell('failed', 'network');
  }
});

test('any value that fetch itself throws', async () => {
  for (const thrown of [
    new TypeError('Failed to fetch'),
    new DOMException('Blocked'),
    'a text',
    null,
    undefined,
  ]) {
    answer = () => Promise.reject(thrown);
    await endsWell('failed', 'network');
  }
  answer = () => {
    throw new Error('An extension replaced fetch');
  };
  await endsWell('failed', 'network');
});
