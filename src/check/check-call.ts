import { numeric, reader } from '../api/reply.js';
import type { Call } from '../contract/call.js';
import { explain, type Fault } from './faults.js';
import type { Options } from './options.js';
import { type Answer, HEADERS, preflight, request, type Silence } from './request.js';

/** What happened to one call. */
export interface Attempt {
  readonly call: Call;
  /** Why it wasn't tried, or what widgets do without it. */
  readonly note?: string;
  /** The server's response; null if there was none. */
  readonly answer: Answer | null;
  /** Why there was no response; null if there was one, or the call wasn't tried. */
  readonly silence: Silence | null;
  /** The response to the preflight; null if there was none. */
  readonly permission: Answer | null;
  /** What's wrong with the reply. */
  readonly replyFaults: readonly Fault[];
  /** What's wrong for pages only, because they are on another origin. */
  readonly pageFaults: readonly Fault[];
}

const readCode = reader(numeric, 'code');

/**
 * Tries one call.
 * @param origin the origin of the page that calls. Null for none: then the rules for pages aren't checked
 */
export async function checkCall(
  call: Call,
  options: Options,
  origin: string | null,
  stop: AbortSignal,
): Promise<Attempt> {
  const nothing = { answer: null, silence: null, permission: null, replyFaults: [], pageFaults: [] };
  if (!isToBeTried(call, options))
    return { call, ...nothing, note: 'It needs a token. Give one with --token.' };
  const answer = await request(call, options, origin, stop);
  if ('silence' in answer) {
    const isTried = answer.silence !== 'stopped';
    const tried = isTried ? { replyFaults: [silenceFault(answer, options.timeout)] } : { note: STOPPED };
    return { call, ...nothing, silence: answer, ...tried };
  }
  if (call.without && answer.status === 404)
    return { call, ...nothing, answer, note: `Not there: ${call.without}.` };
  const attempt = { call, answer, silence: null, replyFaults: replyFaults(call, answer, options) };
  if (origin === null) return { ...attempt, permission: null, pageFaults: [] };
  const permission = await preflight(call, options, stop);
  const isAnswered = !('silence' in permission);
  return {
    ...attempt,
    permission: isAnswered ? permission : null,
    pageFaults: [
      ...originFaults('cors', answer, origin),
      ...(isAnswered
        ? preflightFaults(permission, origin)
        : [{ ...silenceFault(permission, options.timeout), at: 'preflight' }]),
    ],
  };
}

/** Whether the check has what a call needs. */
export const isToBeTried = ({ needsToken }: Call, { token }: Options): boolean =>
  !needsToken || token !== null;

const STOPPED = 'The server stopped answering.';

function silenceFault({ silence, reason }: Silence, timeout: number): Fault {
  if (silence === 'stopped') return { at: 'answer', change: STOPPED };
  if (silence === 'timeout')
    return { at: 'answer', change: `No answer came within ${timeout} ms. Answer sooner.` };
  if (silence === 'too long') return { at: 'answer', change: 'The answer has more than 32 MB. Send less.' };
  const because = reason ? ` (${reason})` : '';
  return { at: 'answer', change: `No answer came, or it was cut off${because}. Is the server there?` };
}

/** Whether a response may be read by pages of an origin. */
export function isReadable({ headers }: Answer, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}

/** Returns the first problem with the reply itself. The rest of the reply isn't checked. */
function replyFaults(call: Call, { status, headers, text }: Answer, { token }: Options): readonly Fault[] {
  const fault = (at: string, change: string) => [{ at, change }];
  if (status >= 300 && status < 400) {
    const to = headers.has('location') ? ' to another address' : '';
    return fault('status', `It redirects${to} (${status}). Answer here: no redirect is followed.`);
  }
  if (status === 404) return fault('status', 'The server has no such call (404). Serve it at this path.');
  if (status < 200 || status > 299)
    return fault(
      'status',
      `The status is ${status}. Answer with 200, and report a refusal through \`code\`.`,
    );
  const body = parsed(text);
  if (body === undefined) {
    if (/^\s*</.test(text))
      return fault('answer', 'It is an HTML page. Answer with JSON; is the path right?');
    if (text.trim() === '') return fault('answer', 'It is empty. Answer with `{ code, msg, data }`.');
    return fault('answer', 'It is not JSON, or it is cut off. Answer with `{ code, msg, data }`.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return fault('answer', 'It is not an object. Answer with `{ code, msg, data }`.');
  const code = readCode(Reflect.get(body, 'code'));
  if ('fault' in code) return [explain(code.fault, body)];
  if (code.value !== 200) {
    const isRefused = call.needsToken && token !== null && (code.value === 401 || code.value === 5004);
    const hint = isRefused ? 'Is the token valid?' : 'Answer with 200 if nothing is wrong.';
    return fault('code', `The call is refused with code ${code.value}. ${hint}`);
  }
  if ('msg' in body && body.msg !== null && typeof body.msg !== 'string')
    return [explain('msg: string', body)];
  const read = call.endpoint.read(Reflect.get(body, 'data'));
  return 'fault' in read ? [explain(read.fault, body)] : [];
}

/** Returns the parsed JSON; undefined if it's no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function originFaults(at: string, answer: Answer, origin: string): readonly Fault[] {
  if (isReadable(answer, origin)) return [];
  const now = answer.headers.has('access-control-allow-origin') ? 'names another origin' : 'is missing';
  const change = `\`Access-Control-Allow-Origin\` ${now}: pages of ${origin} may not read it. Send that origin, or \`*\`.`;
  return [{ at, change }];
}

function preflightFaults(answer: Answer, origin: string): readonly Fault[] {
  const at = 'preflight';
  if (answer.status < 200 || answer.status > 299)
    return [{ at, change: `OPTIONS is answered with status ${answer.status}. Answer with 204.` }];
  const listed = (answer.headers.get('access-control-allow-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const refused = listed.includes('*') ? [] : HEADERS.filter((name) => !listed.includes(name));
  return [
    ...originFaults(at, answer, origin),
    ...(refused.length > 0
      ? [{ at, change: `\`Access-Control-Allow-Headers\` lacks ${refused.join(', ')}. List it.` }]
      : []),
  ];
}
