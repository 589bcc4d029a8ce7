import type { ReactNode } from 'react';
import { safeImageUrl } from '../navigation/safe-url.js';
import { useStore } from '../state/use-store.js';
import { icon } from '../ui/icons.js';
import { Picture } from '../ui/Picture.js';
import type { PrizePopupMessages } from './messages.js';
import type { Gift } from './tiles.js';

const GiftIcon = icon(
  'M4 11h16v9H4zM2.5 7h19v4h-19zM12 7v13M12 7S10.5 3 8 3a2 2 0 0 0 0 4zM12 7s1.5-4 4-4a2 2 0 0 1 0 4z',
);
const UsedIcon = icon('m5 12.5 4.5 4.5L19 7.5');
const LockedIcon = icon('M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11');

interface Props {
  readonly text: PrizePopupMessages;
  /** 1 to 4. */
  readonly number: number;
  readonly gifts: readonly Gift[];
  readonly onClick: () => void;
}

/** A tile of the popup: its gifts, and how each of them stands. */
export function Tile({ text, number, gifts, onClick }: Props): ReactNode {
  const api = useStore(({ bigdata }) => bigdata.config.api);
  const states = gifts.flatMap(({ state }) => (state ? [text.states[state]] : [])).join(', ');
  return (
    <button type="button" part="tile" className="tile" onClick={onClick}>
      <span part="gifts" className="gifts">
        {(gifts.length ? gifts : [{ picture: null, state: null }]).map(({ picture, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gift is its place in the list
          <span key={index} className={`gift ${state}`}>
            <Picture src={safeImageUrl(picture, api)}>
              <GiftIcon />
            </Picture>
            {state === 'used' && <UsedIcon />}
            {state === 'locked' && <LockedIcon />}
          </span>
        ))}
      </span>
      <span key={text.gift(number)} part="label" className="label">
        {text.gift(number)}
      </span>{' '}
      {states && (
        <span key={states} className={gifts.length > 1 ? 'unseen' : 'state'}>
          {states}
        </span>
      )}
    </button>
  );
}
