import { useEffect, useState } from 'react';
import MinusIcon from '../../assets/icons/minus.svg?react';
import PlusIcon from '../../assets/icons/plus.svg?react';

interface QuantityProps {
  /** The current quantity. When it changes, it replaces what was typed. */
  value: number;
  /** The maximum quantity available. */
  max: number;
  /** The accessible names of the buttons, and of the field if it has no label. */
  names: { less: string; more: string; field?: string };
  /** The field's id, for a separate label. */
  id?: string;
  className?: string;
  /** Whether each number typed takes effect right away. Defaults to false: it does on blur, or on Enter. */
  isLive?: boolean;
  /** What to say beside it after more was typed than is available. Defaults to nothing. */
  limit?: string;
  onChange: (pieces: number) => void;
}

/** A quantity: one more, one less, or a number typed in. */
export function Quantity(props: QuantityProps) {
  const { value, max, names, id, className = 'quantity', isLive = false, limit, onChange } = props;
  // What was typed may be empty for a moment.
  const [typed, setTyped] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => setTyped(null), [value]);
  const commit = () => {
    if (typed === null) return;
    const pieces = Math.min(Math.max(1, Number(typed) || value), Math.max(1, max));
    setTyped(pieces === value ? null : String(pieces));
    setCut(Number(typed) > pieces);
    if (pieces !== value) onChange(pieces);
  };
  return (
    <>
      <span className={className}>
        <button
          type="button"
          aria-label={names.less}
          disabled={value <= 1}
          onClick={() => {
            setCut(false);
            onChange(value - 1);
          }}
        >
          <MinusIcon />
        </button>
        <input
          id={id}
          aria-label={names.field}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={({ target }) => {
            const text = target.value.replace(/\D/g, '').slice(0, 5);
            // If only a letter was typed, nothing rerenders, and the phone site would keep the letter.
            target.value = text;
            setTyped(text);
            setCut(false);
            if (isLive && Number(text) >= 1 && Number(text) <= max) onChange(Number(text));
          }}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        <button
          type="button"
          aria-label={names.more}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <PlusIcon />
        </button>
      </span>
      {limit && (
        <small role="status" className={isCut ? 'hint' : 'visually-hidden'}>
          {isCut && limit}
        </small>
      )}
    </>
  );
}
