import type { ReactNode } from 'react';
import type { Award } from '../state/prizes.js';
import { Picture } from '../ui/Picture.js';
import { type Checked, CheckNote } from './CheckNote.js';
import type { PrizeWheelMessages } from './messages.js';

interface Props {
  readonly text: PrizeWheelMessages;
  readonly award: Award;
  /** What the server shows with a win: a URL that was checked; null for none. */
  readonly picture: string | null;
  readonly checked: Checked | Promise<Checked>;
}

/** What the wheel stopped at. */
export function AwardCard({ text, award, picture, checked }: Props): ReactNode {
  return (
    <div part="award" className="award">
      {award.award_state !== 0 && (
        <>
          <Picture src={picture}>{null}</Picture>
          <p>{text.won}</p>{' '}
        </>
      )}
      <strong dir="auto">{award.award_name}</strong>{' '}
      {award.award_explain && <p dir="auto">{award.award_explain}</p>}
      <CheckNote text={text} checked={checked} />
    </div>
  );
}
