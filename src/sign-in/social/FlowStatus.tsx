import type { ReactNode } from 'react';
import { useWidget } from '../../element/widget-context.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { FlowState } from './flow-state.js';
import { socialMessages } from './messages.js';

interface Props {
  readonly state: FlowState;
  /** The provider's name. */
  readonly name: string;
}

/** Shows the current state in words. */
export function FlowStatus({ state, name }: Props): ReactNode {
  const { lang } = useWidget();
  const text = useMessages(socialMessages, lang);
  if (!text) return null;
  const { status } = state;
  const told = (status === 'bind' && state.note) || text[status](name);
  return (
    <p className="social-told">
      <span key={told} dir="auto">
        {told}
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
