import type { Widget } from '../../element/widget-context.js';
import type { Language } from '../../page/locale.js';
import type { UserInfo } from '../../state/identity.js';
import { facebook } from './facebook.js';
import type { Attempt, Flow, Provider } from './flow-state.js';
import { google } from './google.js';
import { socialMessages } from './messages.js';
import { popupFlow } from './popup-flow.js';

export { Actions, FlowStatus } from './FlowStatus.js';

/** A click, as the buttons pass it on. */
interface Click extends Pick<Attempt, 'signal' | 'newWindow'>, Pick<Widget, 'lang' | 'reportFailure'> {
  readonly provider: Provider;
  /** The window that the click opened. `null` if it was blocked, undefined if the provider's own script opens one. */
  readonly popup: Window | null | undefined;
  readonly setNow: (now: Flow) => void;
  readonly stop: () => void;
  readonly onUser: (user: UserInfo) => void;
}

/** Handles a click on a provider's button. */
export function begin(click: Click): void {
  const { provider, popup, signal, newWindow, lang, reportFailure, setNow, stop, onUser } = click;
  if (signal.aborted) return;
  if (provider === 'apple') {
    stop();
    void reportApple(lang, reportFailure);
    return;
  }
  const attempt: Attempt = {
    provider,
    signal,
    newWindow,
    onState: (state) => !signal.aborted && setNow({ provider, state }),
    onUser: (user) => !signal.aborted && onUser(user),
    onFailure(outcome) {
      if (signal.aborted) return;
      stop();
      reportFailure(outcome);
    },
  };
  if (popup !== undefined) void popupFlow(attempt, popup);
  else void (provider === 'google' ? google : facebook)(attempt, () => void popupFlow(attempt, newWindow()));
}

/** Reports that sign-in with Apple isn't available yet (spec section 8). */
async function reportApple(lang: Language, reportFailure: Widget['reportFailure']): Promise<void> {
  const { underDevelopment: message } = await socialMessages.load(lang);
  const failure = { kind: 'business', call: 'apple', code: 0, message } as const;
  reportFailure({ status: 'failed', first: true, failure });
}
