import type { ReactNode } from 'react';
import type { Language } from '../../i18n/locale.js';
import { useText } from '../../i18n/use-messages.js';
import type { Turn } from './flow-state.js';
import { socialMessages } from './messages.js';

interface Props {
  readonly turn: Turn;
  /** The provider's. */
  readonly name: string;
  readonly lang: Language;
}

/** How far it has come, in words. */
export function Told({ turn, name, lang }: Props): ReactNode {
  const text = useText(socialMessages, lang);
  if (!text) return null;
  const { status } = turn;
  const told = (status === 'bind' && turn.note) || text[status](name);
  return (
    <p className="social-told">
      <span key={told} dir="auto">
        {told}
      </span>
      {status === 'waiting' && turn.number && (
        <span key={turn.number}>
          {' '}
          {text.number} <strong translate="no">{turn.number}</strong>
        </span>
      )}
    </p>
  );
}
