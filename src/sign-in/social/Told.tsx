import type { ReactNode } from 'react';
import type { Language } from '../../locale/locale.js';
import { useText } from '../../messages/react.js';
import { socialMessages } from '../../messages/social/messages.js';
import type { Turn } from './turn.js';

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
