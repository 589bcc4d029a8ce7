import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Direction, Language } from '../../i18n/locale.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { UserInfo } from '../../state/identity.js';
import type { Result } from '../../state/resource.js';
import { adoptStyles } from '../../ui/adopt-styles.js';
import styles from './actions.css';
import { BindForm } from './BindForm.js';
import type { FlowState } from './flow-state.js';
import { socialMessages } from './messages.js';

interface Props {
  readonly state: FlowState;
  /** The provider's. */
  readonly name: string;
  readonly lang: Language;
  readonly dir: Direction | null;
  readonly element: HTMLElement;
  readonly onCancel: () => void;
  readonly onUser: (user: UserInfo) => void;
  readonly onFailure: (outcome: Result<unknown>) => void;
}

/** What the shopper can do at this point. */
export function Actions(props: Props): ReactNode {
  const { state, name, lang, dir, element, onCancel, onUser, onFailure } = props;
  const text = useMessages(socialMessages, lang);
  const place = useRef<HTMLDivElement>(null);
  const { status } = state;

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
          person={state.person}
          text={text}
          onUser={onUser}
          onFailure={onFailure}
        />
      )}
      {status === 'blocked' && act(text.open(name), state.open)}
      {(status === 'closed' || status === 'late' || status === 'unavailable') && act(text.again, state.again)}
      {status === 'closed' && act(text.otherWindow, state.otherWindow)}
      {act(text.cancel, onCancel)}
    </div>
  );
}
