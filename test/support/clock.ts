let restore = () => {};
afterEach(() => {
  restore();
  restore = () => {};
});

export interface Clock {
  /** Advances the timers. */
  tick(milliseconds: number): void;
  /** The number of running timers. */
  readonly running: number;
  /** The milliseconds until the next timer runs. */
  readonly next: number;
}

/**
 * Takes over timers of 1.5 to 5 s, such as those of messages, until the test ends. Tests use shorter ones for waiting
 * and longer ones for giving up.
 */
export function fakeClock(): Clock {
  const { setTimeout: realSet, clearTimeout: realClear } = window;
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  let now = 0;
  let ids = 1_000_000_000;
  const set = (run: () => void, delay = 0, ...values: unknown[]) => {
    if (delay < 1500 || delay >= 5000) return realSet(run, delay, ...values);
    ids += 1;
    timers.set(ids, { due: now + delay, run });
    return ids;
  };
  const clear = (id?: number) => {
    if (id === undefined || !timers.delete(id)) realClear(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  restore = () => Object.assign(window, { setTimeout: realSet, clearTimeout: realClear });
  return {
    tick(milliseconds) {
      now += milliseconds;
      for (const [id, { due, run }] of [...timers]) {
        if (due > now || !timers.delete(id)) continue;
        run();
      }
    },
    get running() {
      return timers.size;
    },
    get next() {
      return Math.min(...[...timers.values()].map(({ due }) => due)) - now;
    },
  };
}
