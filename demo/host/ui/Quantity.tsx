import { useEffect, useState } from 'react';
import MinusIcon from '../../assets/icons/minus.svg?react';
import PlusIcon from '../../assets/icons/plus.svg?react';

interface QuantityProps {
  /** How many there are now; what is typed gives way to it when it changes. */
  value: number;
  /** As many as can be had. */
  max: number;
  /** What its buttons are called, and its field where no label does it. */
  names: { less: string; more: string; field?: string };
  /** The field's, for a label of its own. */
  id?: string;
  className?: string;
  /** Whether each number that is typed counts at once; default false: it counts when the field is left, or by Enter. */
  isLive?: boolean;
  onChange: (pieces: number) => void;
}

/** How many pieces: one more, one less, or a number that is typed. */
export function Quantity(props: QuantityProps) {
  const { value, max, names, id, className = 'quantity', isLive = false, onChange } = props;
  // What is typed may be empty for a moment.
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [value]);
  const commit = () => {
    if (typed === null) return;
    const pieces = Math.min(Math.max(1, Number(typed) || value), Math.max(1, max));
    setTyped(String(pieces));
    if (pieces !== value) onChange(pieces);
  };
  return (
    <span className={className}>
      <button type="button" aria-label={names.less} disabled={value <= 1} onClick={() => onChange(value - 1)}>
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
          // Where nothing but a letter was typed, nothing is drawn anew, and the phone site would keep it.
          target.value = text;
          setTyped(text);
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
  );
}
