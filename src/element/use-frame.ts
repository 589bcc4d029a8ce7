import { useCallback, useLayoutEffect, useState } from 'react';
import type { Language } from '../page/locale.js';
import { whenVisible } from '../page/visibility.js';
import { isNewVisitor } from '../state/identity.js';
import { followPageLanguage } from '../state/language.js';
import type { Outcome, Result } from '../state/resource.js';
import { accentColor, pageKey, type StorefrontState } from '../state/store.js';
import { useResource, useStore } from '../state/use-store.js';
import { keepEvents } from '../ui/page-events.js';
import { beforePaint, whenIdle } from '../ui/scheduling.js';
import { merge } from '../ui/use-partial-state.js';
import type { WidgetDefinition } from './definition.js';
import type { commonEvents } from './events.definition.js';
import type { FailureMessage } from './failure-message.js';
import type { ViewProps, WidgetHost } from './host.js';
import type { Widget } from './widget-context.js';

/** A widget that has the common events. */
export type Framed = WidgetDefinition & {
  readonly events: typeof commonEvents;
};

/** The widget, with the message it shows. */
export interface FrameState extends Widget {
  readonly message: FailureMessage | null;
  readonly clearMessage: () => void;
}

/** What every widget takes from the store. */
interface Page {
  readonly lang: Language;
  readonly api: string;
  readonly key: string;
  readonly accent: string | null;
  /** Whether the page has configured a color. */
  readonly hasOwnColor: boolean;
}

let latest: Page | undefined;

/** Returns the same object until the page changes. All widgets share it, and need one subscription each, not five. */
function pageOf(state: StorefrontState): Page {
  const { api, themeColor } = state.bigdata.config;
  const page: Page = {
    lang: state.lang,
    api,
    key: pageKey(state),
    accent: accentColor(),
    hasOwnColor: !!themeColor,
  };
  latest = merge(latest ?? page, page);
  return latest;
}

/** Returns what every widget has: its language, the theme color, and messages. */
export function useFrame<D extends Framed>(props: ViewProps<D>): FrameState {
  // D has at least the events of Framed, and the host is used only for those here.
  const host = props.host as unknown as ViewProps<Framed>['host'];
  const page = useStore(pageOf);
  const lang = props.lang ?? page.lang;
  const [message, setMessage] = useState<FailureMessage | null>(null);

  useResource(
    async (options) => {
      // What the shopper is waiting for goes first, then what they use next.
      await new Promise<void>(afterPaint);
      await new Promise<void>(whenIdle);
      const { loadThemeColor } = await import('../state/bootstrap.js');
      return loadThemeColor(options);
    },
    { key: page.api, isEnabled: !page.hasOwnColor },
  );

  useLayoutEffect(followPageLanguage, []);
  useLayoutEffect(() => keepEvents(host.element), [host]);

  const reportFailure = useCallback(
    async (outcome: Outcome | Result<unknown>, { isSeen = false } = {}): Promise<string | null> => {
      if (outcome.status !== 'failed' || !outcome.first) return null;
      const { failure } = outcome;
      const newMessage = await import('./failure-message.js')
        .then(({ failureMessage }) => failureMessage(failure, lang, host.element))
        .catch((): FailureMessage => ({ text: failure.message })); // without a network, there are no texts either
      await whenVisible(); // a message disappears after a while
      if (!newMessage || !host.element.isConnected) return null;
      setMessage({ ...newMessage, isSeen });
      host.emit('storefront-error', { call: failure.call, code: failure.code, message: newMessage.text });
      return newMessage.text;
    },
    [host, lang],
  );

  return {
    host: props.host as unknown as Widget['host'], // the view's parts ask for it with their own definition
    lang,
    dir: props.dir,
    accent: page.accent,
    api: page.api,
    pageKey: page.key,
    message,
    clearMessage: useCallback(() => setMessage(null), []),
    reportFailure,
  };
}

/**
 * Sends `storefront-ready` when the widget first shows its content. Work that can wait starts only then.
 * @param isWhole whether the widget has its full height and needs no reserved space.
 */
export function useReady<D extends WidgetDefinition>(
  host: WidgetHost<D>,
  isReady: boolean,
  isWhole = isReady,
): void {
  // Before paint, so that the box has the right height right away.
  useLayoutEffect(() => {
    if (isWhole) host.settle();
  }, [host, isWhole]);
  useLayoutEffect(() => {
    if (!isReady) return;
    return afterPaint(() => {
      const { element, emit } = host as unknown as WidgetHost<Framed>; // every widget has the events of Framed
      emit('storefront-ready', { tag: element.localName });
      if (isNewVisitor()) whenIdle(identify);
    });
  }, [host, isReady]);
}

function identify(): void {
  import('../state/bootstrap.js').then(
    ({ identifyVisitor }) => identifyVisitor(),
    () => {}, // logged in the console; the next visit tries again
  );
}

/** Calls back after the current render has been painted. Returns a function that cancels the wait. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = beforePaint(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancel();
    clearTimeout(timer);
  };
}

/**
 * Returns the failure to report for code that didn't load.
 * @param call what the code was for, as in `storefront-error`.
 */
export const chunkFailure = (error: unknown, call = ''): Outcome => ({
  status: 'failed',
  first: true,
  failure: { kind: 'network', call, code: 0, message: String(error) },
});
