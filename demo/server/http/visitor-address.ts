import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { ApiEnv } from './api.js';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Whose `X-Forwarded-For` to trust: this many proxies in front of the server, or proxies in these networks. */
export type TrustedProxies = number | readonly Network[];

/** Nobody has more proxies than this in front of a server. */
const MAX_HOPS = 20;

/** The bytes of an IPv6 address that identify a visitor, who can choose the rest freely. */
const IPV6_PREFIX_BYTES = 8;

/** Reads a number of proxies, or comma-separated addresses and networks, such as `10.0.0.0/8, ::1`. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : null;
  const networks = text.split(',').map((each) => readNetwork(each.trim()));
  return networks.every((network) => network !== null) ? networks : null;
}

function readNetwork(text: string): Network | null {
  if (isIP(text)) {
    const address = ipaddr.process(text);
    return [address, address.toByteArray().length * 8];
  }
  return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : null;
}

/** Finds out who sends a request, for `addressOf`. Trusts the `X-Forwarded-For` of these proxies only. */
export function recognizeVisitor(proxies: TrustedProxies): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for') ?? '';
    c.set('visitor', visitorOf(connectionOf(c), forwarded, proxies));
    await next();
  };
}

/** Returns the address at the other end of the connection, or an empty text for a request without a connection. */
const connectionOf = (c: Context): string => (c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '');

/**
 * Returns a visitor's key for rate limits: the IPv4 address, or the first 64 bits of the IPv6 address, which is what a
 * home or an office gets.
 * @param forwarded the `X-Forwarded-For` header: each proxy appends the address that the request came from
 */
export function visitorOf(connection: string, forwarded: string, proxies: TrustedProxies): string {
  const senders = forwarded.split(',').map(withoutPort);
  let visitor = connection;
  for (let hops = 0; isTrusted(visitor, hops, proxies); hops++) {
    const sender = senders.pop();
    // If a proxy doesn't name the sender, its own address is the best we have.
    if (sender === undefined || !isIP(sender)) break;
    visitor = sender;
  }
  return toKey(visitor);
}

function isTrusted(address: string, hops: number, proxies: TrustedProxies): boolean {
  if (typeof proxies === 'number') return hops < proxies;
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  return proxies.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match([network, bits]));
}

/** Some proxies add the port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  const address = text.trim();
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function toKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, IPV6_PREFIX_BYTES)).toString('hex')}/64`;
}
