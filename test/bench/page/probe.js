// Runs on every measured page, before anything else. Times are in milliseconds since the navigation started.
(() => {
  const longTasks = [];
  new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true });
  const eventTimings = [];
  const timing = new PerformanceObserver((list) => eventTimings.push(...list.getEntries()));
  timing.observe({ type: 'event', durationThreshold: 16, buffered: true });

  // One channel for all: the first one of a page takes milliseconds, which are the probe's and not the page's.
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();

  /** Calls back in the next task. */
  const afterTask = (callback) => {
    waiting.push(callback);
    port2.postMessage(null);
  };
  afterTask(() => {});

  /** Calls back in the task after the next frame, when what was rendered is on its way to the screen. */
  const afterFrame = (callback) => requestAnimationFrame(() => afterTask(callback));

  let ready = 0;
  let wanted = 1;
  let report;
  let usableAt = new Promise((resolve) => {
    report = resolve;
  });
  const usable = () => afterFrame(() => report(performance.now()));
  // This event comes after the first paint. Peers report that they have rendered, before the paint.
  document.addEventListener('storefront-ready', () => ++ready === wanted && report(performance.now()));

  /** Checks a condition on every frame. Resolves once it's true. */
  const until = (holds) =>
    new Promise((resolve) => {
      const look = () => (holds() ? resolve() : requestAnimationFrame(look));
      look();
    });

  // Listens from the start, because a widget may keep an event, such as Escape, from later listeners.
  const nextEvent = {};
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, (event) => nextEvent[type]?.(event), { capture: true });

  window.bench = {
    usable,
    until,
    expect: (count) => {
      wanted = count;
    },
    whenUsable: () => usableAt,

    /** Like `whenUsable`, for our car search, whose plain form can be used before the widget is there. */
    whenSearchUsable: async () => {
      await until(() =>
        document
          .querySelector('storefront-car-search')
          ?.shadowRoot?.querySelector('select[name=make] option:nth-child(41), [part=make] [role=combobox]'),
      );
      // What is found at the start of a frame is painted in it.
      return new Promise((resolve) => afterTask(() => resolve(performance.now())));
    },
    longestTask: () => Math.max(0, ...longTasks),
    blocked: () => longTasks.reduce((sum, duration) => sum + duration - 50, 0),

    /** Measures the milliseconds from the next event of this type to the frame in which `shown` returns true. */
    interaction: (type, shown = () => true) =>
      new Promise((resolve) => {
        nextEvent[type] = ({ timeStamp }) => {
          delete nextEvent[type];
          const settle = () =>
            afterFrame(() =>
              shown() ? resolve({ timeStamp, took: performance.now() - timeStamp }) : settle(),
            );
          settle();
        };
      }),

    /** Resolves to null after 15 seconds. Nothing that is measured takes that long. */
    late: () => new Promise((resolve) => setTimeout(resolve, 15_000, null)),

    /** Returns the durations that the browser reports (Event Timing, in steps of 8 ms) for events at these times. */
    eventTiming: (timeStamps) => {
      eventTimings.push(...timing.takeRecords());
      return timeStamps.map((at) =>
        Math.max(
          0,
          ...eventTimings
            .filter(({ startTime }) => Math.abs(startTime - at) < 1)
            .map(({ duration }) => duration),
        ),
      );
    },

    /** Resolves when the browser is idle. */
    idle: () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),

    /** Returns the longest event duration of each interaction with an event at one of these times. 0 if below 16 ms. */
    inp: async (timeStamps) => {
      await new Promise(afterFrame);
      eventTimings.push(...timing.takeRecords());
      return timeStamps.map((at) => {
        const ids = eventTimings
          .filter(({ startTime }) => Math.abs(startTime - at) < 1)
          .map(({ interactionId }) => interactionId);
        const own = eventTimings.filter(
          ({ startTime, interactionId }) =>
            Math.abs(startTime - at) < 1 || (interactionId && ids.includes(interactionId)),
        );
        return Math.max(0, ...own.map(({ duration }) => duration));
      });
    },

    /** Mounts `count` widgets, waits until all are ready, and removes them. */
    mountOnce: async (count) => {
      ready = 0;
      wanted = count;
      usableAt = new Promise((resolve) => {
        report = resolve;
      });
      const place = document.createElement('div');
      for (let index = 0; index < count; index++)
        place.append(document.createElement('storefront-car-search'));
      document.body.append(place);
      await usableAt;
      place.remove();
      await new Promise(afterFrame);
    },

    /** Mounts widgets and removes them before they can be ready. */
    mountHastily: async (count) => {
      const place = document.createElement('div');
      for (let index = 0; index < count; index++)
        place.append(document.createElement('storefront-car-search'));
      document.body.append(place);
      await Promise.resolve();
      place.remove();
      await new Promise(afterFrame);
    },

    /** Times a fixed amount of work, which shows how much slower the throttled processor is. */
    work: () => {
      const began = performance.now();
      let sum = 0;
      for (let index = 0; index < 3e7; index++) sum = (sum + index * 7) % 1000003;
      window.result = sum; // use the result, so that the loop isn't optimized away
      return performance.now() - began;
    },
  };

  // The probe's own code is compiled here, not during what it measures.
  const { interaction } = window.bench;
  void interaction('probe');
  dispatchEvent(new Event('probe'));
})();
