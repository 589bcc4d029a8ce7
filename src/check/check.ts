import { numeric, reader } from '../api/reply.js';
import type { Call } from '../contract/call.js';
import { calls } from '../contract/calls.js';
import { type Answer, ask, HEADERS, preflight, type Silence } from './ask.js';
import { explain, type Fault } from './faults.js';
import type { Options } from './options.js';

/** The outcome of one call. */
export interface Outcome {
  readonly call: string;
  /** `without`: the server doesn't have this call and doesn't need it. */
  readonly result: 'fits' | 'fault' | 'skipped' | 'without';
  readonly faults: readonly Fault[];
  /** Why the call was skipped, or what widgets do without it. */
  readonly note?: string;
}

const readCode = reader(numeric, 'code');

/** How many calls are in flight at once: few enough that no server takes it for an attack. */
const AT_ONCE = 3;

/** Tries every call that changes nothing, and returns the outcomes sorted by name. Never throws. */
export async function check(options: Options): Promise<Outcome[]> {
  const asked = calls.filter(({ probe }) => probe);
  const outcomes: Outcome[] = [];
  const waiting = asked.entries();
  const work = async () => {
    for (const [place, call] of waiting) outcomes[place] = await checkCall(call, options);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

async function checkCall(call: Call, options: Options): Promise<Outcome> {
  const { name } = call.endpoint;
  if (call.needsToken && options.token === null)
    return { call: name, result: 'skipped', faults: [], note: 'It needs a token. Give one with --token.' };
  const answer = await ask(call, options);
  if (call.without && 'status' in answer && isMissing(answer))
    return { call: name, result: 'without', faults: [], note: `Not there: ${call.without}.` };
  if ('silence' in answer) return { call: name, result: 'fault', faults: [silent(answer, options)] };
  const may = await preflight(call, options);
  const faults = [
    ...replyFaults(call, answer, options),
    ...originFaults('cors', answer, options),
    ...('silence' in may ? [{ ...silent(may, options), at: 'preflight' }] : preflightFaults(may, options)),
  ];
  return { call: name, result: faults.length > 0 ? 'fault' : 'fits', faults };
}

const isMissing = ({ status }: Answer): boolean => status === 404;

function silent({ silence, reason }: Silence, { timeout }: Options): Fault {
  if (silence === 'timeout')
    return { at: 'answer', change: `No answer came within ${timeout} ms. Answer sooner.` };
  if (silence === 'too long') return { at: 'answer', change: 'The answer has more than 32 MB. Send less.' };
  const because = reason ? ` (${reason})` : '';
  return { at: 'answer', change: `No answer came, or it broke off${because}. Is the server there?` };
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
    return fault('status', `The status is ${status}. Answer with 200, and tell a refusal by its \`code\`.`);
  const body = parsed(text);
  if (body === undefined) {
    if (/^\s*</.test(text))
      return fault('answer', 'It is an HTML page. Answer with JSON; is the path right?');
    if (text.trim() === '') return fault('answer', 'It is empty. Answer with `{ code, msg, data }`.');
    return fault('answer', 'It is no JSON, or JSON that breaks off. Answer with `{ code, msg, data }`.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return fault('answer', 'It is no object. Answer with `{ code, msg, data }`.');
  const code = readCode(Reflect.get(body, 'code'));
  if ('fault' in code) return [explain(code.fault, body)];
  if (code.value !== 200) {
    const isRefused = call.needsToken && token !== null && (code.value === 401 || code.value === 5004);
    const hint = isRefused ? 'Is the token valid?' : 'Answer with 200 where nothing is wrong.';
    return fault('code', `The call is refused with code ${code.value}. ${hint}`);
  }
  if ('msg' in body && body.msg !== null && typeof body.msg !== 'string')
    return [explain('msg: string', body)];
  const read = call.endpoint.read(Reflect.get(body, 'data'));
  return 'fault' in read ? [explain(read.fault, body)] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function originFaults(at: string, { headers }: Answer, { origin }: Options): readonly Fault[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return [];
  const now = allowed === null ? 'is missing' : 'names another origin';
  const change = `\`Access-Control-Allow-Origin\` ${now}: pages of ${origin} may not read it. Send that origin, or \`*\`.`;
  return [{ at, change }];
}

function preflightFaults(answer: Answer, options: Options): readonly Fault[] {
  const at = 'preflight';
  if (answer.status < 200 || answer.status > 299)
    return [{ at, change: `OPTIONS is answered with status ${answer.status}. Answer with 204.` }];
  const listed = (answer.headers.get('access-control-allow-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const refused = listed.includes('*') ? [] : HEADERS.filter((name) => !listed.includes(name));
  return [
    ...originFaults(at, answer, options),
    ...(refused.length > 0
      ? [{ at, change: `\`Access-Control-Allow-Headers\` lacks ${refused.join(', ')}. List it.` }]
      : []),
  ];
}
