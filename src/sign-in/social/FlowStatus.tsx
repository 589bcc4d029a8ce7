import type { ReactNode } from 'react';
import type { Language } from '../../i18n/locale.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { FlowState } from './flow-state.js';
import { socialMessages } from './messages.js';

interface Props {
  readonly state: FlowState;
  /** The provider's. */
  readonly name: string;
  readonly lang: Language;
}

/** How far it has come, in words. */
export function FlowStatus({ state, name, lang }: Props): ReactNode {
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
