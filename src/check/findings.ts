import { type Attempt, isReadable, parsed } from './check-call.js';
import type { Fault } from './faults.js';
import type { Options } from './options.js';
import { isForeign } from './request.js';

/** Returns the attempts that went to the API itself, rather than to a separate suggestion host, and weren't skipped. */
const toApi = (attempts: readonly Attempt[], options: Options): readonly Attempt[] =>
  attempts.filter(
    ({ call, answer, silence }) => (answer !== null || silence !== null) && !isForeign(call, options),
  );

/** The system's error codes for an address where no server answers. */
const ABSENT: ReadonlySet<string> = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH UND_ERR_CONNECT_TIMEOUT'.split(' '),
);

/** Returns the finding about a server that can't be reached or never answers; null if it answered any attempt. */
export function findUnreachable(attempts: readonly Attempt[], options: Options): Fault | null {
  const { api, timeout } = options;
  const silences = toApi(attempts, options).map(({ silence }) => silence);
  const isSilent = silences.every((one) => one !== null && one.silence !== 'too long');
  if (silences.length === 0 || !isSilent) return null;
  if (silences.some((one) => one?.silence !== 'network'))
    return { at: 'server', change: `${api} does not answer: nothing came within ${duration(timeout)}.` };
  const reason = silences.find((one) => one?.reason)?.reason;
  const because = reason ? ` (${reason})` : '';
  const change = ABSENT.has(reason ?? '')
    ? `No server answers at ${api}${because}. Is it running, and is the address right?`
    : `Every connection to ${api} failed or was cut off${because}.`;
  return { at: 'server', change };
}

/** Returns the fault that keeps pages of the origin from using any call; null if some call can be used. */
export function findSharedFault(attempts: readonly Attempt[], options: Options): Fault | null {
  const { origin } = options;
  const answered = toApi(attempts, options).filter(({ answer, note }) => answer && note === undefined);
  const [first] = answered;
  if (!first) return null;
  const isRefused = ({ answer, permission }: Attempt) =>
    (answer && !isReadable(answer, origin)) || permission?.status === 403;
  if (answered.every(isRefused)) return { at: 'origin', change: refusal(origin, answered) };
  const shared = first.pageFaults.find((fault) =>
    answered.every(({ pageFaults }) => pageFaults.some(({ change }) => change === fault.change)),
  );
  return shared ?? null;
}

/** The maximum length of a server's message in a finding, in characters. */
const MESSAGE_LENGTH = 200;

function refusal(origin: string, attempts: readonly Attempt[]): string {
  const messages = attempts.map(({ answer }) => Reflect.get(Object(parsed(answer?.text ?? '')), 'msg'));
  const isRefusal = attempts.some(({ answer }) => answer?.status === 403);
  const message = messages.find((each) => typeof each === 'string' && each !== '');
  return [
    `Pages of ${origin} may not use this API: have it answer them with \`Access-Control-Allow-Origin\`.`,
    ...(isRefusal && message ? [`It says: "${String(message).slice(0, MESSAGE_LENGTH)}"`] : []),
    'To try the origin of your own pages, use --origin.',
  ].join(' ');
}

/** Returns the finding about a server that isn't the API, or that stopped answering; null if neither is the case. */
export function findWrongServer(attempts: readonly Attempt[], options: Options): Fault | null {
  const { api, timeout } = options;
  const answered = toApi(attempts, options).filter(({ answer }) => answer);
  const isStrange = ({ note, replyFaults }: Attempt) =>
    note !== undefined || replyFaults.some(({ at }) => at === 'status' || at === 'answer');
  if (answered.length > 0 && answered.every(isStrange))
    return { at: 'path', change: `No call was answered with a reply. Is ${api} the base URL of the API?` };
  const stopped = attempts.filter(({ silence }) => silence?.silence === 'stopped').length;
  if (stopped === 0) return null;
  const change = `The server stopped answering: nothing came for ${duration(timeout)}. Calls not tried: ${stopped}.`;
  return { at: 'server', change };
}

const duration = (milliseconds: number): string =>
  milliseconds % 1000 === 0 ? `${milliseconds / 1000} s` : `${milliseconds} ms`;
