import type { CallFields } from './api/call-fields.js';
import { type Endpoint, readAnswer, type SendOptions } from './api/client.js';
import type { RequestData } from './api/own-fields.js';
import type { CallName, Replies } from './api/replies.js';
import { send } from './state/client.js';

/** Checks the `data` of a reply: a function, or a struct of superstruct, zod, or the like. It throws if it doesn't fit. */
export type Parser<T> = ((data: unknown) => T) | { create(data: unknown): T } | { parse(data: unknown): T };

/** A call of the page's own, which the contract doesn't have. */
export interface OwnCall<T> {
  /** The path after the API's base URL. Starts with `/`. */
  readonly path: string;
  /** Defaults to `GET`. */
  readonly method?: 'GET' | 'POST';
  /**
   * Set for a GET that changes something, such as one that sends an email. Like a POST, it waits until the visitor sees the
   * page, and is never repeated.
   */
  readonly changes?: true;
  readonly parse: Parser<T>;
}

/** A call of the page's own that is answered with a file (`Content-Disposition`), such as an invoice. */
export interface FileCall {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly file: true;
}

/** Any call: one of the contract by its name, or one of the page's own. */
export type AnyCall = CallName | OwnCall<unknown> | FileCall;

/** What a call is answered: the `data` of its reply, or a file. */
export type ReplyOf<Call> = Call extends CallName
  ? Replies[Call]
  : Call extends OwnCall<infer T>
    ? T
    : Call extends FileCall
      ? Blob
      : never;

/** The data of a call of the contract that takes none. */
export type NoFields = Readonly<Record<string, never>>;

/** The data of a call: its fields, or for a POST of the page's own, a file. */
export type CallData<Call> = Call extends CallName
  ? Call extends keyof CallFields
    ? CallFields[Call]
    : NoFields
  : RequestData | Blob;

/** What `request` takes after a call: its data may be missing only if no field must be sent, or if the reply is there. */
export type CallArguments<Call> =
  | [data: CallData<Call>, options?: RequestOptions]
  | (Record<never, never> extends CallData<Call>
      ? [data?: undefined, options?: RequestOptions]
      : [data: undefined, options: RequestOptions & { readonly reply: unknown }]);

export interface RequestOptions extends SendOptions {
  /**
   * The whole reply (`{ code, msg, data }`), if the page has it already: it came with the document, or a server renders
   * the page. Nothing is sent then, and the reply is read as if it had come from the API. It ends no session.
   */
  readonly reply?: unknown;
}

/** Sends a call of the contract by its name, or one of the page's own. See `request` in src/index.ts. */
export async function sendCall<Call extends AnyCall>(
  call: Call,
  data?: CallData<Call>,
  { reply, ...options }: RequestOptions = {},
): Promise<ReplyOf<Call>> {
  const endpoint = (typeof call === 'string' ? await find(call) : toEndpoint(call)) as Endpoint<
    ReplyOf<Call> // the call's name, parser, or `file` decides the type
  >;
  return reply === undefined ? send(endpoint, data, options) : readAnswer(endpoint, 200, reply);
}

async function find(name: string): Promise<Endpoint<unknown>> {
  // A page with calls of its own alone doesn't load the contract's.
  const { calls } = await import('./contract/calls.js');
  const call = calls.find(({ endpoint }) => endpoint.name === name);
  if (call) return call.endpoint;
  throw new TypeError(`There is no call "${name}": ${calls.map((each) => each.endpoint.name).join(', ')}.`);
}

/** Like the paths of the configuration, a path can't lead to another host. */
function toEndpoint(call: OwnCall<unknown> | FileCall): Endpoint<unknown> {
  const { path, method = 'GET' } = call;
  if (!/^\/(?![/\\\s])/.test(path))
    throw new TypeError(`"${path}" is not a path: it has to start with one "/".`);
  const common = { name: path, path, method, own: true } as const;
  if ('file' in call) return { ...common, file: true, read: () => ({ fault: 'it is not a file' }) };
  const { parse, changes } = call;
  const read = typeof parse === 'function' ? parse : 'create' in parse ? parse.create : parse.parse;
  return {
    ...common,
    ...(changes && { changes, idempotent: false }),
    read(data) {
      try {
        return { value: read.call(parse, data) };
      } catch (error) {
        return { fault: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
