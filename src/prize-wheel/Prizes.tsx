import { type ReactNode, useId } from 'react';
import type { Language } from '../page/locale.js';
import type { PrizeInfoReply } from '../state/prizes.js';
import type { PrizeWheelMessages } from './messages.js';

interface Props {
  readonly text: PrizeWheelMessages;
  readonly lang: Language;
  readonly prizes: PrizeInfoReply['prizes'];
}

/** The prizes as text, each with its terms and its odds if the server sends them. */
export function Prizes({ text, lang, prizes }: Props): ReactNode {
  const id = useId();
  const percent = new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div part="prizes" className="prizes">
      <h2 id={id} key={text.prizes}>
        {text.prizes}
      </h2>
      <ul aria-labelledby={id}>
        {prizes.map(({ award_level, award_name, award_terms, odds }) => (
          <li
            key={`${award_level} ${award_name}`}
            part="prize"
            className={award_level % 2 ? 'odd' : undefined}
          >
            <span dir="auto">
              {award_name}
              {award_terms && <small> {award_terms}</small>}
            </span>
            {typeof odds === 'number' && (
              <span part="odds" className="odds">
                {' '}
                {percent.format(odds)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
