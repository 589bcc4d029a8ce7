import { type ReactNode, useRef, useState } from 'react';
import { Styles } from '../../element/Frame.js';
import { useWidget } from '../../element/widget-context.js';
import { useMessages } from '../../i18n/messages.js';
import type { UserInfo } from '../../state/identity.js';
import { requestSignIn, signInByPasskey } from '../../state/passkeys.js';
import { useLatestEffect } from '../../ui/use-latest.js';
import { canAutofill, choosePasskey, waitForPasskey } from './ceremonies.js';
import { passkeyMessages } from './messages.js';
import { KeyIcon } from './Offer.js';
import css from './passkeys.css';

const sheets = [css];

/** How long options are valid if they don't say, in milliseconds. */
const usualTimeout = 300_000;

/** The minimum lifetime of options, in milliseconds, which limits how often new ones are requested. */
const shortest = 30_000;

interface Props {
  readonly onUser: (user: UserInfo, method: 'passkey') => void;
}

/**
 * Signs the shopper in with a passkey that they choose in the email field's autofill, or with a button if the browser
 * can't offer passkeys there. If the server refuses one, shows the reason and lets the shopper choose again.
 */
export function Autofill({ onUser }: Props): ReactNode {
  const { lang, reportFailure } = useWidget();
  const text = useMessages(passkeyMessages, lang);
  const [isSigningIn, setSigningIn] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [choose, setChoose] = useState<(() => Promise<void>) | null>(null);
  const latest = useRef({ onUser, reportFailure });
  latest.current = { onUser, reportFailure };

  useLatestEffect([], ({ signal }) => {
    /** @returns true if the credential signed the shopper in, or if the signal aborted */
    const signInBy = async (credential: object): Promise<boolean> => {
      setSigningIn(true);
      setRefusal(null);
      const outcome = await signInByPasskey(credential, { signal });
      if (signal.aborted) return true;
      setSigningIn(false);
      if (outcome.status === 'done') latest.current.onUser(outcome.value, 'passkey');
      else setRefusal(await latest.current.reportFailure(outcome, { isSeen: true }));
      return outcome.status === 'done';
    };
    let isChoosing = false;
    const chooseNow = async () => {
      if (isChoosing) return;
      isChoosing = true;
      setRefusal(null);
      const options = await requestSignIn({ signal });
      if (options.status === 'done') {
        const chosen = await choosePasskey(options.value, signal);
        if (chosen.status === 'done') await signInBy(chosen.credential);
      } else if (!signal.aborted) setRefusal(await latest.current.reportFailure(options, { isSeen: true }));
      isChoosing = false;
    };
    const follow = async () => {
      if (!(await canAutofill())) return signal.aborted || setChoose(() => chooseNow);
      while (!signal.aborted) {
        const credential = await nextPasskey(signal);
        if (!credential || (await signInBy(credential))) return;
      }
    };
    return follow();
  });

  return (
    <>
      <Styles sheets={sheets} />
      {choose && text && (
        <button
          type="button"
          part="button"
          className="passkey-use"
          aria-disabled={isSigningIn ? true : undefined}
          onClick={() => void choose()}
        >
          <KeyIcon />
          <span key={text.use}>{text.use}</span>
        </button>
      )}
      <div role="status">{isSigningIn && <p className="notice">{text?.signingIn}</p>}</div>
      {refusal && (
        <p className="notice passkey-refusal" dir="auto">
          <span key={refusal}>{refusal}</span>
        </p>
      )}
    </>
  );
}

/**
 * Waits for the shopper to choose a passkey. Options that expire meanwhile are requested again as soon as the page is
 * visible.
 * @returns null if no passkey will come.
 */
async function nextPasskey(signal: AbortSignal): Promise<object | null> {
  for (;;) {
    const options = await requestSignIn({ signal });
    if (options.status !== 'done') return null;
    const old = new AbortController();
    const stop = () => old.abort();
    signal.addEventListener('abort', stop);
    const timer = setTimeout(stop, Math.max(options.value.timeout ?? usualTimeout, shortest) * 0.9);
    const outcome = await waitForPasskey(options.value, old.signal);
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    if (outcome.status === 'done') return outcome.credential;
    if (signal.aborted || !old.signal.aborted) return null;
    await untilSeen(signal);
  }
}

/** Waits until the page is visible or the signal aborts. */
const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
