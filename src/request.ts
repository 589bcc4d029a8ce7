import type { Endpoint, RequestData, SendOptions } from './api/client.js';
import type { CallName, Replies } from './api/replies.js';
import { calls } from './contract/calls.js';
import { send } from './state/client.js';

/** Checks the `data` of a reply: a function, or a struct of superstruct, zod, or the like. It throws if it doesn't fit. */
export type Parser<T> = ((data: unknown) => T) | { create(data: unknown): T } | { parse(data: unknown): T };

/** A call of the page's own, which the contract doesn't have. */
export interface OwnCall<T> {
  /** The path after the API's base URL. Starts with `/`. */
  readonly path: string;
  /** Defaults to `GET`. */
  readonly method?: 'GET' | 'POST';
  readonly parse: Parser<T>;
}

/** What a call is answered: the `data` of its reply. */
export type ReplyOf<Call> = Call extends CallName ? Replies[Call] : Call extends OwnCall<infer T> ? T : never;

/** Sends a call of the contract by its name, or one of the page's own. See `request` in src/index.ts. */
export function sendCall<Call extends CallName | OwnCall<unknown>>(
  call: Call,
  data?: RequestData,
  options?: SendOptions,
): Promise<ReplyOf<Call>> {
  const endpoint = typeof call === 'string' ? find(call) : toEndpoint(call);
  return send(endpoint as Endpoint<ReplyOf<Call>>, data, options); // the call's name or parser decides the type
}

function find(name: string): Endpoint<unknown> {
  const call = calls.find(({ endpoint }) => endpoint.name === name);
  if (call) return call.endpoint;
  throw new TypeError(`There is no call "${name}": ${calls.map((each) => each.endpoint.name).join(', ')}.`);
}

/** Like the paths of the configuration, a path can't lead to another host. */
function toEndpoint({ path, method = 'GET', parse }: OwnCall<unknown>): Endpoint<unknown> {
  if (!/^\/(?![/\\\s])/.test(path))
    throw new TypeError(`"${path}" is not a path: it has to start with one "/".`);
  const read = typeof parse === 'function' ? parse : 'create' in parse ? parse.create : parse.parse;
  return {
    ...{ name: path, path, method },
    read(data) {
      try {
        return { value: read.call(parse, data) };
      } catch (error) {
        return { fault: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
