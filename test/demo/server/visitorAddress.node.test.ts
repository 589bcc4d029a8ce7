import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../demo/server/http/api.js';
import {
  readTrustedProxies,
  recognizeVisitor,
  visitorOf,
} from '../../../demo/server/http/visitor-address.js';
import { addressOf } from '../../../demo/server/limits/rate-limit.js';

const trusted = (text: string) => {
  const proxies = readTrustedProxies(text);
  assert(proxies !== null, text);
  return proxies;
};

test('trusts no forwarded address without a setting', () => {
  assert.equal(visitorOf('192.0.2.1', '198.51.100.7', trusted('0')), '192.0.2.1');
  assert.equal(visitorOf('192.0.2.1', '198.51.100.7', trusted('10.0.0.0/8')), '192.0.2.1');
  assert.equal(visitorOf('', '198.51.100.7', trusted('10.0.0.0/8')), '');
});

test('trusts the configured number of proxies, and ignores what the visitor wrote', () => {
  const forwarded = '203.0.113.66, 198.51.100.7, 10.0.0.2';
  assert.equal(visitorOf('10.0.0.1', forwarded, trusted('1')), '10.0.0.2');
  assert.equal(visitorOf('10.0.0.1', forwarded, trusted('2')), '198.51.100.7');
  assert.equal(visitorOf('10.0.0.1', '', trusted('2')), '10.0.0.1');
});

test('trusts proxies by their addresses and networks, IPv4 and IPv6', () => {
  const proxies = trusted('10.0.0.0/8, ::1, 2001:db8:1::/48');
  const forwarded = '203.0.113.66, 198.51.100.7, 2001:db8:1::5, 10.9.9.9';
  for (const connection of ['10.0.0.1', '::ffff:10.0.0.1', '::1', '2001:db8:1::1'])
    assert.equal(visitorOf(connection, forwarded, proxies), '198.51.100.7', connection);
  assert.equal(visitorOf('11.0.0.1', forwarded, proxies), '11.0.0.1');
  assert.equal(visitorOf('10.0.0.1', '198.51.100.7:4711', proxies), '198.51.100.7');
  assert.equal(visitorOf('10.0.0.1', '[2001:db8:2::1]:4711', proxies), '20010db800020000/64');
  // If a proxy hides its client or sends nonsense, the proxy itself counts as the visitor.
  for (const nonsense of ['unknown', '', 'x'.repeat(9_000), '1.2.3'])
    assert.equal(visitorOf('10.0.0.1', nonsense, proxies), '10.0.0.1');
});

test('treats all addresses of an IPv6 network of 64 bits as one visitor', () => {
  const none = trusted('0');
  assert.equal(
    visitorOf('2001:db8:0:1::1', '', none),
    visitorOf('2001:db8::1:ffff:ffff:ffff:ffff', '', none),
  );
  assert.notEqual(visitorOf('2001:db8:0:1::1', '', none), visitorOf('2001:db8:0:2::1', '', none));
  assert.equal(visitorOf('::ffff:192.0.2.1', '', none), '192.0.2.1');
  assert.equal(visitorOf('fe80::1%eth0', '', none), 'fe80000000000000/64');
});

test('rejects a setting that is neither a number of proxies nor addresses', () => {
  for (const text of ['proxy.example', '10.0.0.0/33', '10.0.0.1,', ',', '21', '1.5', '10', '10.0'])
    assert.equal(readTrustedProxies(text) === null, text !== '10', text);
});

test('passes the visitor’s address with a request', async () => {
  const app = new Hono<ApiEnv>().use(recognizeVisitor(1)).get('/', (c) => c.text(addressOf(c)));
  const reply = await app.request(
    '/',
    { headers: { 'x-forwarded-for': '198.51.100.7' } },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  );
  assert.equal(await reply.text(), '198.51.100.7');
});
