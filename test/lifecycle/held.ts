/** The resources that a page holds for its widgets, counted while it is watched. */
export interface Held {
  /** Listeners on the window, the document, its root and its body, by type. */
  readonly listeners: readonly string[];
  /** The delays of the active timers and intervals, in milliseconds. */
  readonly timers: readonly number[];
  readonly frames: number;
  readonly observers: number;
  /** The URLs of the pending requests. */
  readonly requests: readonly string[];
}

const global = [window, document, document.documentElement, document.body];

/** Watches which resources are acquired and released, until `stop`. */
export function watchHeld(): {
  held(): Held;
  /** The URLs of the aborted requests. */
  readonly aborted: readonly string[];
  /** The delays of the timers that were cleared before they fired, in milliseconds. */
  readonly cleared: readonly number[];
  stop(): void;
} {
  const listeners: { target: unknown; type: string; listener: unknown; capture: boolean }[] = [];
  const timers = new Map<number, number>();
  const frames = new Set<number>();
  const observers = new Set<object>();
  const requests = new Set<{ readonly url: string }>();
  const aborted: string[] = [];
  const cleared: number[] = [];

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const { requestAnimationFrame, cancelAnimationFrame, fetch } = window;
  const restores: (() => void)[] = [];

  const isCapture = (options: unknown): boolean =>
    typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : !!options; // the DOM's overloads
  const drop = (target: unknown, type: string, listener: unknown, capture: boolean) => {
    const index = listeners.findIndex(
      (it) => it.target === target && it.type === type && it.listener === listener && it.capture === capture,
    );
    if (index >= 0) listeners.splice(index, 1);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const capture = isCapture(options);
    if (listener && global.some((it) => it === target)) {
      drop(target, type, listener, capture);
      listeners.push({ target, type, listener, capture });
      const signal = typeof options === 'object' ? options?.signal : null;
      if (signal)
        addEventListener.call(signal, 'abort', () => drop(target, type, listener, capture), { once: true });
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    drop(this ?? window, type, listener, isCapture(options));
    removeEventListener.call(this ?? window, type, listener, options);
  };

  const timed =
    (set: (code: () => void, delay: number) => number, repeats: boolean) =>
    (code: () => void, delay = 0, ...values: unknown[]) => {
      const id = set(() => {
        if (!repeats) timers.delete(id);
        Reflect.apply(code, undefined, values);
      }, delay);
      timers.set(id, delay);
      return id;
    };
  const clearing = (clear: (id?: number) => void) => (id?: number) => {
    const delay = timers.get(id ?? 0);
    if (delay !== undefined) cleared.push(delay);
    timers.delete(id ?? 0);
    clear(id);
  };
  Object.assign(window, {
    setTimeout: timed(setTimeout, false),
    setInterval: timed(setInterval, true),
    clearTimeout: clearing(clearTimeout),
    clearInterval: clearing(clearInterval),
    requestAnimationFrame(code: FrameRequestCallback) {
      const id = requestAnimationFrame((time) => {
        frames.delete(id);
        code(time);
      });
      frames.add(id);
      return id;
    },
    cancelAnimationFrame(id: number) {
      frames.delete(id);
      cancelAnimationFrame(id);
    },
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = { url: String(input) };
      requests.add(request);
      init?.signal?.addEventListener('abort', () => requests.has(request) && aborted.push(request.url));
      try {
        return await fetch(input, init);
      } finally {
        requests.delete(request);
      }
    },
  });

  for (const Original of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = Original.prototype;
    Original.prototype.observe = function (...values: unknown[]) {
      observers.add(this);
      Reflect.apply(observe, this, values);
    };
    Original.prototype.disconnect = function () {
      observers.delete(this);
      disconnect.call(this);
    };
    restores.push(() => Object.assign(Original.prototype, { observe, disconnect }));
  }

  return {
    aborted,
    cleared,
    held: () => ({
      listeners: listeners.map(({ type }) => type),
      timers: [...timers.values()],
      frames: frames.size,
      observers: observers.size,
      requests: [...requests].map(({ url }) => url),
    }),
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval });
      Object.assign(window, { requestAnimationFrame, cancelAnimationFrame, fetch });
      for (const restore of restores) restore();
    },
  };
}

const nextFrame = window.requestAnimationFrame.bind(window);

/** Waits frame by frame, without using anything that would be counted. */
export async function until(condition: () => unknown, what: string): Promise<void> {
  for (let frames = 0; !condition(); frames += 1) {
    if (frames > 300) throw new Error(`Waited in vain until ${what}.`);
    await new Promise(nextFrame);
  }
}
