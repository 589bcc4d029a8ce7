import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Styles } from '../../element/Frame.js';
import { useWidget } from '../../element/widget-context.js';
import { useMessages } from '../../i18n/messages.js';
import {
  addPasskey,
  type PasskeyCreation,
  rememberOffer,
  requestCreation,
  wasOffered,
} from '../../state/passkeys.js';
import { icon } from '../../ui/icons.js';
import { useLatest } from '../../ui/use-latest.js';
import { canAdd, createPasskey } from './ceremonies.js';
import { passkeyMessages } from './messages.js';
import css from './passkeys.css';

const sheets = [css];

export const KeyIcon = icon('M14.5 9.5a4 4 0 1 0-3.2 3.9L13 15h2v2h2v2h4v-3.5l-6.7-6.7M9.5 8.5v.5');

interface Props {
  readonly options: PasskeyCreation;
  /** Whether this takes the focus when it appears. A dialog focuses its heading instead. */
  readonly takesFocus: boolean;
  readonly onEnd: () => void;
}

/** Offers a passkey to a shopper who has just signed in. Offers it only once: leaving counts as an answer. */
export function Offer({ options, takesFocus, onEnd }: Props): ReactNode {
  const { lang, reportFailure } = useWidget();
  const text = useMessages(passkeyMessages, lang);
  const { run, isBusy } = useLatest();
  const [refusal, setRefusal] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<PasskeyCreation | null>(options);
  useLayoutEffect(rememberOffer, []);
  const isThere = text !== null;
  useLayoutEffect(() => {
    if (takesFocus && isThere) box.current?.focus();
  }, [takesFocus, isThere]);

  const add = async () => {
    if (isBusy) return;
    setRefusal(null);
    await run(async ({ signal }) => {
      const note = await tryToAdd(signal);
      if (signal.aborted) return;
      if (note === undefined) onEnd();
      else setRefusal(note);
    });
  };
  /** Returns the message for the shopper, or null for none. Returns undefined once the passkey exists. */
  const tryToAdd = async (signal: AbortSignal): Promise<string | null | undefined> => {
    const options = next.current ?? (await requestCreation({ signal }));
    next.current = null; // valid only once
    const creation = 'status' in options ? (options.status === 'done' ? options.value : null) : options;
    if (!creation) return text?.failed ?? null;
    const made = await createPasskey(creation, signal);
    if (made.status === 'existing') return undefined;
    if (made.status !== 'done') return made.status === 'failed' ? (text?.failed ?? null) : null;
    const added = await addPasskey(made.credential, { signal });
    return added.status === 'done' ? undefined : reportFailure(added, { isSeen: true });
  };

  return (
    text && (
      <div ref={box} className="passkey" tabIndex={-1}>
        <Styles sheets={sheets} />
        <KeyIcon />
        <p key={text.why}>{text.why}</p>
        <div role="status">
          {isBusy && (
            <p key={text.adding} className="notice">
              {text.adding}
            </p>
          )}
        </div>
        {refusal && (
          <p className="notice passkey-refusal" dir="auto">
            <span key={refusal}>{refusal}</span>
          </p>
        )}
        <button
          type="button"
          part="button"
          className="primary"
          aria-disabled={isBusy ? true : undefined}
          onClick={() => void add()}
        >
          <span key={text.add}>{text.add}</span>
        </button>
        <button type="button" part="link" className="link" onClick={onEnd}>
          <span key={text.later}>{text.later}</span>
        </button>
      </div>
    )
  );
}

/** How long the shopper waits for an offer, in milliseconds. They are already signed in by then. */
const patience = 3000;

/**
 * Loads the options for a new passkey if this device can create one and none was offered yet. They are loaded before
 * the shopper says yes, because Safari creates a passkey only directly in the click.
 * @returns null if there is nothing to offer.
 */
export async function prepareOffer(): Promise<PasskeyCreation | null> {
  const signal = AbortSignal.timeout(patience);
  const isLate = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  if (wasOffered() || !(await Promise.race([canAdd(), isLate]))) return null;
  const options = await requestCreation({ signal });
  return options.status === 'done' ? options.value : null;
}
