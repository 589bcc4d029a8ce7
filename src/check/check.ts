import type { Call } from '../contract/call.js';
import { calls } from '../contract/calls.js';
import { widgetCalls } from '../contract/widget-calls.js';
import { type Attempt, checkCall, isToBeTried } from './check-call.js';
import type { Fault } from './faults.js';
import { findSharedFault, findUnreachable, findWrongServer } from './findings.js';
import type { Options } from './options.js';
import { isForeign } from './request.js';

/** The outcome of one call. */
export interface Outcome {
  readonly call: string;
  /** `without`: the server doesn't have this call and doesn't need it. */
  readonly result: 'fits' | 'fault' | 'skipped' | 'without';
  readonly faults: readonly Fault[];
  /** Why the call was skipped, or what widgets do without it. */
  readonly note?: string;
}

/** What the check found. */
export interface Report {
  /** What's wrong with the server as a whole, if anything. It's reported once, before the calls. */
  readonly finding: Fault | null;
  /** The outcomes of the calls, sorted by name. Empty if the server can't be reached. */
  readonly outcomes: readonly Outcome[];
  /** The names of the calls that weren't tried, because the widgets that were asked for don't make them. */
  readonly notUsed: readonly string[];
}

/** How far the check is. */
export interface Progress {
  readonly tried: number;
  readonly all: number;
}

/** How many calls are in flight at once: few enough that no server takes it for an attack. */
const AT_ONCE = 3;

/** How often progress is reported in the time that one request may take. */
const REPORTS_PER_TIMEOUT = 5;

/** Returns the names of the calls that widgets, and those that they open, can make. */
function callsOf(widgets: readonly string[]): ReadonlySet<string> {
  const all = new Set(widgets); // grows while it's read
  for (const name of all) for (const opened of widgetCalls[name]?.opens ?? []) all.add(opened);
  return new Set([...all].flatMap((name) => widgetCalls[name]?.calls ?? []));
}

/**
 * Tries every call that changes nothing, or those of the widgets that were asked for. Never throws. It ends once the server
 * hasn't answered anything for as long as one request may take.
 * @param onProgress called every now and then while the check runs
 */
export async function check(
  options: Options,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Report> {
  const { widgets } = options;
  const names = callsOf(widgets);
  const isUsed = ({ endpoint, by }: Call) => by === 'every widget' || names.has(endpoint.name);
  const all = calls.filter(({ probe }) => probe);
  const used = widgets.length > 0 ? all.filter(isUsed) : all;
  const notUsed = all.filter((call) => !used.includes(call)).map(({ endpoint }) => endpoint.name);
  const attempts = await tryAll(used, options, options.origin, onProgress);
  const unreachable = findUnreachable(attempts, options);
  if (unreachable) return { finding: unreachable, outcomes: [], notUsed };
  const shared = findSharedFault(attempts, options);
  // What a refused page gets isn't the reply, so the calls are tried again as another server would send them.
  const isRefused = shared?.at === 'origin';
  const shown = isRefused ? await tryWithoutOrigin(attempts, options, onProgress) : attempts;
  const finding = findWrongServer(shown, options) ?? shared;
  return { finding, outcomes: shown.map((attempt) => outcomeOf(attempt, finding)), notUsed };
}

/** Tries calls, a few at a time. The result is in the same order. */
async function tryAll(
  all: readonly Call[],
  options: Options,
  origin: string | null,
  onProgress: (progress: Progress) => void,
): Promise<Attempt[]> {
  const { timeout } = options;
  const attempts: Attempt[] = [];
  const stop = new AbortController();
  const silence = setTimeout(() => stop.abort(), timeout);
  let tried = 0;
  const toTry = all.filter((call) => isToBeTried(call, options)).length;
  const progress = setInterval(
    () => onProgress({ tried, all: toTry }),
    Math.ceil(timeout / REPORTS_PER_TIMEOUT),
  );
  const waiting = all.entries();
  const work = async () => {
    for (const [place, call] of waiting) {
      const attempt = await checkCall(call, options, origin, stop.signal);
      if (attempt.answer) silence.refresh();
      attempts[place] = attempt;
      if (isToBeTried(call, options)) tried += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearTimeout(silence);
  clearInterval(progress);
  return attempts;
}

/** Tries the calls to the API again, as from no page. */
async function tryWithoutOrigin(
  attempts: readonly Attempt[],
  options: Options,
  onProgress: (progress: Progress) => void,
): Promise<Attempt[]> {
  const isOwn = ({ call }: Attempt) => !isForeign(call, options);
  const own = attempts.filter(isOwn).map(({ call }) => call);
  const again = (await tryAll(own, options, null, onProgress)).values();
  return attempts.map((attempt) => (isOwn(attempt) ? (again.next().value ?? attempt) : attempt));
}

/** @param finding is left out of the faults, because it's reported once for all calls */
function outcomeOf(attempt: Attempt, finding: Fault | null): Outcome {
  const { call, note, answer, replyFaults, pageFaults } = attempt;
  const faults = [...replyFaults, ...pageFaults].filter(({ change }) => change !== finding?.change);
  const result = faults.length > 0 ? 'fault' : note === undefined ? 'fits' : answer ? 'without' : 'skipped';
  return { call: call.endpoint.name, result, faults, ...(note !== undefined && { note }) };
}
