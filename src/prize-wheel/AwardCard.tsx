import type { ReactNode } from 'react';
import type { Language } from '../page/locale.js';
import { type Award, awardUse } from '../state/prizes.js';
import { Picture } from '../ui/Picture.js';
import { type Checked, CheckNote } from './CheckNote.js';
import type { PrizeWheelMessages } from './messages.js';

interface Props {
  readonly text: PrizeWheelMessages;
  readonly lang: Language;
  readonly award: Award;
  /** The server's picture for a win: a URL that has been checked, or null for none. */
  readonly picture: string | null;
  readonly checked: Checked | Promise<Checked>;
}

/** The award that the wheel stopped at, and until when it is valid. */
export function AwardCard({ text, lang, award, picture, checked }: Props): ReactNode {
  const end = new Date(awardUse(award).expires_at ?? Number.NaN);
  return (
    <div part="award" className="award">
      {award.award_state !== 0 && (
        <>
          <Picture src={picture}>{null}</Picture>
          <p>{text.won}</p>{' '}
        </>
      )}
      <strong dir="auto">{award.award_name}</strong>{' '}
      {award.award_explain && <p dir="auto">{award.award_explain}</p>}{' '}
      {!Number.isNaN(end.getTime()) && (
        <p part="until" className="until">
          {text.until.replace('%', () => momentOf(end, lang))}
        </p>
      )}
      <CheckNote text={text} checked={checked} />
    </div>
  );
}

/** Formats a date, including the time if it is less than a day away. */
function momentOf(end: Date, lang: Language): string {
  const isSoon = end.getTime() - Date.now() < 86_400_000;
  const format: Intl.DateTimeFormatOptions = { dateStyle: 'long', ...(isSoon && { timeStyle: 'short' }) };
  return new Intl.DateTimeFormat(`${lang}-u-nu-latn`, format).format(end);
}
