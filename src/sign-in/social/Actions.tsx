import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Direction, Language } from '../../i18n/locale.js';
import { useText } from '../../i18n/use-messages.js';
import type { Done } from '../../state/act.js';
import type { UserInfo } from '../../state/identity.js';
import { adoptStyles } from '../../ui/adopt-styles.js';
import styles from './actions.css';
import { BindForm } from './BindForm.js';
import type { Turn } from './flow-state.js';
import { socialMessages } from './messages.js';

interface Props {
  readonly turn: Turn;
  /** The provider's. */
  readonly name: string;
  readonly lang: Language;
  readonly dir: Direction | null;
  readonly element: HTMLElement;
  readonly onCancel: () => void;
  readonly onUser: (user: UserInfo) => void;
  readonly onFailure: (outcome: Done<unknown>) => void;
}

/** What the shopper can do at this point. */
export function Actions(props: Props): ReactNode {
  const { turn, name, lang, dir, element, onCancel, onUser, onFailure } = props;
  const text = useText(socialMessages, lang);
  const place = useRef<HTMLDivElement>(null);
  const { status } = turn;

  useLayoutEffect(() => {
    const { shadowRoot } = element;
    if (shadowRoot) adoptStyles(shadowRoot, [styles]);
  }, [element]);
  useLayoutEffect(() => {
    // The button that was pressed may have gone: the focus stays here.
    const root = element.shadowRoot;
    if (status !== 'bind' && root && !root.activeElement && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
  }, [element, status]);

  if (!text) return null;
  const act = (label: string, onClick: () => void) => (
    <button key={label} type="button" part="button" className="social-act" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div ref={place} className="social-acts">
      {status === 'bind' && (
        <BindForm
          element={element}
          lang={lang}
          dir={dir}
          person={turn.person}
          text={text}
          onUser={onUser}
          onFailure={onFailure}
        />
      )}
      {status === 'blocked' && act(text.open(name), turn.open)}
      {(status === 'closed' || status === 'late' || status === 'unavailable') && act(text.again, turn.again)}
      {status === 'closed' && act(text.otherWindow, turn.otherWindow)}
      {act(text.cancel, onCancel)}
    </div>
  );
}
