/** What goes wrong with a call, other than an HTTP status. */
export type FaultKind =
  /** No answer ever comes. */
  | 'hang'
  /** The connection breaks in the middle of the answer. */
  | 'cut'
  /** A proxy's page comes in place of the reply. */
  | 'html'
  /** Half of the JSON comes, as if it were all. */
  | 'truncated'
  /** The server can't be reached. */
  | 'offline';

/**
 * What a call fails with: an HTTP status, one of the kinds, or a reply with another `code` than 200 (contract section
 * 4). `{ data }` succeeds with data that isn't checked, for a server whose replies don't fit.
 */
export type MockFault =
  | number
  | FaultKind
  | { readonly http: number | FaultKind }
  | { readonly code: number; readonly msg?: string }
  | { readonly data: unknown };

const KINDS: readonly unknown[] = [
  'hang',
  'cut',
  'html',
  'truncated',
  'offline',
] satisfies readonly FaultKind[];

/** What pages of any origin may send. */
export const CORS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'platformType, uuid, token, lang, content-type',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Max-Age': '7200',
};

const send = (status: number, type: string, body: string): Response =>
  new Response(body, { status, headers: headersOf(type) });

const headersOf = (type: string) => ({ ...CORS, 'Content-Type': type, 'Cache-Control': 'no-store' });

/** Returns the response with a reply (contract section 4). */
export const reply = (code: number, msg: string, data: unknown, status = 200): Response =>
  send(status, 'application/json', JSON.stringify({ code, msg, data }));

/**
 * Validates a fault.
 * @throws {TypeError} that says which faults there are
 */
export function readFault(fault: MockFault): MockFault {
  const kind = typeof fault === 'object' && 'http' in fault ? fault.http : fault;
  const isStatus = typeof kind === 'number' && Number.isInteger(kind) && kind >= 400 && kind <= 599;
  const isReply = typeof kind === 'object' && kind !== null && ('code' in kind || 'data' in kind);
  if (isStatus || isReply || KINDS.includes(kind)) return fault;
  throw new TypeError(
    `"${String(kind)}" is no fault: a status from 400 to 599, hang, cut, html, truncated, offline, { code, msg }, or { data }.`,
  );
}

/**
 * Returns the response of a call that fails.
 * @param signal ends a call that hangs
 * @param answer what the call would have been answered
 */
export async function failWith(
  fault: MockFault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (typeof fault === 'object' && 'code' in fault) return reply(fault.code, fault.msg ?? '', null);
  if (typeof fault === 'object' && 'data' in fault) return reply(200, 'OK', fault.data);
  const kind = typeof fault === 'object' ? fault.http : fault;
  if (typeof kind === 'number') return reply(kind, `The status is ${kind}`, null, kind);
  if (kind === 'offline') return Response.error();
  if (kind === 'html') return send(200, 'text/html', '<!doctype html><title>Sign in to the network</title>');
  if (kind === 'hang') return new Promise((_, reject) => whenAborted(signal, reject));
  const text = await (await answer()).text();
  const half = text.slice(0, text.length / 2);
  if (kind === 'truncated') return send(200, 'application/json', half);
  const encoder = new TextEncoder();
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (!isSent) {
        isSent = true;
        stream.enqueue(encoder.encode(half));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve)); // by then, a server has sent the half
      stream.error(new TypeError('The connection broke'));
    },
  });
  // WebKit takes a reply of unknown length that breaks off for a whole one.
  const length = String(encoder.encode(text).length);
  return new Response(body, { headers: { ...headersOf('application/json'), 'Content-Length': length } });
}

/** Calls back with the reason once a signal is aborted, even if it was before. */
export function whenAborted(signal: AbortSignal, callback: (reason: unknown) => void): void {
  if (signal.aborted) callback(signal.reason);
  else signal.addEventListener('abort', () => callback(signal.reason), { once: true });
}
