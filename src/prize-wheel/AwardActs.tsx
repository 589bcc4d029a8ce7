import { type ReactNode, useRef, useState } from 'react';
import { Link } from '../navigation/Link.js';
import { type Award, awardUse } from '../state/prizes.js';
import { CloseIcon } from '../ui/icons.js';
import type { PrizeWheelMessages } from './messages.js';

interface Props {
  readonly text: PrizeWheelMessages;
  readonly award: Award;
  /** Spins again; null if that isn't possible. */
  readonly onSpin: (() => void) | null;
  readonly onClose: () => void;
}

/** The actions for an award: copy its code, use it, spin again. */
export function AwardActs({ text, award, onSpin, onClose }: Props): ReactNode {
  const { goods_id, coupon_log_id, coupon_code } = awardUse(award);
  const isWon = award.award_state !== 0;
  const target = goods_id
    ? { path: '/content/homeClass', query: { id: goods_id } }
    : coupon_log_id && { path: '/content/shopCartNew' };
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
