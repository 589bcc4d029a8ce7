import assert from 'node:assert/strict';
import { type } from 'superstruct';
import type { Endpoint } from '../../src/api/client.js';
import { type ClientOptions, createClient, type Send } from '../../src/api/client.js';
import { reader, text } from '../../src/api/reply.js';
import { RequestError } from '../../src/api/request-error.js';

export interface Car {
  name: string;
}

/** A call that only reads. */
export const car: Endpoint<Car> = {
  name: 'car',
  method: 'GET',
  path: '/car',
  read: reader(type({ name: text })),
};

/** A call that changes something. */
export const order: Endpoint<Car> = { ...car, name: 'order', method: 'POST', path: '/order' };

/** Returns a client for a server, with the headers of an English visitor. */
export const clientOf = (origin: string, options: Partial<ClientOptions> = {}): Send =>
  createClient({
    urlOf: ({ path }) => origin + path,
    headers: () => ({ platformType: '3', lang: 'en' }),
    timeout: () => 30_000,
    ...options,
  });

/** Returns the error of a request that must fail. It must be the client's own error class, for that call. */
export async function failureOf(request: Promise<unknown>, call = 'car'): Promise<RequestError> {
  const error: unknown = await request.then(
    () => assert.fail('The request succeeded'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof RequestError, `not a RequestError: ${error}`);
  assert.equal(error.call, call);
  return error;
}
