import { type ReactNode, useRef, useState } from 'react';
import { fill, withOrdinal } from '../i18n/text.js';
import { Link } from '../navigation/Link.js';
import type { Language } from '../page/locale.js';
import type { DrawCheck } from '../state/check-draw.js';
import type { Award } from '../state/prizes.js';
import { CloseIcon } from '../ui/icons.js';
import { Picture } from '../ui/Picture.js';
import { useLatestEffect } from '../ui/use-latest.js';
import type { PrizeWheelMessages } from './messages.js';

interface AwardCardProps {
  readonly text: PrizeWheelMessages;
  readonly lang: Language;
  readonly award: Award;
  /** The prize's picture, or the server's for any win: a URL that has been checked, or null for none. */
  readonly picture: string | null;
  readonly checked: Checked | Promise<Checked>;
}

/** The award that the wheel stopped at, and until when it is valid. */
export function AwardCard({ text, lang, award, picture, checked }: AwardCardProps): ReactNode {
  const end = new Date(award.expires_at ?? Number.NaN);
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
          {fill(text.until, { time: momentOf(end, lang) })}
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
  return withOrdinal(new Intl.DateTimeFormat(`${lang}-u-nu-latn`, format).format(end), lang);
}

interface AwardActsProps {
  readonly text: PrizeWheelMessages;
  readonly award: Award;
  /** Spins again; null if that isn't possible. */
  readonly onSpin: (() => void) | null;
  readonly onClose: () => void;
}

/** The actions for an award: copy its code, use it, spin again. */
export function AwardActs({ text, award, onSpin, onClose }: AwardActsProps): ReactNode {
  const { goods_id, coupon_log_id, coupon_code } = award;
  const isWon = award.award_state !== 0;
  const cart = coupon_log_id ? { path: '/content/shopCartNew' } : null;
  const target = goods_id ? { path: '/content/homeClass', query: { id: `${goods_id}` } } : cart;
  return (
    <>
      {isWon && coupon_code && <Code key={coupon_code} text={text} code={coupon_code} />}
      <div className="acts">
        {isWon && target && (
          <Link {...target} part="use" className="primary" onNavigate={onClose}>
            <span key={text.use}>{text.use}</span>
          </Link>
        )}
        {onSpin && (
          <button
            type="button"
            part="again"
            className={isWon && target ? 'quiet' : 'primary'}
            onClick={onSpin}
          >
            <span key={text.again}>{text.again}</span>
          </button>
        )}
      </div>
      <button type="button" part="close" className="close" aria-label={text.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </>
  );
}

/** A coupon code with a button that copies it. */
function Code({ text, code }: { readonly text: PrizeWheelMessages; readonly code: string }): ReactNode {
  const place = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Copying was denied, or the page isn't on https. Select the code so that the shopper can copy it.
      if (place.current) place.current.ownerDocument.getSelection()?.selectAllChildren(place.current);
    }
  };
  return (
    <div part="code" className="code">
      <span className="unseen">{text.code}</span>
      <code ref={place} dir="ltr" translate="no">
        {code}
      </code>
      <button type="button" part="copy" className="quiet" onClick={() => void copy()}>
        <span key={String(isCopied)}>{isCopied ? text.copied : text.copy}</span>
      </button>
      <span role="status" className="unseen">
        {isCopied && text.copied}
      </span>
    </div>
  );
}

/** The result of checking a draw; null if nothing can be checked. */
export type Checked = DrawCheck | null;

interface CheckNoteProps {
  readonly text: PrizeWheelMessages;
  /** The result that was known when the wheel stopped, or a `Promise` of it. */
  readonly checked: Checked | Promise<Checked>;
}

/** Says whether the draw is the one that the server promised before it. Renders nothing if the server promised none. */
function CheckNote({ text, checked }: CheckNoteProps): ReactNode {
  const [found, setFound] = useState(checked instanceof Promise ? null : checked);
  useLatestEffect([checked], async ({ signal }) => {
    const value = await checked;
    if (!signal.aborted) setFound(value);
  });
  return (
    found && (
      <p part="check" className="check" data-check={found} key={text[found]}>
        {text[found]}
      </p>
    )
  );
}
