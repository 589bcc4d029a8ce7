import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Styles } from '../../element/Frame.js';
import { useWidget } from '../../element/widget-context.js';
import { useMessages } from '../../i18n/messages.js';
import { fill } from '../../i18n/text.js';
import type { UserInfo } from '../../state/identity.js';
import css from './Actions.css';
import { BindForm } from './BindForm.js';
import type { FlowState } from './flow-state.js';
import { socialMessages } from './messages.js';

interface FlowStatusProps {
  readonly state: FlowState;
  /** The provider's name. */
  readonly name: string;
}

/** Shows the current state in words. */
export function FlowStatus({ state, name }: FlowStatusProps): ReactNode {
  const { lang } = useWidget();
  const text = useMessages(socialMessages, lang);
  if (!text) return null;
  const { status } = state;
  const message = (status === 'bind' && state.note) || fill(text[status], { name });
  return (
    <p className="social-message">
      <span key={message} dir="auto">
        {message}
      </span>
      {status === 'waiting' && state.number && (
        <span key={state.number}>
          {' '}
          {text.number} <strong translate="no">{state.number}</strong>
        </span>
      )}
    </p>
  );
}

const sheets = [css];

interface ActionsProps {
  readonly state: FlowState;
  /** The provider's name. */
  readonly name: string;
  readonly onCancel: () => void;
  readonly onUser: (user: UserInfo) => void;
}

/** The controls that the shopper can use in the current state. */
export function Actions(props: ActionsProps): ReactNode {
  const { state, name, onCancel, onUser } = props;
  const { host, lang } = useWidget();
  const { element } = host;
  const text = useMessages(socialMessages, lang);
  const place = useRef<HTMLDivElement>(null);
  const { status } = state;

  useLayoutEffect(() => {
    // The button that was pressed may be gone. Keep the focus in this area.
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
      <Styles sheets={sheets} />
      {status === 'bind' && <BindForm person={state.person} text={text} onUser={onUser} />}
      {status === 'blocked' && act(fill(text.open, { name }), state.open)}
      {(status === 'closed' || status === 'late' || status === 'unavailable') && act(text.again, state.again)}
      {status === 'closed' && act(text.otherWindow, state.otherWindow)}
      {act(text.cancel, onCancel)}
    </div>
  );
}
