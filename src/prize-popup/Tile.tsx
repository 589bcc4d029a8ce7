import type { ReactNode } from 'react';
import { fill, withOrdinal } from '../i18n/text.js';
import type { Language } from '../page/locale.js';
import { safeImageUrl } from '../page/safe-url.js';
import { useStore } from '../state/use-store.js';
import { icon } from '../ui/icons.js';
import { Picture } from '../ui/Picture.js';
import type { PrizePopupMessages } from './messages.js';
import type { Gift } from './tiles.js';

const GiftIcon = icon(
  'M4 11h16v9H4zM2.5 7h19v4h-19zM12 7v13M12 7S10.5 3 8 3a2 2 0 0 0 0 4zM12 7s1.5-4 4-4a2 2 0 0 1 0 4z',
);
const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
const LockedIcon = icon('M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11');

interface Props {
  readonly text: PrizePopupMessages;
  readonly lang: Language;
  /** 1 to 4. */
  readonly number: number;
  readonly gifts: readonly Gift[];
  readonly onClick: () => void;
}

/** A tile of the popup: the names of its gifts, their states, and until when they are valid. */
export function Tile({ text, lang, number, gifts, onClick }: Props): ReactNode {
  const api = useStore(({ bigdata }) => bigdata.config.api);
  const all = gifts.flatMap(({ state }) => (state ? [text.states[state]] : []));
  // If all states are the same, show it only once.
  const isAlike = new Set(all).size === 1;
  const states = isAlike ? all[0] : all.join(', ');
  const names = gifts.flatMap(({ name }) => name || []);
  // Names begin with a capital in any language, which doesn't go with "and".
  const label = names.length ? names.join(' + ') : fill(text.gift, { number });
  const end = new Date(gifts.find(({ expires_at }) => expires_at)?.expires_at ?? Number.NaN);
  return (
    <button type="button" part="tile" className="tile" onClick={onClick}>
      <span part="gifts" className="gifts">
        {(gifts.length ? gifts : [{ picture: null, state: null }]).map(({ picture, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gift is its place in the list
          <span key={index} className={`gift ${state}`}>
            <Picture src={safeImageUrl(picture, api)}>
              <GiftIcon />
            </Picture>
            {(state === 'used' || state === 'claimed') && <CheckIcon />}
            {state === 'locked' && <LockedIcon />}
          </span>
        ))}
      </span>
      <span key={label} part="label" className="label">
        {label}
      </span>{' '}
      {states && (
        <span key={states} className={isAlike ? 'state' : 'unseen'}>
          {states}
        </span>
      )}
      {!Number.isNaN(end.getTime()) && (
        <>
          {' '}
          <span part="until" className="state">
            {fill(text.until, { time: momentOf(end, lang) })}
          </span>
        </>
      )}
    </button>
  );
}

/** Formats a date and time in short form. */
const momentOf = (end: Date, lang: Language): string =>
  withOrdinal(
    new Intl.DateTimeFormat(`${lang}-u-nu-latn`, {
      ...{ month: 'short', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric' },
    }).format(end),
    lang,
  );
