import { useCallback, useLayoutEffect, useState } from 'react';
import { isNewVisitor } from '../state/identity.js';
import { followPageLanguage } from '../state/language.js';
import type { Outcome, Result } from '../state/resource.js';
import { accentColor } from '../state/store.js';
import { useResource } from '../state/use-resource.js';
import { useStore } from '../state/use-store.js';
import { whenIdle } from '../ui/when-idle.js';
import type { WidgetDefinition } from './definition.js';
import type { commonEvents } from './events.definition.js';
import type { FailureMessage } from './failure-message.js';
import type { ViewProps, WidgetHost } from './host.js';
import type { Widget } from './widget-context.js';

/** A widget that has the events of every widget. */
export type Framed = WidgetDefinition & {
  readonly events: typeof commonEvents;
};

/** The widget, with the message that it shows. */
export interface FrameState extends Widget {
  readonly message: FailureMessage | null;
  readonly clearMessage: () => void;
}

/** What is the same in every widget: its language, the theme colour, and messages. */
export function useFrame<D extends Framed>(props: ViewProps<D>): FrameState {
  // The events of D are those of Framed at least; a view's host is used for these two alone.
  const host = props.host as unknown as ViewProps<Framed>['host'];
  const pageLanguage = useStore((state) => state.lang);
  const lang = props.lang ?? pageLanguage;
  const accent = useStore(accentColor);
  const [message, setMessage] = useState<FailureMessage | null>(null);

  const api = useStore(({ bigdata }) => (bigdata.config.themeColor ? null : bigdata.config.api));
  useResource(
    async (options) => {
      // What the shopper waits for comes first, what they use next after it.
      await new Promise<void>(afterPaint);
      await new Promise<void>(whenIdle);
      const { loadThemeColor } = await import('../state/bootstrap.js');
      return loadThemeColor(options);
    },
    { key: api ?? '', isWanted: api !== null },
  );

  useLayoutEffect(followPageLanguage, []);

  const reportFailure = useCallback(
    async (outcome: Outcome | Result<unknown>): Promise<string | null> => {
      if (outcome.status !== 'failed' || !outcome.first) return null;
      const { failure } = outcome;
      const told = await import('./failure-message.js')
        .then(({ failureMessage }) => failureMessage(failure, lang, host.element))
        .catch((): FailureMessage => ({ text: failure.message })); // no network, and so no texts either
      if (!told || !host.element.isConnected) return null;
      setMessage(told);
      host.emit('storefront-error', { call: failure.call, code: failure.code, message: told.text });
      return told.text;
    },
    [host, lang],
  );

  return {
    host: props.host as unknown as Widget['host'], // its parts ask for it with their own definition
    lang,
    dir: props.dir,
    accent,
    message,
    clearMessage: useCallback(() => setMessage(null), []),
    reportFailure,
  };
}

/**
 * Sends `storefront-ready` when the widget first shows what it is for. What can wait until then, waits until then.
 * @param isWhole whether it has its height, so that no space has to be kept for it.
 */
export function useReady<D extends WidgetDefinition>(
  host: WidgetHost<D>,
  isReady: boolean,
  isWhole = isReady,
): void {
  // Before it is painted: its box then has the right height at once.
  useLayoutEffect(() => {
    if (isWhole) host.settle();
  }, [host, isWhole]);
  useLayoutEffect(() => {
    if (!isReady) return;
    return afterPaint(() => {
      const { element, emit } = host as unknown as WidgetHost<Framed>; // every widget has the events of Framed
      emit('storefront-ready', { tag: element.localName });
      if (isNewVisitor()) whenIdle(welcome);
    });
  }, [host, isReady]);
}

function welcome(): void {
  import('../state/bootstrap.js').then(
    ({ welcomeVisitor }) => welcomeVisitor(),
    () => {}, // told in the console; the next visit tries again
  );
}

/** Calls back when what is drawn now has been painted. Returns what ends the wait. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * What is told of code that was wanted and did not load.
 * @param call what it was for, as `storefront-error` says it.
 */
export const chunkFailure = (error: unknown, call = ''): Outcome => ({
  status: 'failed',
  first: true,
  failure: { kind: 'network', call, code: 0, message: String(error) },
});
