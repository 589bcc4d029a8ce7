import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '../i18n/locale.js';
import { isNewVisitor } from '../state/identity.js';
import { followPageLanguage } from '../state/language.js';
import type { Outcome, Result } from '../state/resource.js';
import { accentColor } from '../state/store.js';
import { useStore } from '../state/use-store.js';
import type { WidgetDefinition } from './definition.js';
import type { commonEvents } from './events.definition.js';
import type { FailureMessage } from './failure-message.js';
import type { ViewProps, WidgetHost } from './host.js';

/** A widget that has the events of every widget. */
export type Framed = WidgetDefinition & {
  readonly events: typeof commonEvents;
};

export interface FrameState {
  readonly lang: Language;
  readonly accent: string | null;
  readonly message: FailureMessage | null;
  readonly clearMessage: () => void;
  /** Tells the shopper of a failed load, in one widget of the page alone, and sends `storefront-error`. */
  readonly reportFailure: (outcome: Outcome | Result<unknown>) => void;
}

/** What is the same in every widget: its language, the theme colour, and messages. */
export function useFrame<D extends Framed>(props: ViewProps<D>): FrameState {
  // The events of D are those of Framed at least; a view's host is used for these two alone.
  const host = props.host as unknown as ViewProps<Framed>['host'];
  const pageLanguage = useStore((state) => state.lang);
  const lang = props.lang ?? pageLanguage;
  const accent = useStore(accentColor);
  const [message, setMessage] = useState<FailureMessage | null>(null);

  const api = useStore((state) => (state.bigdata.config.themeColor ? null : state.bigdata.config.api));
  useLayoutEffect(() => {
    if (api === null) return;
    const end = new AbortController();
    import('../state/bootstrap.js').then(
      ({ loadThemeColor }) => loadThemeColor({ signal: end.signal }),
      () => {}, // told in the console; the design has an accent of its own
    );
    return () => end.abort();
  }, [api]);

  useLayoutEffect(followPageLanguage, []);

  const reportFailure = useCallback(
    async (outcome: Outcome | Result<unknown>) => {
      if (outcome.status !== 'failed' || !outcome.first) return;
      const { failure } = outcome;
      const told = await import('./failure-message.js')
        .then(({ failureMessage }) => failureMessage(failure, lang, host.element))
        .catch((): FailureMessage => ({ text: failure.message })); // no network, and so no texts either
      if (!told || !host.element.isConnected) return;
      setMessage(told);
      host.emit('storefront-error', { call: failure.call, code: failure.code, message: told.text });
    },
    [host, lang],
  );

  return {
    lang,
    accent,
    message,
    clearMessage: useCallback(() => setMessage(null), []),
    reportFailure,
  };
}

/**
 * Sends `storefront-ready` when the widget first shows what it is for. What can wait until then, waits until then.
 */
export function useReady<D extends WidgetDefinition>(host: WidgetHost<D>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    if (isNewVisitor()) {
      import('../state/bootstrap.js').then(
        ({ welcomeVisitor }) => welcomeVisitor(),
        () => {}, // told in the console; the next visit tries again
      );
    }
    const { element, emit } = host as unknown as WidgetHost<Framed>; // every widget has the events of Framed
    const frame = requestAnimationFrame(() => emit('storefront-ready', { tag: element.localName }));
    return () => cancelAnimationFrame(frame);
  }, [host, isReady]);
}
