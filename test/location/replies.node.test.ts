import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addressList, zipLookup } from '../../src/api/addresses.js';
import { mutatedReply } from '../replies/mutations.js';
import { fuzz } from '../support/fuzz.js';

const zips = [{ code: '10001', city: 'New York', state: 'NY' }];
const addresses = [
  { address_id: 7, address_name: 'Home', is_default: 1, is_select: '0', post_code: '78704', city_name: null },
  { address_id: 'a-8', address_name: 'Office', is_default: '0', is_select: 1 },
];

test('additional fields in a zip code’s reply are accepted', () => {
  assert.deepEqual(zipLookup.read(zips), { value: zips });
  assert.deepEqual(zipLookup.read([]), { value: [] });
});

test('ids of addresses may be numbers or strings, and become strings', () => {
  const read = addressList.read(addresses);
  assert.ok('value' in read);
  const flags = read.value.map(({ address_id, is_default, is_select }) => [
    address_id,
    is_default,
    is_select,
  ]);
  assert.deepEqual(flags, [
    ['7', 1, 0],
    ['a-8', 0, 1],
  ]);
});

for (const [name, { read }, reply] of [
  ['zipLookup', zipLookup, zips],
  ['addressList', addressList, addresses],
] as const) {
  test(`${name}: any reply is a list of complete entries, or refused with its fault`, () => {
    fc.assert(
      fc.property(mutatedReply(reply), (json) => {
        if (json === '') return;
        const result = read(JSON.parse(json));
        if ('fault' in result) return assert.match(result.fault, /^data/);
        for (const entry of result.value) {
          const texts = 'city' in entry ? [entry.code, entry.city] : [entry.address_id, entry.address_name];
          for (const text of texts) assert.equal(typeof text, 'string');
        }
      }),
      fuzz(400),
    );
  });
}
